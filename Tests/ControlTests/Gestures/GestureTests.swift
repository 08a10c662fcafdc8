import Foundation
import Terrace
import TerraceCore
import TerraceTesting
import Testing

private func named(_ place: CGPoint) -> String { "(\(place.x), \(place.y))" }

private struct OptionalTap: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("tap me").gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
            Button("toggle") { isOn.toggle() }
        }
    }
}

@MainActor
@Suite("Gestures")
struct GestureTests {
    private func press(_ host: TestHost, _ x: Int, _ y: Int) { host.send(bytes: Array("\u{1B}[<0;\(x + 1);\(y + 1)M".utf8)) }
    private func move(_ host: TestHost, _ x: Int, _ y: Int) { host.send(bytes: Array("\u{1B}[<32;\(x + 1);\(y + 1)M".utf8)) }
    private func release(_ host: TestHost, _ x: Int, _ y: Int) { host.send(bytes: Array("\u{1B}[<0;\(x + 1);\(y + 1)m".utf8)) }

    @Test("A tap gesture is a click, and Return or Space; the view shows that it has the focus")
    func tap() {
        let log = Log()
        let host = TestHost.pinned(Text("tap me").gesture(TapGesture().onEnded { log.add("tap") }), width: 20, height: 2)
        #expect(host.selected(row: 0) == "^^^^^^")
        host.click(x: 2, y: 0)
        host.press(.return)
        host.press(.space)
        #expect(log.take() == ["tap", "tap", "tap"])
        press(host, 2, 0)
        release(host, 12, 0)
        #expect(log.take() == [])
    }

    @Test("A gesture that there may be is one while it is there")
    func optional() {
        let log = Log()
        let host = TestHost.pinned(OptionalTap(log: log), width: 20, height: 3)
        host.click(x: 0, y: 0)
        #expect(log.take() == [])
        host.find(.button, text: "toggle").click()
        host.click(x: 0, y: 0)
        #expect(log.take() == ["tap"])
        host.find(.button, text: "toggle").click()
        host.click(x: 0, y: 0)
        #expect(log.take() == [])
    }

