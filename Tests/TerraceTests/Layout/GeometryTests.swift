import Terrace
import TerraceTesting
import Testing

@MainActor struct GeometryTests {
    @Test("D39: a geometry reader takes the room it is offered and puts its content at the top leading corner") func d39_reader() {
        let reader = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        #expect(size(7, 2) { reader } == "7x2")
        #expect(picture(7, 2) { reader } == "7")
        #expect(size(7, 2) { reader.fixedSize() } == "1x1")
        #expect(
            picture(9, 2) {
                HStack(spacing: 0) {
                    Text("##")
                    reader
                }
            } == "##7")
    }

    @Test("D39: the content follows the size") func d39_follows() {
        let host = host(7, 2) { GeometryReader { proxy in Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))") } }
        host.resize(width: 9, height: 3)
        #expect(host.text == "9x3")
    }

    @Test("the content of a reader keeps its state while the size changes") func readersKeepState() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = host(9, 2) {
            GeometryReader { proxy in
                HStack {
                    Counter()
                    Text("w\(Int(proxy.size.width))")
                }
            }
        }
        host.press(.return)
        host.press(.return)
        host.resize(width: 12, height: 2)
        #expect(host.text.contains("2"))
        #expect(host.text.contains("w12"))
    }

    @Test("frames in the window, in a named space, and in the view's own") func frames() {
        let reader = GeometryReader { proxy in
            let global = proxy.frame(in: .global)
            let named = proxy.frame(in: .named("board"))
            let local = proxy.frame(in: .local)
            Text("\(Int(global.minX)),\(Int(global.minY)) \(Int(named.minX)),\(Int(named.minY)) \(Int(local.minX)),\(Int(local.width))")
                .fixedSize()
        }
        #expect(
            picture(30, 5) {
                VStack(alignment: .leading, spacing: 0) {
                    reader.frame(width: 4, height: 1).padding(.leading, 2).padding(.top, 1)
                }
                .coordinateSpace(.named("board"))
                .padding(.leading, 3)
            } == "\n     5,1 2,1 0,4")
    }

    @Test("a reader that asked for its place follows when only the place changes, also by scrolling") func placesAreFollowed() {
        let host = host(12, 4) {
            ScrollView(showsIndicators: false) {
                ForEach(0..<9, id: \.self) { index in
                    GeometryReader { Text("\(index) at \(Int($0.frame(in: .global).minY))") }.frame(height: 1)
                }
            }
        }
        #expect(host.lines[0] == "0 at 0")
        host.wheel(1, x: 1, y: 1)
        #expect(host.lines[0] == "3 at 0")
        #expect(host.lines[3] == "6 at 3")
    }

    @Test("D82: anchors are read in the reader's own coordinates") func d82_anchors() {
        struct Place: PreferenceKey {
            static let defaultValue: Anchor<CGRect>? = nil
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
        }
        let view = ZStack(alignment: .topLeading) {
            Color.clear
            Text("a").anchorPreference(key: Place.self, value: .bounds) { $0 }.padding(.leading, 2).padding(.top, 1)
        }
        .overlayPreferenceValue(Place.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Text("\(Int(proxy[anchor].minX)),\(Int(proxy[anchor].minY))") }
            }
        }
        .padding(.leading, 1)
        .padding(.top, 1)
        #expect(picture(12, 4) { view } == "\n 2,1\n   a")
    }

    @Test("what is drawn at an anchor follows when the anchored view moves") func anchorsFollow() {
        struct Marked: PreferenceKey {
            static let defaultValue: Anchor<CGPoint>? = nil
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = nextValue() ?? value }
        }
        struct Board: View {
            @State private var indent = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go") { indent += 3 }
                    Text("x").anchorPreference(key: Marked.self, value: .topTrailing) { $0 }.padding(.leading, CGFloat(indent))
                    Text("                ")
                }
                .overlayPreferenceValue(Marked.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Text("<").offset(x: proxy[anchor].x, y: proxy[anchor].y) }
                    }
                }
            }
        }
        let host = host(20, 4) { Board() }
        #expect(host.lines[1] == "x<")
        host.press(.return)
        #expect(host.lines[1] == "   x<")
    }

    @Test("a change of geometry is told, first with what it is") func geometryChanges() {
        final class Log { var sizes: [CGFloat] = [] }
        let log = Log()
        let host = host(9, 2) {
            Color.clear.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                log.sizes.append($0)
            }
        }
        #expect(log.sizes == [9])
        host.press(.tab)
        host.resize(width: 12, height: 2)
        host.resize(width: 12, height: 3)
        #expect(log.sizes == [9, 12])
    }

    @Test("a reader whose content makes it change its size for ever is reported, not followed for ever") func restlessReader() {
        struct Restless: View {
            @State private var width: CGFloat = 3
            var body: some View {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.size.width, initial: true) { width = 13 - proxy.size.width }
                }.frame(width: width)
            }
        }
        let host = host(20, 2) { Restless() }
        #expect(!host.log.isEmpty)
    }
}
