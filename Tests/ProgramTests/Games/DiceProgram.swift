import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var numberOfDice: Int = 1

    var body: some View {
        VStack {
            Text("Dice Roller")
                .font(.largeTitle.lowercaseSmallCaps())
                .foregroundStyle(.white)

            HStack {
                ForEach(1...numberOfDice, id: \.description) { _ in
                    DiceView()
                }
            }

            HStack {
                Button("Remove Dice", systemImage: "minus.circle.fill") {
                    withAnimation {
                        numberOfDice -= 1
                    }
                }
                .disabled(numberOfDice == 1)

                Button("Add Dice", systemImage: "plus.circle.fill") {
                    withAnimation {
                        numberOfDice += 1
                    }
                }
                .disabled(numberOfDice == 5)
            }
            .padding()
            .labelStyle(.iconOnly)
            .font(.title)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.appBackground)
        .tint(.white)
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var appBackground: Color { Color(red: 0.1, green: 0.4, blue: 0.2) }
}

private struct DiceView: View {
    @State private var numberOfPips: Int = 1

    var body: some View {
        VStack {
            Image(systemName: "die.face.\(numberOfPips).fill")
                .resizable()
                .frame(maxWidth: 100, maxHeight: 100)
                .aspectRatio(1, contentMode: .fit)
                .foregroundStyle(.black, .white)

            Button("Roll") {
                withAnimation {
                    numberOfPips = numberOfPips % 6 + 1
                }
            }
            .buttonStyle(.bordered)
        }
    }
}

@MainActor @Suite("Program: dice, 2024")
struct DiceProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A second die is added and taken away")
    func addsDice() {
        let host = TestHost(ContentView(), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("Dice Roller"))
        #expect(host.text.components(separatedBy: "Roll").count - 1 == 2)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.components(separatedBy: "Roll").count - 1 == 3)
    }
}
