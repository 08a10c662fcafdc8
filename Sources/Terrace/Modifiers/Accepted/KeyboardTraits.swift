import TerraceCore

/// Which keyboard a device with a screen of glass shows. A terminal has a keyboard of its own.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// ASCII letters.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For URLs.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For telephone numbers and names.
    case namePhonePad
    /// For e-mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For social networks.
    case twitter
    /// For searches.
    case webSearch
    /// ASCII digits.
    case asciiCapableNumberPad

    /// ASCII letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field is about, so that a device can fill it in. A terminal cannot.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of content by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title in front of a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A title behind a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// An address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// When a credit card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A birthday.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birthday.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birthday.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birthday.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// What a field is about, by AppKit's name.
public typealias NSTextContentType = UITextContentType

/// How tools that write for users show themselves. A terminal has none.
public nonisolated struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of it.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Some of it.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None of it.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// When dictation begins. A terminal hears nothing.
public nonisolated struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// By a key.
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// By a button in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// What begins dictation into a field.
public nonisolated struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    /// Choosing it.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// Looking at it.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

private enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether text is not corrected as it is typed. Nothing is corrected in a terminal.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// The same, as it was written before 2021.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue ?? false }
    }
}

extension View {
    /// Accepted: a terminal has a keyboard of its own.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Accepted: a terminal fills nothing in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Accepted: text is never corrected.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    /// Accepted: text is never corrected.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
    /// Accepted: a terminal hears nothing.
    public nonisolated func textInputDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
    /// Accepted: there are no tools that write for users.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Accepted: there are no tools that write for users.
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    /// Accepted: the bar for formats is not shown.
    public nonisolated func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    )
        -> some View
    { self }
    /// Accepted: nothing is written by hand.
    public nonisolated func scribbleDisabled(_ disable: Bool) -> some View { self }
    /// Accepted: the caret stands where the text says.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    /// Accepted: an editor's own keys find nothing yet; the terminal finds what it shows.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Accepted: see `findNavigator`.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Accepted: see `findNavigator`.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Accepted: a field completes by `textInputCompletions`.
    public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Accepted: a field completes by `textInputCompletions`.
    public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
}

/// Where controls for formats stand.
public nonisolated enum TextInputFormattingControlPlacement: Hashable, Sendable {
    /// Places for controls.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Places from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// With the keyboard.
        public static let inputAssistant = Set(rawValue: 1)
        /// With the menu of a selection.
        public static let contextMenu = Set(rawValue: 2)
        /// All.
        public static let all: Set = [.inputAssistant, .contextMenu]
    }
}

/// On which side of a break a caret stands.
public nonisolated enum TextSelectionAffinity: Hashable, CaseIterable, Sendable {
    /// As usual.
    case automatic
    /// Before it.
    case upstream
    /// Behind it.
    case downstream
}
