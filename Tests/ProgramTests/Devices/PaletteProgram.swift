import SwiftUI
import TerraceTesting
import Testing

// A program of 2025 for the desktop: glass, panes, and a menu that works on what the window shows.

@Observable private final class Palette {
    var names = ["Sand", "Sea"]
}

private struct AddCommand: View {
    @FocusedValue(Palette.self) private var palette

    var body: some View {
        Button("Add") { palette?.names.append("Sky") }
            .buttonStyle(.glass)
            .disabled(palette == nil)
    }
}

private struct PaletteView: View {
    @State private var palette = Palette()
    @Namespace private var glass

    var body: some View {
        HSplitView {
            VStack(alignment: .leading) {
                ForEach(palette.names, id: \.self) { Text($0) }
                AddCommand()
            }
            .frame(minWidth: 120)
            GlassEffectContainer(spacing: 20) {
                Text("Preview")
                    .padding()
                    .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
                    .glassEffectID("preview", in: glass)
            }
        }
        .environment(\.defaultMinListRowHeight, 20)
        .focusedSceneValue(palette)
    }
}

@MainActor @Suite("Palette, 2025")
struct PaletteProgram {
    @Test("Panes share the window, with a line between them")
    func panes() {
        let host = TestHost(PaletteView(), width: 41, height: 8, unit: .points)
        #expect(host.lines.allSatisfy { Array($0.padding(toLength: 41, withPad: " ", startingAt: 0))[20] == "│" })
        #expect(host.text.contains("Preview"))
    }

    @Test("What a view publishes by its type is read anywhere")
    func published() {
        let host = TestHost(PaletteView(), width: 41, height: 8, unit: .points)
        #expect(!host.text.contains("Sky"))
        host.press(.return)
        #expect(host.text.contains("Sky"))
    }
}
