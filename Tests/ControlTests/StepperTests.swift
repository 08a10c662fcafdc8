import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Steppers")
struct StepperTests {
    private struct Ranged: View {
        let log: Log
        var step = 2
        @State var value = 2
        var body: some View {
            Stepper("n \(value)", value: $value, in: 0...3, step: step) { log.add($0 ? "begin" : "end") }
        }
    }

    @Test("E20: Up, Right and + go up, Down, Left and - go down, as far as the bounds")
    func e20_keys() {
        let log = Log()
        let host = TestHost.pinned(Ranged(log: log), width: 20, height: 1)
        #expect(host.text == "n 2 [- +]")
        host.press(.upArrow)
        #expect(host.text == "n 3 [- +]")
        #expect(log.take() == ["begin", "end"])
        host.press(.rightArrow)
        host.type("+")
        #expect(host.text == "n 3 [- +]")
        #expect(log.take() == [], "at the bound the key does nothing")
        host.press(.downArrow)
        #expect(host.text == "n 1 [- +]")
        host.press(.leftArrow)
        host.type("-")
        #expect(host.text == "n 0 [- +]")
        host.type("=")
        #expect(host.text == "n 2 [- +]")
    }

    @Test("E20: a direction without an action is out of use, and dim")
    func e20_oneWay() {
        let log = Log()
        let host = TestHost.pinned(Stepper("n", onIncrement: { log.add("up") }, onDecrement: nil), width: 20, height: 1)
        host.press(.leftArrow)
        host.press(.rightArrow)
        #expect(log.take() == ["up"])
        #expect(host.dimmed(row: 0) == "-")
        let actions = TestHost.pinned(
            Stepper {
                Text("m")
            } onIncrement: {
                log.add("more")
            } onDecrement: {
                log.add("less")
            }, width: 20, height: 1)
        actions.type("+-")
        #expect(log.take() == ["more", "less"])
    }

    @Test("A click on either sign steps; right to left they change places")
    func clicks() {
        let host = TestHost.pinned(Ranged(log: Log(), step: 1), width: 20, height: 1)
        host.click(x: 7, y: 0)
        #expect(host.text.hasPrefix("n 3"))
        host.click(x: 5, y: 0)
        host.click(x: 5, y: 0)
        #expect(host.text.hasPrefix("n 1"))
        let mirrored = TestHost.pinned(Ranged(log: Log(), step: 1).environment(\.layoutDirection, .rightToLeft), width: 9, height: 1)
        #expect(mirrored.text == "[+ -] n 2")
        mirrored.press(.leftArrow)
        #expect(mirrored.text == "[+ -] n 3")
        mirrored.click(x: 3, y: 0)
        #expect(mirrored.text == "[+ -] n 2")
    }

    @Test("A value at the end of its type stays there")
    func ends() {
        struct Bytes: View {
            @State var value: UInt8 = 255
            @State var low = Int.min
            var body: some View {
                VStack {
                    Stepper("\(value)", value: $value)
                    Stepper("\(low == Int.min)", value: $low, step: 5)
                }
            }
        }
        let host = TestHost.pinned(Bytes(), width: 20, height: 2)
        host.type("+")
        #expect(host.lines[0].hasPrefix("255"))
        host.type("-")
        #expect(host.lines[0].hasPrefix("254"))
        host.press(.tab)
        host.type("-")
        #expect(host.lines[1].hasPrefix("true"))
    }

    @Test("With a format the value stands between the signs; floating-point values step too")
    func format() {
        struct Price: View {
            @State var value = 1.5
            var body: some View { Stepper("Price", value: $value, in: 0...2, step: 0.25, format: .number) }
        }
        let host = TestHost.pinned(Price(), width: 30, height: 1)
        #expect(host.text == "Price [- 1.5 +]")
        host.press(.rightArrow)
        #expect(host.text == "Price [- 1.75 +]")
        host.press(.rightArrow)
        host.press(.rightArrow)
        #expect(host.text == "Price [- 2 +]")
    }

    @Test("The focus is shown; a disabled one takes nothing; labelsHidden hides the label")
    func states() {
        let host = TestHost.pinned(Ranged(log: Log()).labelsHidden(), width: 20, height: 1)
        #expect(host.text == "[- +]")
        #expect(host.selected(row: 0) == "^^^^^")
        let off = TestHost.pinned(Ranged(log: Log()).disabled(true), width: 20, height: 1)
        off.press(.upArrow)
        off.click(x: 7, y: 0)
        #expect(off.text == "n 2 [- +]")
    }

    @Test("The least step that a type has steps as far as the type goes, and traps nobody")
    func leastStep() {
        struct Least: View {
            @State var value = 0
            var body: some View { Stepper("n \(value)", value: $value, step: Int.min) }
        }
        let host = TestHost(Least(), width: 30, height: 1)
        host.press(.upArrow)
        host.press(.upArrow)
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.downArrow)
        #expect(host.text.contains("n "))
    }
}
