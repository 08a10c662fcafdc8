import Foundation
import TerraceCore

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale.current } }

extension EnvironmentValues {
    /// The locale that views go by; the user's where nothing else was set. As in SwiftUI it says nothing about `layoutDirection`, which the
    /// user's language decides when the program starts: set both to show a part of a program in another language.
    ///
    /// ```swift
    /// Text("مرحبا").environment(\.locale, Locale(identifier: "ar")).environment(\.layoutDirection, .rightToLeft)
    /// ```
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
