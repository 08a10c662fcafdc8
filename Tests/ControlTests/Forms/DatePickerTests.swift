import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    private static let utc = TimeZone(identifier: "UTC") ?? .gmt

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    private struct Shown: View {
        @State var date: Date
        var bounds: ClosedRange<Date>?
        var components: DatePickerComponents = .date
        var locale = "en_US"
        var direction = LayoutDirection.leftToRight
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    if let bounds {
                        DatePicker("Due", selection: $date, in: bounds, displayedComponents: components)
                    } else {
                        DatePicker("Due", selection: $date, displayedComponents: components)
                    }
                }
                Text(verbatim: date.ISO8601Format())
            }
            .environment(\.locale, Locale(identifier: locale))
            .environment(\.calendar, Calendar(identifier: .gregorian))
            .environment(\.timeZone, DatePickerTests.utc)
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("E59: Left and Right go between fields, Up and Down change one: month 12 goes to 1, never to 13")
    func e59_fields() {
        let host = TestHost.pinned(Shown(date: Self.date(2024, 12, 31)), width: 40, height: 2)
        #expect(host.lines[0] == "Due [12/31/2024]")
        #expect(host.selected(row: 0) == "     ^^")
        host.press(.upArrow)
        #expect(host.lines[0] == "Due [01/31/2024]")
        host.press(.upArrow)
        #expect(host.lines[0] == "Due [02/29/2024]", "February has no 31st")
        host.press(.rightArrow)
        host.press(.upArrow)
        #expect(host.lines[0] == "Due [02/01/2024]")
        host.press(.downArrow)
        #expect(host.lines[0] == "Due [02/29/2024]")
        host.press(.rightArrow)
        #expect(host.selected(row: 0) == "           ^^^^")
        host.press(.upArrow)
        #expect(host.lines[0] == "Due [02/28/2025]")
        host.press(.leftArrow)
        #expect(host.selected(row: 0) == "        ^^")
    }

    @Test("Digits are typed into fields, which go on when they are full; what cannot be a month begins anew")
    func typing() {
        let host = TestHost.pinned(Shown(date: Self.date(2024, 6, 5)), width: 40, height: 2)
        host.type("9152023")
        #expect(host.lines[0] == "Due [09/15/2023]")
        #expect(host.lines[1].hasPrefix("2023-09-15"))
        host.press(.leftArrow)
        host.press(.leftArrow)
        host.type("1")
        #expect(host.lines[0] == "Due [ 1/15/2023]", "it may become a 10")
        #expect(host.lines[1].hasPrefix("2023-09-15"))
        host.type("/")
        #expect(host.lines[1].hasPrefix("2023-01-15"))
        host.type("4")
        #expect(host.lines[1].hasPrefix("2023-01-04"), "there is no day 40: the field is done")
        #expect(host.selected(row: 0) == "           ^^^^")
        host.press(.leftArrow)
        host.type("0/")
        #expect(host.lines[1].hasPrefix("2023-01-01"), "there is no day 0")
    }

    @Test("Times: 12 hours with AM and PM, 24 hours elsewhere; what is not shown stays")
    func times() {
        let afternoon = Self.date(2024, 6, 5, 15, 30)
        let host = TestHost.pinned(Shown(date: afternoon, components: .hourAndMinute), width: 40, height: 2)
        #expect(host.lines[0] == "Due [ 3:30 PM]")
        host.press(.upArrow)
        host.press(.rightArrow)
        host.type("05")
        #expect(host.lines[0] == "Due [ 4:05 PM]")
        #expect(host.selected(row: 0).trimmingCharacters(in: .whitespaces) == "^^", "after two digits the next field is AM or PM")
        host.type("a")
        #expect(host.lines[0] == "Due [ 4:05 AM]")
        #expect(host.lines[1] == "2024-06-05T04:05:00Z")
        let german = TestHost.pinned(
            Shown(date: afternoon, components: [.date, .hourAndMinute], locale: "de_DE"), width: 40, height: 2)
        #expect(german.lines[0] == "Due [05.06.2024, 15:30]")
    }

    @Test("A range bounds every way to change the date")
    func range() {
        let bounds = Self.date(2024, 6, 3)...Self.date(2024, 6, 20)
        let host = TestHost.pinned(Shown(date: Self.date(2024, 6, 5), bounds: bounds), width: 40, height: 2)
        host.press(.upArrow)
        #expect(host.lines[0] == "Due [06/20/2024]")
        host.press(.rightArrow)
        host.type("01")
        #expect(host.lines[0] == "Due [06/03/2024]")
    }

    @Test("Arabic: fields run from the right, in its own digits, and Left goes on")
    func arabic() {
        let host = TestHost.pinned(
            Shown(date: Self.date(2024, 6, 5), locale: "ar_EG", direction: .rightToLeft), width: 30, height: 2)
        let row = host.lines[0]
        #expect(row.contains("٢٠٢٤") && row.contains("٠٥"), "\(row)")
        let before = host.selected(row: 0)
        host.press(.leftArrow)
        #expect(host.selected(row: 0) != before)
        #expect((host.selected(row: 0).firstIndex(of: "^") ?? row.endIndex) < (before.firstIndex(of: "^") ?? row.startIndex))
        host.press(.upArrow)
        #expect(host.lines[1].contains("2024-07-05"), "\(host.lines[1])")
    }

    @Test("Styles: a wheel shows what comes before and after, a stepper field has signs to click")
    func styles() {
        let wheel = TestHost.pinned(Shown(date: Self.date(2024, 6, 5)).datePickerStyle(.wheel), width: 40, height: 4)
        #expect(wheel.lines[0...2] == ["     05/04/2023", "Due [06/05/2024]", "     07/06/2025"] || wheel.lines[0] == "     05 04 2023")
        wheel.press(.downArrow)
        #expect(wheel.lines[1] == "Due [05/05/2024]")
        let stepper = TestHost.pinned(
            Shown(date: Self.date(2024, 6, 5)).datePickerStyle(StepperFieldDatePickerStyle()), width: 40, height: 2)
        #expect(stepper.lines[0] == "Due [06/05/2024 - +]")
        stepper.click(x: 18, y: 0)
        #expect(stepper.lines[0] == "Due [07/05/2024 - +]")
        stepper.click(x: 8, y: 0)
        stepper.click(x: 16, y: 0)
        #expect(stepper.lines[0] == "Due [07/04/2024 - +]")
    }

    private static let june = """
        ‹     June 2024      ›
         Su Mo Tu We Th Fr Sa
                            1
          2  3  4[ 5] 6  7  8
          9 10 11 12 13 14 15
         16 17 18 19 20 21 22
         23 24 25 26 27 28 29
         30
        """

    @Test("A month is shown whole: arrows go by days and weeks, Page Down to the next month")
    func month() {
        let host = TestHost.pinned(
            Shown(date: Self.date(2024, 6, 5, 9, 15)).datePickerStyle(.graphical).labelsHidden(), width: 30, height: 9)
        #expect(host.lines[0...7].joined(separator: "\n") == Self.june)
        host.press(.downArrow)
        host.press(.rightArrow)
        #expect(host.lines[8] == "2024-06-13T09:15:00Z")
        host.press(.pageDown)
        #expect(host.lines[0] == "‹     July 2024      ›")
        #expect(host.lines[8] == "2024-07-13T09:15:00Z")
        host.press(.end)
        #expect(host.lines[8] == "2024-07-31T09:15:00Z")
        host.click(x: 2, y: 3)
        #expect(host.lines[8] == "2024-07-07T09:15:00Z")
        host.click(x: 0, y: 0)
        #expect(host.lines[8] == "2024-06-07T09:15:00Z")
    }

    @Test("Right to left, a month runs from the right")
    func monthMirrored() {
        let host = TestHost.pinned(
            Shown(date: Self.date(2024, 6, 5), direction: .rightToLeft).datePickerStyle(.graphical).labelsHidden(), width: 22, height: 9)
        #expect(host.lines[1] == " Sa Fr Th We Tu Mo Su")
        host.press(.leftArrow)
        #expect(host.lines[8].contains("2024-06-06"), "\(host.lines[8])")
    }

    @Test("Several days: Space chooses a day, and lets go of it")
    func several() {
        struct Days: View {
            @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 6, day: 5)]
            var body: some View {
                MultiDatePicker("Days", selection: $days)
                    .environment(\.locale, Locale(identifier: "en_US"))
                    .environment(\.calendar, Calendar(identifier: .gregorian))
                    .environment(\.timeZone, DatePickerTests.utc)
                Text(verbatim: days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
            }
        }
        let host = TestHost.pinned(VStack(alignment: .leading, spacing: 0) { Days() }, width: 30, height: 10)
        host.press(.rightArrow)
        host.press(.space)
        #expect(host.lines[9] == "5 6")
        host.press(.leftArrow)
        host.press(.space)
        #expect(host.lines[9] == "6")
    }

    @Test("A style of the program's own is told the range and the parts")
    func customStyle() {
        struct Plain: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: configuration.minimumDate == nil ? "any" : "from")
                    Button("later") { configuration.selection += 86400 }
                }
            }
        }
        let bounds = Self.date(2024, 6, 3)...Self.date(2024, 6, 20)
        let host = TestHost.pinned(
            Shown(date: Self.date(2024, 6, 5), bounds: bounds).datePickerStyle(Plain()), width: 40, height: 2)
        #expect(host.lines[0].hasPrefix("Due from"))
        host.press(.return)
        #expect(host.lines[1].hasPrefix("2024-06-06"))
    }

    @Test("Nothing that can be typed traps, in any calendar")
    func storm() {
        var generator = SeededGenerator(5)
        let calendars: [Calendar.Identifier] = [.gregorian, .hebrew, .japanese, .islamicCivil, .buddhist, .persian, .chinese]
        let keys: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end, .delete, .space]
        for identifier in calendars {
            struct Both: View {
                @State var date = DatePickerTests.date(2024, 2, 29, 23, 59)
                var body: some View {
                    VStack {
                        DatePicker("a", selection: $date)
                        DatePicker("b", selection: $date).datePickerStyle(.graphical)
                    }
                }
            }
            let host = TestHost.pinned(Both().environment(\.calendar, Calendar(identifier: identifier)), width: 40, height: 12)
            for _ in 0..<60 {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: host.type(String(Int.random(in: 0...99, using: &generator)))
                case 1: host.press(.tab)
                default: host.press(keys[Int.random(in: 0..<keys.count, using: &generator)])
                }
            }
            #expect(host.text.contains("["))
        }
    }
}
