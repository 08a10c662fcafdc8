import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Sliders")
struct SliderTests {
    private struct Volume: View {
        let log: Log
        var step: Double?
        @State var value = 0.0
        var body: some View {
            VStack(alignment: .leading) {
                if let step {
                    Slider(value: $value, in: 0...10, step: step) { log.add($0 ? "begin" : "end") }.frame(width: 11)
                } else {
                    Slider(value: $value, in: 0...10).frame(width: 11)
                }
                Text(String(value))
            }
        }
    }

    @Test("E21: arrows go by steps, Home and End to the bounds, with begin and end around each")
    func e21_keys() {
        let log = Log()
        let host = TestHost.pinned(Volume(log: log, step: 5), width: 20, height: 2)
        #expect(host.text == "●──────────\n0.0")
        host.press(.rightArrow)
        #expect(host.text == "━━━━━●─────\n5.0")
        #expect(log.take() == ["begin", "end"])
        host.press(.end)
        host.press(.rightArrow)
        #expect(host.text == "━━━━━━━━━━●\n10.0")
        host.press(.home)
        #expect(host.text == "●──────────\n0.0")
        host.press(.pageUp)
        #expect(host.lines[1] == "10.0")
    }

    @Test("E21: without a step a key goes a twentieth")
    func e21_noStep() {
        let host = TestHost.pinned(Volume(log: Log(), step: nil), width: 20, height: 2)
        host.press(.rightArrow)
        #expect(host.lines[1] == "0.5")
        host.press(.pageUp)
        #expect(host.lines[1] == "3.0")
    }

    @Test("E21: a value outside is shown at the bound, and stays as it is until it is edited")
    func e21_outside() {
        let host = TestHost.pinned(Volume(log: Log(), step: 1, value: 42), width: 20, height: 2)
        #expect(host.text == "━━━━━━━━━━●\n42.0")
        host.press(.leftArrow)
        #expect(host.lines[1] == "9.0")
    }

    @Test("The mouse takes the knob along, also out of the line")
    func drag() {
        let log = Log()
        let host = TestHost.pinned(Volume(log: log, step: 1), width: 20, height: 2)
        host.drag(from: (3, 0), to: (7, 1))
        #expect(host.lines[1] == "7.0")
        #expect(log.take() == ["begin", "end"])
        host.drag(from: (7, 0), to: (19, 0))
        #expect(host.lines[1] == "10.0")
    }

    @Test("Right to left: the lower bound is at the right")
    func rightToLeft() {
        let host = TestHost.pinned(Volume(log: Log(), step: 5).environment(\.layoutDirection, .rightToLeft), width: 11, height: 2)
        #expect(host.lines[0] == "──────────●")
        host.press(.leftArrow)
        #expect(host.lines[0] == "─────●━━━━━")
        host.click(x: 0, y: 0)
        #expect(host.lines[0] == "●━━━━━━━━━━")
    }

    @Test("Labels stand at the ends; a range of nothing and a step of nothing do no harm")
    func labels() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Slider(value: .constant(5), in: 0...10) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                Slider(value: .constant(5), in: 3...3, step: 0)
                Slider(value: .constant(.nan), in: 0...1)
            }, width: 20, height: 3)
        #expect(host.lines[0] == "Speed 0 ━━━━●──── 10")
        for key: KeyEquivalent in [.rightArrow, .end, .pageDown, .tab, .leftArrow, .tab, .rightArrow] { host.press(key) }
        #expect(host.lines.count == 3)
    }

    @Test("The focus is shown; a disabled one takes nothing")
    func states() {
        let host = TestHost.pinned(Volume(log: Log(), step: 5), width: 20, height: 2)
        #expect(host.selected(row: 0) == "^^^^^^^^^^^")
        let off = TestHost.pinned(Volume(log: Log(), step: 5).disabled(true), width: 20, height: 2)
        off.press(.rightArrow)
        off.click(x: 9, y: 0)
        #expect(off.lines[1] == "0.0")
    }

    @Test("Bounds without ends, and values that are no numbers, stand at the start and change nothing")
    func oddBounds() {
        struct Odd: View {
            @State var value = 0.5
            let bounds: ClosedRange<Double>
            var body: some View {
                VStack {
                    Slider(value: $value, in: bounds)
                    Text("\(value)")
                }
            }
        }
        for bounds in [-Double.infinity...0, 0...Double.infinity, -Double.infinity...Double.infinity, 1...1] {
            let host = TestHost(Odd(bounds: bounds), width: 20, height: 2)
            host.press(.rightArrow)
            host.press(.end)
            #expect(host.lines[0].contains("●"))
            #expect(!host.text.contains("nan"))
        }
        #expect(TestHost(Slider(value: .constant(Double.nan)), width: 20, height: 1).text.contains("●"))
    }
}
