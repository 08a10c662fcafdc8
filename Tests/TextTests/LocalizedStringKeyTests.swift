import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Keys with values, and the tables that they are looked for in.
@MainActor struct LocalizedStringKeyTests {
    private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
        picture(60, 2) { Text(key).environment(\.locale, Locale(identifier: locale)) }
    }

    @Test("values are written as the locale writes them") func values() {
        let name = "Ada"
        #expect(shown("Hi \(name)!") == "Hi Ada!")
        #expect(shown("\(3) of \(4)") == "3 of 4")
        #expect(shown("\(1234567)") == "1,234,567")
        #expect(shown("\(1234567)", "de_DE") == "1.234.567")
        #expect(shown("\(-5) \(UInt8(200)) \(UInt64.max)", "en_US_POSIX") == "-5 200 18446744073709551615")
        #expect(shown("\(2.5)", "en_US_POSIX") == "2.500000")
        #expect(shown("\(true) \(Int?.none as Any)") == "true nil")
        #expect(shown("100%") == "100%")
        #expect(shown("\(50)% of 100%") == "50% of 100%")
    }

    @Test("formats of C's") func specifiers() {
        #expect(shown("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(shown("\(7, specifier: "%03d")") == "007")
        #expect(shown("\(255, specifier: "%x")") == "ff")
        #expect(shown("\(2.5, specifier: "%.1f")", "de_DE") == "2,5")
        #expect(shown("\(2.5, specifier: "$%.2f")") == "$2.50")
        #expect(shown("\(Float(0.5), specifier: "%g")") == "0.5")
        #expect(shown("\(CGFloat(2), specifier: "%.0f")") == "2")
    }

    @Test("formats that suit no value are harmless") func hostileSpecifiers() {
        for specifier in [
            "%n", "%s", "%@", "%", "%%", "", "%999999999d", "%.999999999f", "%*d", "%1$s %2$s", "%lld%lld", "%ld", "%q", "%5",
        ] {
            #expect(!shown("a\(42, specifier: specifier)").isEmpty)
            #expect(!shown("a\(4.2, specifier: specifier)").isEmpty)
        }
        #expect(FormatPiece.pieces(of: "50% %z %") == [.literal("50% %z %")])
    }

    @Test("formats and formatters in a key") func formats() {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        formatter.decimalSeparator = "."
        #expect(shown("\(0.25, format: .percent) done") == "25% done")
        #expect(shown("\(1.26, formatter: formatter)") == "1.3")
        #expect(shown("\(1234.5, format: .number)", "de_DE") == "1.234,5")
    }

    @Test("values find their places across looks, in the text of a link and in its destination") func placesAcrossLooks() {
        #expect(shown("\(1) **\(2)** [\(3) _\("x")_](https://a.b/\(5)) \(6)") == "1 2 3 x 6")
        #expect(FormatPiece.numbered("%@ %% %.2f %2$lld %") == "%1$@ %% %2$.2f %2$lld %")
    }

    @Test("a word agrees with its number") func inflection() {
        #expect(shown("^[\(3) file](inflect: true) left") == "3 files left")
        #expect(shown("^[\(1) file](inflect: true) left") == "1 file left")
        #expect(shown("^[\(0) Person](inflect: true)") == "0 People")
        #expect(shown("**^[\(2) story](inflect: true)**") == "2 stories")
        #expect(shown("^[\(2) box](inflect: false)") == "2 box")
        #expect(shown("^[box](inflect: true)") == "box")
        #expect(shown("^[\(2)](inflect: true) ^[](inflect: true)") == "2")
    }

    @Test("the key of a literal has a place for each value") func keys() {
        let count = 3
        let key: LocalizedStringKey = "\(count) of \("x") \(2.0) 100%"
        #expect(key.key == "%lld of %@ %lf 100%%")
        #expect(key == "\(count) of \("x") \(2.0) 100%")
        #expect(key != "\(4) of \("x") \(2.0) 100%")
    }

    @Test("F27: values in a format follow the environment's locale") func f27_locale() {
        func number(_ locale: String) -> String {
            picture(20, 1) { Text(1234.5, format: .number).environment(\.locale, Locale(identifier: locale)) }
        }
        #expect(number("de_DE") == "1.234,5")
        #expect(number("en_US") == "1,234.5")
        #expect(picture(20, 1) { Text(3, format: .number) } == "3")
    }

    @Test("formatters write values, and nothing for what they have no use for") func formatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(picture(20, 1) { Text(Date(timeIntervalSince1970: 0), formatter: formatter) } == "1970-01-01")
        #expect(picture(20, 1) { Text(NSNumber(value: 3), formatter: NumberFormatter()) } == "3")
        #expect(picture(20, 1) { Text("x" as NSString, formatter: formatter) } == "")
    }

    @Test("tables of strings are looked through for the locale, then for its language, then for English") func tables() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ language: String, _ table: String, _ text: String) throws {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("\(table).strings"))
        }
        try write("en", "Localizable", "/* shown */ \"title\" = \"Title\"; \"only\" = \"English\";")
        try write("de", "Localizable", "\"title\" = \"**Titel**\";\n// Reihenfolge\n\"%lld of %@\" = \"%2$@: %1$lld \\\"Stück\\\"\";")
        try write("de", "Other", "plain = \"schlicht\";")
        let bundle = try #require(Bundle(path: folder.path))
        func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> TestHost {
            host(40, 1) { Text(key, tableName: table, bundle: bundle).environment(\.locale, Locale(identifier: locale)) }
        }
        #expect(text("title", "de_AT").text == "Titel")
        #expect(text("title", "de_AT").shown(.bold) == "Titel")
        #expect(text("title", "fr_FR").text == "Title")
        #expect(text("only", "de_DE").text == "English")
        #expect(text("none", "de_DE").text == "none")
        #expect(text("\(3) of \("x")", "de_DE").text == "x: 3 \"Stück\"")
        #expect(text("plain", "de_DE", table: "Other").text == "schlicht")
        #expect(String(localized: "only", bundle: bundle, locale: Locale(identifier: "de")) == "English")
    }

    @Test("files of strings: comments, escapes, and what is no file of strings") func stringsFiles() {
        func parse(_ text: String) -> [String: String] { StringsFile.parse(Data(text.utf8)) }
        #expect(parse(#""a" = "b\n\"c\" \U00e9";"#) == ["a": "b\n\"c\" é"])
        #expect(parse("// x\n/* \"no\" = \"no\"; */ \"a\"=\"b\";") == ["a": "b"])
        #expect(parse("a = b; \"c\";") == ["a": "b", "c": "c"])
        #expect(parse("\"open = ").count == 1)
        #expect(parse("\"a\" = ") == [:])
        #expect(parse("/* open") == [:])
        #expect(parse("{}[]\u{0}") == [:])
        #expect(StringsFile.parse(#""a" = "b";"#.data(using: .utf16) ?? Data()) == ["a": "b"])
    }

    @Test("texts outside of views") func strings() {
        let count = 3
        #expect(String(localized: "\(count) items") == "3 items")
        #expect(String(localized: "key", defaultValue: "shown \(count)") == "shown 3")
        let resource = LocalizedStringResource("key", defaultValue: "a resource")
        #expect(String(localized: resource) == "a resource")
        #expect(picture(20, 1) { Text(resource) } == "a resource")
        #expect(picture(20, 1) { Text("a \(LocalizedStringResource("b")) c") } == "a b c")
    }

    @Test("attributed strings from Markdown") func markdown() throws {
        let text = try AttributedString(markdown: "# Head\n\nsome **bold**\ntext [here](https://a.b)\n\n- one\n- two")
        #expect(String(text.characters) == "Head\nsome bold text here\n• one\n• two")
        let link = text.runs.compactMap(\.link).first
        #expect(link?.absoluteString == "https://a.b")
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a  **b**\n# c", options: options).characters) == "a  b\n# c")
        #expect(host(30, 4) { Text(text) }.shown(.bold, row: 1) == "bold")
    }
}
