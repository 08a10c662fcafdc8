import SwiftUI
import TerraceTesting
import Testing

private struct ColorSlider: View {
    @Binding var value: Double
    var textColor: Color

    var body: some View {
        HStack {
            Text("0").foregroundColor(textColor)
            Slider(value: $value)
            Text("255").foregroundColor(textColor)
        }
        .padding(.horizontal)
    }
}

private struct ContentView: View {
    @State var rGuess: Double = 0.5
    @State var gGuess: Double = 0.5
    @State var bGuess: Double = 0.5
    @State var showAlert = false

    var body: some View {
        VStack {
            ZStack {
                Rectangle()
                    .foregroundColor(Color(red: rGuess, green: gGuess, blue: bGuess, opacity: 1.0))
                Text("R: \(Int(rGuess * 255.0))  G: \(Int(gGuess * 255.0))  B: \(Int(bGuess * 255.0))")
                    .padding()
                    .background(Color.white)
                    .mask(Capsule())
            }
            .frame(height: 96)
            Button(action: { self.showAlert = true }) {
                Text("Hit me!")
            }
            .alert(isPresented: $showAlert) {
                Alert(title: Text("Your Score"), message: Text("\(Int(rGuess * 100))"))
            }
            ColorSlider(value: $rGuess, textColor: .red)
            ColorSlider(value: $gGuess, textColor: .green)
            ColorSlider(value: $bGuess, textColor: .blue)
        }
        .font(Font.subheadline.lowercaseSmallCaps().weight(.light))
    }
}

@MainActor @Suite("Program: colours, 2019")
struct ColorMixerProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A slider is moved to its end by keyboard; the alert says the score")
    func mixes() {
        let host = TestHost(ContentView(), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("R: 127"))
        host.press(.tab)
        host.press(.end)
        #expect(host.text.contains("R: 255"))
        host.press(.home)
        #expect(host.text.contains("R: 0"))
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(host.text.contains("Your Score"))
    }
}
