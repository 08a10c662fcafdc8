import SwiftUI
import TerraceTesting
import Testing

private struct Parcel: Identifiable {
    let id: Int
    let name: String
    let sent: Date
    let weight: Measurement<UnitMass>
    let price: Decimal
}

private struct ParcelRow: View {
    let parcel: Parcel

    var body: some View {
        VStack(alignment: .leading) {
            Text(parcel.name).bold()
            Text("Sent \(parcel.sent, format: .dateTime.day().month().year())")
            Text("Price: \(parcel.price, format: .currency(code: "EUR"))")
        }
    }
}

private struct ContentView: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    let count: Int

    private let parcels = [
        Parcel(
            id: 1, name: "Books", sent: Date(timeIntervalSince1970: 1_700_000_000), weight: Measurement(value: 2.5, unit: .kilograms),
            price: 1234.5)
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("parcels.title", comment: "Above the list")
            Text("You have \(count) parcels")
            Text(verbatim: "parcels.title")
            ForEach(parcels) { ParcelRow(parcel: $0) }
            Text(String(localized: "Done"))
            Text(NSLocalizedString("Close", comment: ""))
            Text(locale.identifier)
            HStack {
                Text("Leading")
                Spacer()
                Image(systemName: "chevron.forward")
                Text(direction == .rightToLeft ? "Right to left" : "Left to right")
            }
        }
        .padding()
    }
}

struct LocalizedProgram_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["en", "de", "ar"], id: \.self) { language in
            ContentView(count: 3)
                .environment(\.locale, .init(identifier: language))
                .previewDisplayName(Locale.current.localizedString(forIdentifier: language))
        }
    }
}

@MainActor @Suite("Localized text, 2021")
struct LocalizedProgram {
    @Test("Values are written as the locale writes them")
    func german() {
        let view = ContentView(count: 1200)
            .environment(\.locale, Locale(identifier: "de_DE"))
            .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
        let host = TestHost(view, width: 50, height: 18, unit: .points)
        #expect(host.text.contains("You have 1.200 parcels"))
        #expect(host.text.contains("14. Nov. 2023"))
        #expect(host.text.contains("1.234,50"))
        #expect(host.text.contains("de_DE"))
    }

    @Test("Right to left mirrors the rows")
    func mirrored() {
        let view = ContentView(count: 3).environment(\.layoutDirection, .rightToLeft)
        let host = TestHost(view, width: 50, height: 18, unit: .points)
        #expect(host.find(text: "Leading").frame.x > host.find(text: "Right to left").frame.x)
    }
}
