import SwiftUI
import TerraceTesting
import Testing

private struct Hand: Shape {
    let angle: Angle
    let length: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 * length
        let radians = CGFloat(angle.radians) - .pi / 2
        return Path { path in
            path.move(to: center)
            path.addLine(to: CGPoint(x: center.x + radius * cos(radians), y: center.y + radius * sin(radians)))
        }
    }
}

private struct ClockFace: View {
    let date: Date
    @Environment(\.calendar) private var calendar

    private var components: DateComponents {
        calendar.dateComponents([.hour, .minute, .second], from: date)
    }

    private func angle(_ value: Int?, of total: Int) -> Angle {
        .degrees(Double(value ?? 0) / Double(total) * 360)
    }

    var body: some View {
        ZStack {
            Circle().stroke(.primary, lineWidth: 2)
            Hand(angle: angle(components.hour.map { $0 % 12 }, of: 12), length: 0.5)
                .stroke(.primary, lineWidth: 4)
            Hand(angle: angle(components.minute, of: 60), length: 0.8)
                .stroke(.primary, lineWidth: 2)
            Hand(angle: angle(components.second, of: 60), length: 0.9)
                .stroke(.red, lineWidth: 1)
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

private struct ClockView: View {
    let zone: TimeZone

    private var format: Date.FormatStyle {
        var format = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
        format = format.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).second(.twoDigits)
        return format
    }

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            VStack {
                ClockFace(date: context.date)
                Text(context.date, format: format)
                    .font(.title.monospacedDigit())
            }
        }
        .padding()
        .environment(\.timeZone, zone)
    }
}

@MainActor @Suite("Clock, 2021")
struct ClockProgram {
    @Test("The time goes on by seconds, and the hand with it")
    func ticks() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let host = TestHost(ClockView(zone: zone), width: 60, height: 24, unit: .points)
        func seconds() throws -> Int {
            let time = try #require(host.text.firstMatch(of: #/(\d\d):(\d\d):(\d\d)/#))
            return try #require(Int(time.1)) * 3600 + #require(Int(time.2)) * 60 + #require(Int(time.3))
        }
        let (before, face) = (try seconds(), host.lines.prefix(18))
        host.advance(by: .seconds(20))
        #expect((19...21).contains((try seconds() - before + 86400) % 86400))
        #expect(host.lines.prefix(18) != face)
    }
}
