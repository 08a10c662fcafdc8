import SwiftUI
import TerraceTesting
import Testing

private struct Badge: View {
    let text: String
    let color: Color

    var body: some View {
        Text(text)
            .font(.caption)
            .bold()
            .foregroundColor(.white)
            .padding(.horizontal, 8)
            .background(Capsule().fill(color))
    }
}

private struct CardView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "star.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 20, height: 20)
                    .foregroundColor(.yellow)
                Text("Favorites").font(.headline)
            }
            Text("A card with a shadow").font(.subheadline).foregroundColor(.secondary)
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(Color(.systemBackground))
                .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
        )
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.4), lineWidth: 1))
    }
}

private struct BadgesView: View {
    @State private var count = 3

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Badge(text: "New", color: .red)
                Badge(text: "Sale", color: Color(red: 0.2, green: 0.6, blue: 0.3))
            }
            CardView()
            Button(action: { count += 1 }) {
                Text("Inbox")
                    .padding()
                    .overlay(
                        ZStack {
                            Circle().fill(Color.red)
                            Text("\(count)").foregroundColor(.white).font(.system(size: 12))
                        }
                        .frame(width: 24, height: 16), alignment: .topTrailing)
            }
            .buttonStyle(PlainLook())
        }
    }
}

private struct PlainLook: ViewModifier {
    func body(content: Content) -> some View { content }
}

extension View {
    fileprivate func buttonStyle(_ look: PlainLook) -> some View { modifier(look) }
}

@MainActor @Suite("Badges and cards, 2020")
struct BadgesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(BadgesView()) }

    @Test("Badges have round ends, a card has a border around its text")
    func looks() {
        let host = TestHost(BadgesView(), width: 40, height: 14, unit: .points)
        #expect(host.text.contains("▐New▌ ▐Sale▌"))
        #expect(host.text.contains("★"))
        let lines = host.lines
        let top = lines.firstIndex { $0.contains("╭") }
        let bottom = lines.lastIndex { $0.contains("╰") }
        #expect(top != nil && bottom != nil)
        #expect(host.text.contains("A card with a shadow"))
    }

    @Test("The number on the bell counts")
    func counts() {
        let host = TestHost(BadgesView(), width: 40, height: 14, unit: .points)
        host.press(.return)
        #expect(host.text.contains("4"))
    }
}
