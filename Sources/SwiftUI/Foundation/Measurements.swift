import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement: "3 km", "3 kilometers". Units are written in English.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate enum Kind: Codable, Hashable { case wide, abbreviated, narrow }
            fileprivate let kind: Kind
            /// "3 kilometers".
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// "3 km".
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// "3km".
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        /// How units are written.
        public var width: UnitWidth
        /// Whose units and digits they are.
        public var locale: Locale
        /// What is measured.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Writes a measurement.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// A measurement as text.
        public func format(_ value: Measurement<UnitType>) -> String {
            var shown = value
            if usage?.convertsUnits ?? true, let unit = LocalUnits.unit(for: value, locale) { shown.convert(to: unit) }
            let style = numberFormatStyle ?? .number.precision(.fractionLength(0...(usage?.fraction ?? 2)))
            return UnitText.text(
                style.locale(locale).format(shown.value), shown.unit, shown.value, width.kind == .wide, width.kind == .narrow)
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement as text.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// The measurement as text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

/// What is measured, which decides on the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let convertsUnits: Bool
    fileprivate let fraction: Int
    /// Anything: in the units of the user's country.
    public static var general: Self { Self(convertsUnits: true, fraction: 2) }
    /// In the unit that it has.
    public static var asProvided: Self { Self(convertsUnits: false, fraction: 6) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person.
    public static var personHeight: Self { Self(convertsUnits: true, fraction: 1) }
    /// A distance on a road.
    public static var road: Self { Self(convertsUnits: true, fraction: 1) }
    /// The height of a person, shorter.
    public static var person: Self { Self(convertsUnits: true, fraction: 1) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather.
    public static var weather: Self { Self(convertsUnits: true, fraction: 0) }
    /// A person's temperature.
    public static var person: Self { Self(convertsUnits: true, fraction: 1) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(convertsUnits: true, fraction: 1) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food holds.
    public static var food: Self { Self(convertsUnits: false, fraction: 0) }
    /// What work takes.
    public static var workout: Self { Self(convertsUnits: false, fraction: 0) }
}

extension FormatStyle {
    /// Writes a measurement.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes measurements.
open class MeasurementFormatter: Formatter {
    /// Which unit is used.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit that a measurement has.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit of the right size; taken as that of the country.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is used.
    open var unitOptions: UnitOptions = []
    /// How units are written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Whose units and digits they are.
    open var locale: Locale = .autoupdatingCurrent
    /// Writes the number.
    open lazy var numberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }()

    /// A measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
        if !unitOptions.contains(.providedUnit), let dimension = measurement.unit as? Dimension,
            let local = LocalUnits.unit(value, dimension, locale)
        {
            value = Measurement(value: value, unit: dimension).converted(to: local).value
            unit = local
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
        return UnitText.text(number, unit, value, unitStyle == .long, unitStyle == .short)
    }

    /// A unit as text.
    open func string(from unit: Unit) -> String { UnitText.name(unit, 2, unitStyle == .long) }
}

/// The units that a country uses.
private enum LocalUnits {
    static func unit<UnitType: Dimension>(for value: Measurement<UnitType>, _ locale: Locale) -> UnitType? {
        unit(value.value, value.unit, locale) as? UnitType
    }

    static func unit(_ value: Double, _ unit: Dimension, _ locale: Locale) -> Dimension? {
        let isUS = locale.measurementSystem == .us
        let isUK = locale.measurementSystem == .uk
        switch unit {
        case is UnitTemperature where unit != UnitTemperature.kelvin: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case let unit as UnitLength:
            let meters = abs(Measurement(value: value, unit: unit).converted(to: .meters).value)
            if isUS || isUK { return meters >= 1609 ? UnitLength.miles : meters >= 0.3 ? UnitLength.feet : UnitLength.inches }
            return meters >= 1000
                ? UnitLength.kilometers
                : meters >= 1
                    ? UnitLength.meters
                    : meters >= 0.01
                        ? UnitLength.centimeters
                        : UnitLength.millimeters
        case let unit as UnitMass:
            let kilograms = abs(Measurement(value: value, unit: unit).converted(to: .kilograms).value)
            if isUS { return kilograms >= 0.45 ? UnitMass.pounds : UnitMass.ounces }
            return kilograms >= 1 ? UnitMass.kilograms : UnitMass.grams
        case is UnitSpeed: return isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        default: return nil
        }
    }
}

/// How a number and its unit are written together.
private enum UnitText {
    private static let names: [String: String] = [
        "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "L": "liter", "mL": "milliliter", "gal": "gallon",
        "cup": "cup", "tsp": "teaspoon", "tbsp": "tablespoon", "pt": "pint", "qt": "quart", "hr": "hour", "min": "minute", "sec": "second",
        "s": "second", "km/h": "kilometer per hour", "mph": "mile per hour", "m/s": "meter per second", "kn": "knot",
        "°C": "degree Celsius", "°F": "degree Fahrenheit", "K": "kelvin", "kCal": "kilocalorie", "cal": "calorie", "J": "joule",
        "kJ": "kilojoule", "W": "watt", "kW": "kilowatt", "°": "degree", "rad": "radian", "B": "byte", "KB": "kilobyte", "kB": "kilobyte",
        "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    ]

    static func name(_ unit: Unit, _ value: Double, _ isWide: Bool) -> String {
        guard isWide, let name = names[unit.symbol] else { return unit.symbol }
        if value == 1 { return name }
        switch name {
        case "foot": return "feet"
        case "inch": return "inches"
        case "kelvin": return name
        default: break
        }
        // "kilometers per hour", "degrees Celsius".
        guard let space = name.firstIndex(of: " ") else { return name + "s" }
        return name[..<space] + "s" + name[space...]
    }

    static func text(_ number: String, _ unit: Unit, _ value: Double, _ isWide: Bool, _ isNarrow: Bool) -> String {
        let name = name(unit, value, isWide)
        // Degrees follow their number at once.
        return isNarrow || name.hasPrefix("°") ? number + name : "\(number) \(name)"
    }
}