    @Test("Double taps count clicks, spatial taps say where they were, in the view's coordinates and the window's")
    func taps() {
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Text("first")
                Text("second")
                    .gesture(TapGesture(count: 2).onEnded { log.add("double") })
                    .gesture(SpatialTapGesture().onEnded { log.add(named($0.location)) })
                Text("third").onTapGesture(coordinateSpace: .global) { log.add(named($0)) }
                Text("fourth").onTapGesture { (place: CGPoint) in log.add(named(place)) }
            }
            .padding(.leading, 2), width: 20, height: 4)
        host.click(x: 5, y: 1, count: 2)
        #expect(log.take() == ["(3.0, 0.0)", "double"])
        host.click(x: 5, y: 2)
        #expect(log.take() == ["(5.0, 2.0)"])
        host.click(x: 5, y: 3)
        #expect(log.take() == ["(3.0, 0.0)"])
    }

    @Test("A drag tells of translation and places, in the unit of the host")
    func drag() {
        let log = Log()
        let view = Text("◆◆◆").gesture(
            DragGesture()
                .onChanged { log.add("\($0.translation.width),\($0.translation.height)") }
                .onEnded {
                    log.add(
                        "end \(named($0.startLocation)) \(named($0.location)) \($0.predictedEndTranslation.width),\($0.predictedEndTranslation.height)"
                    )
                })
        let host = TestHost.pinned(view, width: 20, height: 3)
        host.drag(from: (1, 0), to: (3, 1))
        #expect(log.take() == ["1.0,0.0", "2.0,1.0", "end (1.0, 0.0) (3.0, 1.0) 2.0,1.0"])
        let points = TestHost(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 20, height: 3, unit: .points)
        points.drag(from: (1, 0), to: (2, 0))
        #expect(log.take() == ["8.0,0.0", "end (8.0, 0.0) (16.0, 0.0) 8.0,0.0"])
        host.click(x: 1, y: 0)
        #expect(log.take() == [], "a click is no drag")
    }

    @Test("A drag from a distance of nothing begins with the press; velocity follows the clock")
    func dragAtOnce() {
        let log = Log()
        let host = TestHost.pinned(
            Text("pad").gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { log.add("\($0.translation.width) \($0.velocity.width)") }
                    .onEnded { _ in log.add("end") }), width: 20, height: 1)
        press(host, 0, 0)
        #expect(log.take() == ["0.0 0.0"])
        host.advance(by: .milliseconds(500))
        move(host, 4, 0)
        #expect(log.take() == ["4.0 8.0"])
        release(host, 4, 0)
        #expect(log.take() == ["end"])
    }

    @Test("F21: the inner gesture comes first; a high priority turns that round; a simultaneous one goes beside")
    func f21_priorities() {
        let log = Log()
        func host<V: View>(_ view: V) -> TestHost { TestHost.pinned(view, width: 20, height: 1) }
        func inner() -> some View { Text("text").gesture(TapGesture().onEnded { log.add("inner") }) }
        host(inner().padding(0).gesture(TapGesture().onEnded { log.add("outer") })).click(x: 1, y: 0)
        #expect(log.take() == ["inner"])
        host(inner().padding(0).highPriorityGesture(TapGesture().onEnded { log.add("outer") })).click(x: 1, y: 0)
        #expect(log.take() == ["outer"])
        host(inner().padding(0).simultaneousGesture(TapGesture().onEnded { log.add("outer") })).click(x: 1, y: 0)
        #expect(log.take() == ["inner", "outer"])
        host(Button("b") { log.add("button") }.simultaneousGesture(TapGesture().onEnded { log.add("beside") })).click(x: 2, y: 0)
        #expect(log.take().sorted() == ["beside", "button"])
        host(inner().padding(0).gesture(TapGesture().onEnded { log.add("outer") }, including: .gesture)).click(x: 1, y: 0)
        #expect(log.take() == ["outer"])
        host(inner().padding(0).gesture(TapGesture().onEnded { log.add("outer") }, including: .none)).click(x: 1, y: 0)
        #expect(log.take() == [])
    }

    @Test("A drag around a button takes over when the pointer moves; a click is the button's")
    func dragAroundButton() {
        let log = Log()
        let host = TestHost.pinned(
            HStack { Button("b") { log.add("button") } }.gesture(DragGesture().onEnded { _ in log.add("drag") }), width: 20, height: 1)
        host.click(x: 2, y: 0)
        #expect(log.take() == ["button"])
        host.drag(from: (2, 0), to: (4, 0))
        #expect(log.take() == ["drag"])
    }

    @Test("A long press needs its time; let go earlier it is none, and pressing is told of both ways")
    func longPress() {
        let log = Log()
        let host = TestHost.pinned(
            Text("hold").onLongPressGesture(minimumDuration: 1) {
                log.add("held")
            } onPressingChanged: {
                log.add("\($0)")
            }, width: 20, height: 1)
        press(host, 1, 0)
        #expect(log.take() == ["true"])
        host.advance(by: .milliseconds(900))
        release(host, 1, 0)
        #expect(log.take() == ["false"])
        press(host, 1, 0)
        host.advance(by: .seconds(1))
        release(host, 1, 0)
        #expect(log.take() == ["true", "false", "held"])
        host.press(.return)
        #expect(log.take().contains("held"))
    }

    @Test("A long press beside a tap is Alt-Return; by itself it fires while the button is down")
    func longPressByKey() async {
        let log = Log()
        let host = TestHost.pinned(
            Text("both").onTapGesture { log.add("tap") }.onLongPressGesture { log.add("held") }, width: 20, height: 1)
        host.press(.return)
        #expect(log.take() == ["tap"])
        host.press(.return, modifiers: .option)
        #expect(log.take() == ["held"])
        press(host, 1, 0)
        host.advance(by: .milliseconds(600))
        // The button's own clock is the system's, which a busy machine keeps waiting.
        for _ in 0..<200 where log.all.isEmpty { try? await Task.sleep(for: .milliseconds(50)) }
        #expect(log.take() == ["held"])
        release(host, 1, 0)
        #expect(log.take() == [])
    }

    @Test("A gesture state is what it was when the gesture is over, or somebody else's")
    func gestureState() {
        struct Pad: View {
            let log: Log
            @GestureState private var offset = CGSize.zero
            @State private var total = 0.0
            var body: some View {
                Text("\(Int(offset.width)) \(Int(total))")
                    .frame(width: 10, alignment: .leading)
                    .gesture(
                        DragGesture()
                            .updating($offset) { value, state, _ in state = value.translation }
                            .onEnded { total += $0.translation.width })
            }
        }
        let host = TestHost.pinned(Pad(log: Log()), width: 20, height: 1)
        press(host, 0, 0)
        move(host, 3, 0)
        #expect(host.text == "3 0")
        move(host, 5, 0)
        #expect(host.text == "5 0")
        release(host, 5, 0)
        #expect(host.text == "0 5")
        press(host, 0, 0)
        move(host, 1, 0)
        #expect(host.text == "1 5")
        // The release is lost; the next press begins anew.
        press(host, 9, 0)
        #expect(host.text == "0 5")
    }

    @Test("Sequences, both at once, one or the other")
    func combined() {
        let log = Log()
        let sequence = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { log.add("dragged \(drag.translation.width)") } else { log.add("other") }
        }
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Text("sequence").gesture(sequence)
                Text("either").gesture(
                    TapGesture(count: 2).onEnded { log.add("two") }.exclusively(before: TapGesture().onEnded { log.add("one") }))
                Text("both").gesture(
                    TapGesture().onEnded { log.add("tap") }.simultaneously(
                        with: DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") }))
                Text("any").gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log.add("\($0)") })
                Text("fingers").gesture(MagnificationGesture().onChanged { _ in log.add("never") })
            }, width: 20, height: 5)
        host.drag(from: (1, 0), to: (3, 0))
        #expect(log.take() == [], "not held long enough")
        press(host, 1, 0)
        host.advance(by: .seconds(1))
        move(host, 2, 0)
        move(host, 4, 0)
        release(host, 4, 0)
        #expect(log.take() == ["dragged 2.0"])
        host.click(x: 1, y: 1)
        #expect(log.take() == ["one"])
        host.click(x: 1, y: 1, count: 2)
        #expect(log.take() == ["one", "two"])
        host.click(x: 1, y: 2)
        #expect(log.take() == ["tap", "drag"])
        host.click(x: 1, y: 3)
        host.click(x: 1, y: 4)
        #expect(log.take() == ["7"])
    }

    @Test("C43: a gesture that a view describes anew while it goes on calls the newest actions")
    func c43_freshClosures() {
        struct Moving: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Text("\(count)").frame(width: 10, alignment: .leading)
                    .gesture(DragGesture().onChanged { _ in count += 1 }.onEnded { _ in log.add("\(count)") })
            }
        }
        let log = Log()
        let host = TestHost.pinned(Moving(log: log), width: 20, height: 1)
        host.drag(from: (0, 0), to: (4, 0))
        #expect(log.take() == ["4"])
    }

    @Test("A view with a gesture that goes while it is pressed takes nothing with it; a disabled one does nothing")
    func goes() {
        struct Vanishing: View {
            let log: Log
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere {
                        Text("here").gesture(DragGesture().onChanged { _ in isThere = false }.onEnded { _ in log.add("end") })
                    }
                    Text("off").gesture(TapGesture().onEnded { log.add("off") }).disabled(true)
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Vanishing(log: log), width: 20, height: 2)
        host.drag(from: (1, 0), to: (4, 0))
        #expect(host.text == "off")
        host.click(x: 1, y: 0)
        #expect(log.take() == [])
    }

    @Test("onHover hears the pointer come and go; nobody listens once the view has gone")
    func hover() {
        struct Watched: View {
            let log: Log
            @State private var isThere = true
            var body: some View {
                VStack(alignment: .leading) {
                    if isThere {
                        Text("here")
                            .onHover { log.add("\($0)") }
                            .onContinuousHover { if case .active(let place) = $0 { log.add(named(place)) } else { log.add("ended") } }
                    }
                    Button("x") { isThere = false }
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Watched(log: log), width: 20, height: 2)
        func over(_ x: Int, _ y: Int) { host.send(bytes: Array("\u{1B}[<35;\(x + 1);\(y + 1)M".utf8)) }
        over(1, 0)
        over(2, 0)
        over(2, 1)
        #expect(log.take() == ["true", "(1.0, 0.0)", "(2.0, 0.0)", "false", "ended"])
        #expect(host.host.graph.pointer.hover.isInUse)
        host.press(.return)
        over(1, 0)
        #expect(log.take() == [])
        #expect(!host.host.graph.pointer.hover.isInUse)
    }
}
