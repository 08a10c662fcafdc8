import Foundation
import SwiftUI
import Testing

/// What Foundation on this system lacks and the SwiftUI module brings, beside a direct import of Foundation.
@Suite("Foundation's gaps")
struct FoundationTests {
    private let english = Locale(identifier: "en_US")

    @Test("DateComponentsFormatter: positions, letters, words")
    func dateComponents() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 3909) == "1:05:09")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "0:05")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: 3909) == "65:09")
        formatter.unitsStyle = .abbreviated
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: 3900) == "1h 5m")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3660) == "1 hour, 1 minute")
        #expect(formatter.string(from: 7200) == "2 hours")
        #expect(formatter.string(from: .nan) == nil)
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .short) == "2 hr")
    }

    @Test("RelativeDateTimeFormatter")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date()
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(3 * 86_400), relativeTo: now) == "in 3 days")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    }

    @Test("ListFormatter")
    func list() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
    }

    @Test("Names of people")
    func names() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        name.namePrefix = "Countess"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .long)) == "Countess Ada Lovelace")
        let formatter = PersonNameComponentsFormatter()
        #expect(formatter.string(from: name) == "Ada Lovelace")
        #expect(formatter.personNameComponents(from: "Ada Lovelace")?.familyName == "Lovelace")
    }

    @Test("Measurements, in the units of a country")
    func measurements() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(distance.formatted(Style(width: .abbreviated, locale: Locale(identifier: "en_DE"))) == "5 km")
        #expect(distance.formatted(Style(width: .wide, locale: english, usage: .asProvided)) == "5 kilometers")
        #expect(distance.formatted(Style(width: .abbreviated, locale: english)) == "3.11 mi")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: english)) == "68°F")
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kg")
    }

    @Test("Transforms of points")
    func transforms() {
        let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved == CGPoint(x: 4, y: 6))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
        let both = CGAffineTransform.identity.translatedBy(x: 1, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 3, y: 2))
        #expect(CGPoint(x: 3, y: 2).applying(both.inverted()) == CGPoint(x: 1, y: 1))
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: -2, y: 1)).minX == -2)
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    }

    @Test("What the system tells, and directories")
    func system() {
        #expect(CFAbsoluteTimeGetCurrent() > 0)
        #expect(autoreleasepool { 3 } == 3)
        #expect(URL.documentsDirectory.isFileURL && URL.temporaryDirectory.isFileURL)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(arc4random_uniform(1) == 0)
    }
}
