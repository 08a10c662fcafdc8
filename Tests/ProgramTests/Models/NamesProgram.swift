import SwiftUI
import TerraceTesting
import Testing

// H10, H11, H15: a file with previews, the small types under their own names, and no annotation of isolation anywhere.

private final class Names: ObservableObject {
    @Published var all = ["Ada"]

    func load() async {
        await Task.yield()
        all.append("Grace")
    }
}

private struct Badge: View {
    let size: CGSize
    let insets: EdgeInsets
    let angle: Angle
    let anchor: UnitPoint
    let color: Color
    let font: Font
    let transform: CGAffineTransform
    let range: ClosedRange<CGFloat> = 0...1

    var body: some View {
        Text("badge")
            .font(font)
            .foregroundColor(color)
            .padding(insets)
            .rotationEffect(angle, anchor: anchor)
            .frame(width: size.width, height: size.height, alignment: .center)
            .transformEffect(transform)
    }
}

private struct NamesView: View {
    @StateObject private var names = Names()
    @State private var origin = CGPoint.zero
    @State private var rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let columns: [GridItem] = [GridItem(.adaptive(minimum: 80))]

    var body: some View {
        VStack(alignment: HorizontalAlignment.leading, spacing: CGFloat(0)) {
            ForEach(names.all, id: \.self) { name in Text(name) }
            Badge(
                size: CGSize(width: 80, height: 16), insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8), angle: .degrees(0),
                anchor: UnitPoint.topLeading, color: Color.red, font: Font.headline, transform: .identity)
        }
        .task {
            await names.load()
            names.all.append("Edsger")
        }
        .onAppear { names.all.append("Alan") }
        .simultaneousGesture(TapGesture().onEnded { _ in names.all.removeAll() })
    }
}

#Preview {
    NamesView()
}

#Preview("Named") {
    let size = CGSize(width: 80, height: 16)
    return Text("preview \(size.width)")
}

private struct NamesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NamesView()
            NamesView().previewDisplayName("Again")
        }
    }
}

@MainActor @Suite("Programs: names and previews")
struct NamesProgram {
    @Test("H10: previews compile, and nothing of them runs with the program")
    func h10_previews() {
        let host = TestHost(NamesView(), width: 40, height: 10, unit: .points)
        #expect(!host.text.contains("preview") && host.text.components(separatedBy: "badge").count == 2)
    }

    @Test("H11: the small types that programs use are there under their own names")
    func h11_names() {
        let host = TestHost(NamesView(), width: 40, height: 10, unit: .points)
        #expect(host.text.contains("badge"))
        let types: [Any.Type] = [
            CGFloat.self, CGSize.self, CGPoint.self, CGRect.self, CGVector.self, Color.self, Font.self, EdgeInsets.self, Angle.self,
            UnitPoint.self, Alignment.self, Edge.Set.self, Axis.Set.self, GridItem.self, AnyView.self, AnyShape.self, AnyTransition.self,
            Namespace.ID.self, ScenePhase.self, ColorScheme.self, LayoutDirection.self, LocalizedStringKey.self, IndexSet.self, UUID.self,
            Date.self, URL.self, AnyCancellable.self, ObservableObjectPublisher.self,
        ]
        #expect(types.count == 28)
    }

    @Test("H15: tasks and closures of views run on the main actor, without a word about it in the program")
    func h15_isolation() async {
        let host = TestHost(NamesView(), width: 40, height: 10, unit: .points)
        await host.settle()
        #expect(["Ada", "Alan", "Grace", "Edsger"].allSatisfy(host.text.contains))
    }
}
