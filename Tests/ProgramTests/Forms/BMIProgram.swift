import SwiftUI
import TerraceTesting
import Testing

private struct BMIView: View {
    @State private var height: CGFloat = 170
    @State private var weight = "65"
    @State private var showDetails = false

    private var bmi: Double {
        let kilograms = Double(weight) ?? 0
        let metres = Double(height) / 100
        return kilograms / (metres * metres)
    }

    private var verdict: (String, Color) {
        switch bmi {
        case ..<18.5: return ("Underweight", .blue)
        case 18.5..<25: return ("Normal", .green)
        default: return ("Overweight", .orange)
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("BMI Calculator")
                .font(.system(size: 34, weight: .heavy, design: .rounded))
                .frame(maxWidth: .infinity, alignment: .center)

            VStack {
                HStack {
                    Text("Height")
                    Spacer()
                    Text("\(Int(height)) cm").bold()
                }
                Slider(value: $height, in: 100...220, step: 1)
                    .accentColor(.purple)
            }

            HStack {
                Text("Weight")
                Spacer()
                TextField("kg", text: $weight)
                    .keyboardType(.decimalPad)
                    .multilineTextAlignment(.trailing)
                    .frame(width: 80)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
            }

            Divider()

            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text(String(format: "%.1f", bmi))
                    .font(.largeTitle)
                Text(verdict.0)
                    .foregroundColor(verdict.1)
            }

            Toggle("Details", isOn: $showDetails.animation(.easeInOut))
            if showDetails {
                Text("Weight in kilograms divided by the square of the height in metres.")
                    .font(.footnote)
                    .fixedSize(horizontal: false, vertical: true)
                    .transition(.opacity)
            }
            Spacer()
        }
        .padding()
    }
}

@MainActor @Suite("Body mass index, 2020")
struct BMIProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(BMIView()) }

    @Test("The slider and the field change the figure")
    func computes() {
        let host = TestHost(BMIView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("22.5") && host.text.contains("Normal"))
        host.find(.slider).focus()
        for _ in 0..<10 { host.press(.rightArrow) }
        #expect(host.text.contains("180 cm") && host.text.contains("20.1"))
        host.find(.textField).focus()
        host.press("a", modifiers: .control)
        host.press("k", modifiers: .control)
        host.type("95")
        #expect(host.text.contains("29.3") && host.text.contains("Overweight"))
        host.find(.toggle).focus()
        host.press(.space)
        #expect(host.text.contains("divided by"))
    }
}
