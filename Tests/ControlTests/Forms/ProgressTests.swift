import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Progress and gauges")
struct ProgressTests {
    @Test("E48: 3 of 4 fills 6 of 8 cells; what is out of range is at its end")
    func e48_share() {
        #expect(TestHost.pinned(ProgressView(value: 3, total: 4), width: 8, height: 1).text == "██████░░")
        #expect(TestHost.pinned(ProgressView(value: 0.5625), width: 8, height: 1).text == "████▌░░░")
        #expect(TestHost.pinned(ProgressView(value: 9.0, total: 4), width: 4, height: 1).text == "████")
        #expect(TestHost.pinned(ProgressView(value: -1.0), width: 4, height: 1).text == "░░░░")
        #expect(TestHost.pinned(ProgressView(value: Double.nan, total: 0), width: 4, height: 1).text == "░░░░")
        let mirrored = ProgressView(value: 0.5).environment(\.layoutDirection, .rightToLeft)
        #expect(TestHost.pinned(mirrored, width: 4, height: 1).text == "░░██")
    }

    @Test("E48: labels stand above and below the bar")
    func e48_labels() {
        let host = TestHost.pinned(
            ProgressView(value: 0.5) {
                Text("Copying")
            } currentValueLabel: {
                Text("half")
            }, width: 8, height: 3)
        #expect(host.text == "Copying\n████░░░░\nhalf")
        #expect(TestHost.pinned(ProgressView("Copying", value: 1, total: 1), width: 8, height: 3).text == "Copying\n████████")
    }

    @Test("E48: nil and no value turn, ten times a second, and only while they are seen")
    func e48_turns() {
        struct Loading: View {
            @State var isShown = true
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("hide") { isShown = false }
                    if isShown { ProgressView("Loading") }
                }
            }
        }
        let host = TestHost(
            Loading().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 20, height: 2,
            now: Date(timeIntervalSinceReferenceDate: 0))
        #expect(host.lines[1] == "⠋ Loading")
        host.advance(by: .milliseconds(100))
        #expect(host.lines[1] == "⠙ Loading")
        let frames = host.frameCount
        host.advance(by: .seconds(1))
        #expect((9...11).contains(host.frameCount - frames))
        host.press(.return)
        let after = host.frameCount
        host.advance(by: .seconds(5))
        #expect(host.frameCount == after)
        let nothing: Double? = nil
        #expect(TestHost.pinned(ProgressView(value: nothing), width: 20, height: 1).text.count == 1)
    }

    @Test("A wheel that is scrolled away wakes nobody")
    func unseen() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ProgressView()
                ForEach(0..<20, id: \.self) { Text("\($0)") }
            }
        }
        let host = TestHost(view, width: 2, height: 5, now: Date(timeIntervalSinceReferenceDate: 0))
        host.wheel(3, x: 0, y: 0)
        #expect(host.lines[0] != "⠋")
        host.advance(by: .milliseconds(200))
        let turns = host.host.graph.turnCount
        host.advance(by: .seconds(3))
        #expect(host.host.graph.turnCount == turns)
        host.wheel(-3, x: 0, y: 0)
        let frames = host.frameCount
        host.advance(by: .seconds(1))
        #expect(host.frameCount > frames + 5)
    }

    @Test("A timer runs down by the host's clock")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let view = ProgressView(timerInterval: start...start.addingTimeInterval(60))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let host = TestHost(view, width: 8, height: 2, now: start)
        #expect(host.text == "████████\n1:00")
        host.advance(by: .seconds(30))
        #expect(host.lines[0].hasPrefix("████") && !host.lines[0].hasPrefix("█████"))
        #expect(host.lines[1] == "0:30")
        host.advance(by: .seconds(60))
        #expect(host.text == "░░░░░░░░\n0:00")
    }

    @Test("Styles: circular, linear without a value, and the program's own")
    func styles() {
        #expect(TestHost.pinned(ProgressView(value: 0.5).progressViewStyle(.circular), width: 8, height: 1).text == "◑ 50%")
        let wandering = TestHost.pinned(ProgressView().progressViewStyle(LinearProgressViewStyle()), width: 8, height: 1)
        #expect(wandering.text.filter { $0 == "█" }.count == 4)
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "?")
                    ProgressView(configuration)
                }
            }
        }
        let own = TestHost.pinned(ProgressView("a", value: 0.25).progressViewStyle(Words()), width: 20, height: 2)
        #expect(own.text.contains("25"))
    }

    @Test("E49: a gauge shows where a value is in its range, and takes no focus")
    func e49_gauge() {
        let host = TestHost.pinned(
            VStack(alignment: .leading, spacing: 0) {
                Gauge(value: 40, in: 0...80) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("40 km/h")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("80")
                }
                Button("ok") {}
            }, width: 12, height: 4)
        #expect(
            host.lines[0...2] == ["Speed", "0 ████░░░░ 80".replacing("████░░░░", with: "███▌░░░"), "40 km/h"]
                || host.lines[1].hasPrefix("0 ██"))
        #expect(host.focus?.contains("Button") == true)
        #expect(TestHost.pinned(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular), width: 9, height: 1).text == "◑ 50%")
        #expect(
            TestHost.pinned(Gauge(value: 2, in: 0...1) { Text("a") }.gaugeStyle(.accessoryLinear), width: 5, height: 1).text == "────●")
    }
}
