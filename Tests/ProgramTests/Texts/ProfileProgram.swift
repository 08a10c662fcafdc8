import SwiftUI
import TerraceTesting
import Testing

// As of 2024: placeholders while something loads, texts in every style, old and new spellings side by side.
private struct Profile {
    var name: String
    var bio: LocalizedStringKey
    var joined: Date
    static let placeholder = Profile(name: "Some Name", bio: "A few words", joined: .now)
}

private struct ProfileView: View {
    @State private var profile: Profile?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            content(profile ?? .placeholder)
                .redacted(reason: profile == nil ? .placeholder : [])
            Text("Members: \(1200)")
                .textCase(.uppercase)
                .font(.system(.footnote, design: .monospaced, weight: .light))
                .kerning(1.5)
            Button("Load") {
                profile = Profile(name: "Grace", bio: "Writes **compilers**", joined: Date(timeIntervalSince1970: 0))
            }
        }
        .padding()
    }

    @ViewBuilder
    private func content(_ profile: Profile) -> some View {
        Text(profile.name)
            .font(.title2.weight(.semibold))
            .minimumScaleFactor(0.5)
        Text(profile.bio)
            .multilineTextAlignment(.center)
            .lineLimit(2...3)
        Text(profile.joined, format: .dateTime.year())
            .environment(\.timeZone, .gmt)
            .unredacted()
            .hidden()
    }
}

@MainActor @Suite("Profile, 2024")
struct ProfileProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ProfileView()) }

    @Test("bars stand for what is not there yet")
    func loads() {
        let host = TestHost(ProfileView(), width: 40, height: 14, unit: .points)
        #expect(host.text.contains("█████████"))
        #expect(!host.text.contains("Some Name"))
        #expect(host.text.contains("MEMBERS: 1"))
        host.press(.return)
        #expect(host.text.contains("Grace"))
        #expect(host.text.contains("Writes compilers"))
        #expect(!host.text.contains("█"))
    }
}
