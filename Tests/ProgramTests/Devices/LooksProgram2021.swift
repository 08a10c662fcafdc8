import SwiftUI
import TerraceTesting
import Testing

// A profile as tutorials of 2021 write it: looks of UIKit's views are set once at the beginning, single corners are rounded by a path of
// UIKit's, colours come from hexadecimal digits, and what is copied goes to the pasteboard.

private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

extension UIColor {
    fileprivate convenience init(hex: UInt, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
            alpha: alpha)
    }
}

extension Color {
    fileprivate var hex: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "?" }
        return String(format: "%02lX%02lX%02lX", lround(red * 255), lround(green * 255), lround(blue * 255))
    }
}

private struct ProfileView: View {
    private let colors = [Color(UIColor(hex: 0x336699)), Color(UIColor(hex: 0xC0FFEE))]
    @State private var index = 0
    @State private var isHere = true
    @State private var copied = ""

    init() {
        UITableView.appearance().backgroundColor = .clear
        UITableView.appearance().separatorStyle = .none
        UINavigationBar.appearance().largeTitleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont(name: "Georgia-Bold", size: 20)!,
        ]
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = UIColor(hex: 0x222222)
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().scrollEdgeAppearance = bar
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }

    var body: some View {
        NavigationView {
            VStack(alignment: .leading) {
                Rectangle()
                    .fill(Color.green)
                    .frame(width: 80, height: 64)
                    .cornerRadius(16, corners: [.topLeft, .bottomRight])
                Picker("Colour", selection: $index) {
                    ForEach(0..<colors.count) { Text(self.colors[$0].hex) }
                }
                .pickerStyle(SegmentedPickerStyle())
                Text("Bold").font(Font(UIFont.systemFont(ofSize: 17, weight: .bold)))
                Button("Copy") {
                    UIPasteboard.general.string = colors[index].hex
                    copied = UIPasteboard.general.string ?? "nothing"
                }
                Text(isHere ? "here" : "away")
                Text("Copied: \(copied)")
            }
            .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
            .navigationBarTitle("Colours", displayMode: .inline)
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in isHere = false }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in isHere = true }
        }
    }
}

@MainActor @Suite("Looks, 2021", .serialized)
struct LooksProgram2021 {
    @Test("Looks are accepted, two corners are round, colours are taken apart")
    func screen() {
        let host = TestHost(ProfileView(), width: 40, height: 12, unit: .points)
        host.assertScreen(
            """
                            Colours

                       ▟█████████
                       ██████████
                       ██████████
                       █████████▛
                       [336699]│ C0FFEE
                       Bold
                       [ Copy ]
                       here
                       Copied:
            """)
        #expect(host.find(text: "Bold").frame.width == 4)
        #expect(host.log.isEmpty)
    }

    @Test("What is copied is on the pasteboard")
    func copy() {
        let host = TestHost(ProfileView(), width: 40, height: 12, unit: .points)
        host.find(.button, text: "Copy").click()
        #expect(host.text.contains("Copied: 336699"))
    }

    @Test("The notifications of UIKit tell when the user goes and comes back")
    func away() {
        let host = TestHost(ProfileView(), width: 40, height: 12, unit: .points)
        host.send(bytes: Array("\u{1B}[O".utf8))
        #expect(host.text.contains("away"))
        host.send(bytes: Array("\u{1B}[I".utf8))
        #expect(host.text.contains("here"))
    }

    @Test("Every stop is seen") func stops() { checkStops(ProfileView()) }
}
