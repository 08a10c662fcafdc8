import SwiftUI
import TerraceTesting
import Testing

// A form of 2020: where it goes on is decided by a value, and the link that follows it has no label.

private struct TripView: View {
    let name: String
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack(spacing: 16) {
            Text("A trip to \(name)")
            Button("Back") { self.presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarTitle(Text(name), displayMode: .inline)
    }
}

private struct PlanView: View {
    @State private var place = ""
    @State private var showsTerms = false
    @State private var selection: String?

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Where to")) {
                    TextField("Place", text: $place)
                    NavigationLink(destination: TripView(name: place), tag: "trip", selection: $selection) { EmptyView() }
                    Button("Go") { self.selection = "trip" }
                        .disabled(place.isEmpty)
                }
                Section {
                    DisclosureGroup("Terms", isExpanded: $showsTerms) { Text("None.") }
                }
            }
            .navigationBarTitle("Plan")
        }
    }
}

@MainActor @Suite("A link that only the program follows, 2020")
struct HiddenLinkProgram2020 {
    @Test("The field has the focus, and the controls beside the link are stops of their own")
    func controls() {
        let host = TestHost(PlanView(), width: 40, height: 10, unit: .points)
        #expect(host.focused?.label == "Place")
        host.type("Oslo")
        host.press(.tab)
        host.press(.return)
        host.assertScreen(
            """
            ‹ Plan            Oslo



                         A trip to Oslo

                            [ Back ]
            """)
        host.press(.escape)
        #expect(host.text.contains("Where to"))
    }

    @Test("The list has no mark of a current row")
    func mark() {
        let host = TestHost(PlanView(), width: 40, height: 10, unit: .points)
        host.assertScreen(
            """
            Plan
            Where to
            Place
            Go

            ▸ Terms
            """)
    }

    @Test("Every stop is seen") func stops() { checkStops(PlanView()) }
}
