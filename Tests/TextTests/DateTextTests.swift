import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Dates in texts, and those that go on by themselves.
@MainActor struct DateTextTests {
    private let start = Date()

    private func host(_ text: Text) -> TestHost {
        TestHost(
            text.environment(\.locale, Locale(identifier: "en_US")).frame(maxWidth: .infinity, alignment: .leading), width: 40, height: 1,
            now: start)
    }

    @Test("a timer counts down to its date and up from it") func timer() {
        let host = host(Text(start.addingTimeInterval(65), style: .timer))
        #expect(host.text == "1:05")
        host.advance(by: .seconds(5))
        #expect(host.text == "1:00")
        host.advance(by: .seconds(1))
        #expect(host.text == "0:59")
        host.advance(by: .seconds(61))
        #expect(host.text == "0:02")
        host.advance(by: .seconds(3600))
        #expect(host.text == "1:00:02")
    }

    @Test("each second is drawn once, and nothing between") func wakesOnce() {
        let host = host(Text(start, style: .timer))
        let frames = host.frameCount
        host.advance(by: .milliseconds(500))
        #expect(host.frameCount == frames)
        host.advance(by: .milliseconds(2500))
        #expect(host.frameCount == frames + 3)
    }

    @Test("nobody is woken once the text has gone") func endsWithItsPlace() {
        struct Vanishing: View {
            let start: Date
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text(start, style: .timer) }
                    Button("x") { isShown = false }
                }
            }
        }
        let host = TestHost(Vanishing(start: start), width: 20, height: 3)
        #expect(host.host.graph.hostClock.next != nil)
        host.press(.return)
        #expect(host.host.graph.hostClock.next == nil)
        #expect(TestHost(Text("a"), width: 5, height: 1).host.graph.hostClock.next == nil)
    }

    @Test("how long it is, in two units and in one") func relative() {
        let relative = host(Text(start.addingTimeInterval(-65), style: .relative))
        #expect(relative.text == "1 min, 5 sec")
        relative.advance(by: .seconds(1))
        #expect(relative.text == "1 min, 6 sec")
        #expect(host(Text(start.addingTimeInterval(7200), style: .offset)).text == "+2 hours")
        #expect(host(Text(start.addingTimeInterval(-180), style: .offset)).text == "-3 minutes")
    }

    @Test("a timer stays inside its interval, and stands where it is paused") func interval() {
        let range = start...start.addingTimeInterval(10)
        let down = host(Text(timerInterval: range))
        #expect(down.text == "0:10")
        down.advance(by: .seconds(4))
        #expect(down.text == "0:06")
        down.advance(by: .seconds(100))
        #expect(down.text == "0:00")
        #expect(down.host.graph.hostClock.next == nil)
        let up = host(Text(timerInterval: range, countsDown: false))
        up.advance(by: .seconds(3))
        #expect(up.text == "0:03")
        let paused = host(Text(timerInterval: range, pauseTime: start.addingTimeInterval(3)))
        paused.advance(by: .seconds(5))
        #expect(paused.text == "0:07")
        let minutes = host(Text(timerInterval: start...start.addingTimeInterval(7200), showsHours: false))
        #expect(minutes.text == "120:00")
    }

    @Test("dates and times follow the environment") func dates() {
        let date = Date(timeIntervalSince1970: 0)
        func shown(_ text: Text) -> String {
            TestHost.pinned(
                text.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt), width: 60, height: 1
            ).text.replacing("\u{202F}", with: " ")
        }
        #expect(shown(Text(date, style: .date)) == "January 1, 1970")
        #expect(shown(Text(date, style: .time)) == "12:00 AM")
        #expect(shown(Text("at \(date, style: .time)")) == "at 12:00 AM")
        #expect(shown(Text(date...date.addingTimeInterval(3600))).contains("1:00"))
        #expect(shown(Text(DateInterval(start: date, duration: 3600))) == shown(Text(date...date.addingTimeInterval(3600))))
        #expect(shown(Text("\(date...date.addingTimeInterval(3600))")) == shown(Text(date...date.addingTimeInterval(3600))))
    }

    @Test("the system's clock wakes a program whose text counts") func systemClock() async {
        let host = ViewHost(Text(Date().addingTimeInterval(-0.2), style: .timer), size: Size(width: 9, height: 1))
        let isWoken = Shared(false)
        host.onWake { isWoken.value = true }
        host.turn()
        #expect(host.screen.text.contains("0:00"))
        for _ in 0..<1000 where !isWoken.value { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(isWoken.value)
        host.turn()
        #expect(!host.screen.text.contains("0:00"))
        host.close()
        #expect(host.graph.hostClock.next == nil)
    }

    @Test("dates as far away as there are") func extremes() {
        for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300), Date(timeIntervalSince1970: -1e300)] {
            for style in [Text.DateStyle.timer, .relative, .offset] { #expect(!host(Text(date, style: style)).text.isEmpty) }
        }
    }

    @Test("A date that is no number is shown like now")
    func noDate() {
        let never = Date(timeIntervalSinceReferenceDate: .nan)
        for style in [Text.DateStyle.timer, .relative, .offset] {
            #expect(!TestHost(Text(never, style: style), width: 30, height: 1).text.isEmpty)
        }
    }
}
