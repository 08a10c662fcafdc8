import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Colours and styles")
struct ColorTests {
    private struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.yellow : Color.red
        }
    }

    private func color<V: View>(_ view: V) -> VirtualTerminal.Color {
        TestHost(view, width: 1, height: 1).terminal.cell(x: 0, y: 0).style.foreground
    }
    private func background<V: View>(_ view: V) -> VirtualTerminal.Color {
        TestHost(view, width: 1, height: 1).terminal.cell(x: 0, y: 0).style.background
    }

    @Test("F23: components, hue and hexadecimal extensions come to the same colour")
    func f23_components() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1) == red)
        #expect(Color(hue: 0, saturation: 1, brightness: 1) == red)
        #expect(Color(hue: 1, saturation: 1, brightness: 1) == red)
        #expect(red.description == "#FF0000FF")
        #expect(Color.red.description == "red")
        #expect(Color(.displayP3, white: 0.5, opacity: 0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
        #expect(Color(Color.Resolved(red: 1, green: 0, blue: 0)).description == "#FF0000FF")
        #expect(background(red) == .rgb(255, 0, 0))
        #expect(background(Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)) == .rgb(128, 0, 128))
    }

    @Test("What is not opaque is mixed with what is below, and text shines through")
    func mixing() {
        let half = Color(red: 0, green: 0, blue: 1).opacity(0.5)
        #expect(background(Color(red: 1, green: 0, blue: 0).overlay(half)) == .rgb(128, 0, 128))
        #expect(background(half) == .rgb(0, 0, 128))
        #expect(background(half.environment(\.colorScheme, .light)) == .rgb(128, 128, 255))
        let covered = TestHost(Text("a").overlay(Color.black.opacity(0.4)), width: 1, height: 1)
        #expect(covered.text == "a")
        #expect(covered.terminal.cell(x: 0, y: 0).style.background == .standard)
        let clear = TestHost(Text("a").overlay(Color.clear), width: 1, height: 1)
        #expect(clear.text == "a")
    }

    @Test("F5: hierarchical styles come from the current foreground, or are set")
    func f5_hierarchy() {
        let dim = TestHost(HStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red), width: 1, height: 1).terminal.cell(
            x: 0, y: 0
        ).style
        #expect(dim.isDim)
        #expect(dim.foreground == color(Text("a").foregroundStyle(.red)))
        let set = Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .green)
        #expect(color(set) == color(Text("a").foregroundStyle(.green)))
        let third = Text("a").foregroundStyle(.tertiary).foregroundStyle(.red, .green, .blue)
        #expect(color(third) == color(Text("a").foregroundStyle(.blue)))
        #expect(color(Text("a").foregroundStyle(.tint).tint(.orange)) == color(Text("a").foregroundStyle(.orange)))
        #expect(color(Text("a").foregroundStyle(Warning())) == color(Text("a").foregroundStyle(.yellow)))
        #expect(color(Text("a").foregroundStyle(Warning()).environment(\.colorScheme, .light)) == color(Text("a").foregroundStyle(.red)))
    }

    @Test("Gradients go from colour to colour on backgrounds and text")
    func gradients() {
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        let host = TestHost(
            Text("ab").frame(width: 10).background(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)),
            width: 10, height: 1)
        #expect(host.terminal.cell(x: 0, y: 0).style.background == .rgb(242, 0, 13))
        #expect(host.terminal.cell(x: 9, y: 0).style.background == .rgb(13, 0, 242))
        let text = TestHost(
            Text("abcd").foregroundStyle(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)), width: 4,
            height: 1)
        #expect(text.terminal.cell(x: 0, y: 0).style.foreground == .rgb(223, 0, 32))
        #expect(text.terminal.cell(x: 3, y: 0).style.foreground == .rgb(32, 0, 223))
        let radial = TestHost(RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 5), width: 9, height: 3)
        #expect(radial.terminal.cell(x: 4, y: 1).style.background == .rgb(255, 0, 0))
        let angular = TestHost(AngularGradient(colors: [red, blue], center: .center), width: 9, height: 3)
        #expect(angular.terminal.cell(x: 8, y: 0).style.background != angular.terminal.cell(x: 8, y: 2).style.background)
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, blue, red])
        let meshed = TestHost(mesh, width: 20, height: 10)
        #expect(meshed.terminal.cell(x: 0, y: 0).style.background != meshed.terminal.cell(x: 19, y: 0).style.background)
        #expect(background(Rectangle().fill(.red.gradient)) != .standard)
    }

    @Test("A colour that no catalogue has is what its name says, and said once")
    func assets() {
        let host = TestHost(Text("a").foregroundColor(Color("BrandPrimary")), width: 1, height: 1)
        #expect(host.log.filter { $0.contains("BrandPrimary") }.count == 1)
        func alike(_ name: String, _ color: Color) -> Bool {
            self.color(Text("a").foregroundStyle(Color(name))) == self.color(Text("a").foregroundStyle(color))
        }
        #expect(alike("BrandPrimary", .accentColor))
        #expect(alike("ColorRed", .red))
        #expect(alike("redcolor", .red))
        #expect(alike("cardTitle", .primary))
        #expect(alike("xyz", .gray))
        #expect(alike("", .gray))
        #expect(alike("🎨", .gray))
        #expect(!alike("lightBlue", .blue))
        #expect(!alike("lightBlue", .gray))
        #expect(background(Color("AppBackground")) == background(Color(.secondarySystemBackground)))
        #expect(background(Color("AppBackground").opacity(0)) == .standard)
    }

    @Test("Colours that systems name lie between the terminal's background and foreground")
    func systemColors() {
        #expect(background(Color(.systemBackground)) == .standard)
        #expect(background(Color(.systemGray6)) == .rgb(28, 28, 28))
        #expect(background(Color(uiColor: .systemGray6).environment(\.colorScheme, .light)) == .rgb(227, 227, 227))
        #expect(TestHost(Text("ab").background(.background), width: 2, height: 1).text == "ab")
        #expect(background(Rectangle().fill(.regularMaterial)) != .standard)
    }

    @Test("Effects change colours: grey, inverted, turned")
    func effects() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(background(red.grayscale(1)) == .rgb(54, 54, 54))
        #expect(background(red.colorInvert()) == .rgb(0, 255, 255))
        #expect(background(red.brightness(-0.5)) == .rgb(128, 0, 0))
        #expect(background(Color.white.colorMultiply(red)) == .rgb(255, 0, 0))
        #expect(background(red.hueRotation(.degrees(120))) != .rgb(255, 0, 0))
        #expect(color(Text("a").colorInvert()) == .standard)
    }
}
