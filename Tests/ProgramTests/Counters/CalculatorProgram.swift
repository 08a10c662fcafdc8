import SwiftUI
import TerraceTesting
import Testing

private enum CalcButton: String {
    case one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7", eight = "8", nine = "9", zero = "0"
    case add = "+", subtract = "-", divide = "÷", mutliply = "×", equal = "=", clear = "AC", decimal = ".", percent = "%"
    case negative = "-/+"

    var buttonColor: Color {
        switch self {
        case .add, .subtract, .mutliply, .divide, .equal:
            return .orange
        case .clear, .negative, .percent:
            return Color(.lightGray)
        default:
            return Color(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0)
        }
    }
}

extension Color {
    fileprivate enum Named { case lightGray }
    fileprivate init(_ named: Named) { self.init(white: 0.66) }
}

private enum Operation {
    case add, subtract, multiply, divide, none
}

private struct ContentView: View {
    @State var value = "0"
    @State var runningNumber = 0
    @State var currentOperation: Operation = .none

    let buttons: [[CalcButton]] = [
        [.clear, .negative, .percent, .divide],
        [.seven, .eight, .nine, .mutliply],
        [.four, .five, .six, .subtract],
        [.one, .two, .three, .add],
        [.zero, .decimal, .equal],
    ]

    var body: some View {
        ZStack {
            Color.black.edgesIgnoringSafeArea(.all)

            VStack {
                Spacer()

                HStack {
                    Spacer()
                    Text(value)
                        .bold()
                        .font(.system(size: 100))
                        .foregroundColor(.white)
                }
                .padding()

                ForEach(buttons, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { item in
                            Button(
                                action: {
                                    self.didTap(button: item)
                                },
                                label: {
                                    Text(item.rawValue)
                                        .font(.system(size: 32))
                                        .frame(
                                            width: self.buttonWidth(item: item),
                                            height: self.buttonHeight()
                                        )
                                        .background(item.buttonColor)
                                        .foregroundColor(.white)
                                        .cornerRadius(self.buttonWidth(item: item) / 2)
                                })
                        }
                    }
                    .padding(.bottom, 3)
                }
            }
        }
    }

    func didTap(button: CalcButton) {
        switch button {
        case .add, .subtract, .mutliply, .divide, .equal:
            if button == .add {
                self.currentOperation = .add
                self.runningNumber = Int(self.value) ?? 0
            } else if button == .equal {
                let runningValue = self.runningNumber
                let currentValue = Int(self.value) ?? 0
                switch self.currentOperation {
                case .add: self.value = "\(runningValue + currentValue)"
                case .subtract: self.value = "\(runningValue - currentValue)"
                case .multiply: self.value = "\(runningValue * currentValue)"
                case .divide: self.value = "\(runningValue / currentValue)"
                case .none:
                    break
                }
            }
            if button != .equal {
                self.value = "0"
            }
        case .clear:
            self.value = "0"
        case .decimal, .negative, .percent:
            break
        default:
            let number = button.rawValue
            if self.value == "0" {
                value = number
            } else {
                self.value = "\(self.value)\(number)"
            }
        }
    }

    func buttonWidth(item: CalcButton) -> CGFloat {
        if item == .zero {
            return ((80 - (4 * 4)) / 4) * 4
        }
        return 48
    }

    func buttonHeight() -> CGFloat { 16 }
}

@MainActor @Suite("Program: calculator, 2020")
struct CalculatorProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("9 + 3 = 12, by clicks")
    func adds() {
        let host = TestHost(ContentView(), width: 50, height: 20, unit: .points)
        for title in ["9", "+", "3", "="] { host.find(text: title).click() }
        #expect(host.text.contains("12"))
    }
}
