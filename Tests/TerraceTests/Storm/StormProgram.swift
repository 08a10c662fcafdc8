import Terrace

/// As much of the framework as fits into one window.
struct StormProgram: View {
    @Bindable var model: StormModel
    let tally: StormTally
    @FocusState private var focus: StormModel.Target?

    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading, spacing: 0) {
                StormHeader(model: model)
                HStack(alignment: .top, spacing: 1) {
                    StormFields(model: model, focus: $focus).frame(maxWidth: 18)
                    StormList(model: model, focus: $focus).frame(maxWidth: 16)
                    StormLazy(model: model, focus: $focus)
                }
                StormFooter(model: model, focus: $focus)
            }
            .onChange(of: model.commandNumber) {
                switch model.command {
                case .focus(let target): focus = target
                case .scroll(let id, let anchor): proxy.scrollTo(id, anchor: anchor)
                case nil: break
                }
            }
        }
        .overlay(alignment: .topTrailing) {
            if model.showsOverlay { StormOverlay(model: model) }
        }
        .disabled(model.isDisabled)
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
        .environmentObject(tally)
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct StormHeader: View {
    @Bindable var model: StormModel
    @EnvironmentObject private var tally: StormTally
    @State private var total = 0
    @State private var size = CGSize.zero

    var body: some View {
        HStack(spacing: 1) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text(model.title).preference(key: WidthKey.self, value: 4)
                    Text("a header that is long enough to not fit everywhere").lineLimit(1).fixedSize()
                }
                Text("\(model.title), shorter").lineLimit(1).fixedSize().preference(key: WidthKey.self, value: 2)
                Text("…")
            }
            Spacer()
            GeometryReader { geometry in
                Text("\(Int(geometry.size.width))w \(Int(size.width))").lineLimit(1)
            }
            .frame(maxWidth: 8, maxHeight: 1)
            Text("sum \(total) pressed \(tally.presses)").lineLimit(1)
        }
        .background(alignment: .leading) { Color.blue.opacity(0.8) }
        .onPreferenceChange(WidthKey.self) { total = $0 }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
    }
}

private struct StormFields: View {
    @Bindable var model: StormModel
    let focus: FocusState<StormModel.Target?>.Binding

    var body: some View {
        ScrollView {
            VStack(alignment: model.choice == 1 ? .trailing : .leading) {
                if !model.hidesRows {
                    ForEach($model.rows) { $item in
                        StormRow(item: $item, indent: model.indent)
                            .focused(focus, equals: .row(item.id))
                            .onSubmit {
                                guard let index = model.rows.firstIndex(where: { $0.id == item.id }) else { return }
                                let new = model.item("")
                                model.rows.insert(new, at: index + 1)
                                focus.wrappedValue = .row(new.id)
                            }
                    }
                } else {
                    Text("no rows").italic()
                }
            }
        }
        .border(.green)
    }
}

/// Has state of its own, and something that comes and goes.
private struct StormRow: View {
    @Binding var item: StormModel.Item
    let indent: Int
    @State private var edits = 0

    var body: some View {
        HStack(spacing: 0) {
            Text("\(edits % 10)").foregroundStyle(.secondary).onTapGesture { item.isOpen.toggle() }
            TextField("empty", text: $item.text)
                .onChange(of: item.text) { edits += 1 }
                .alignmentGuide(.leading) { _ in CGFloat(indent) }
            if item.isOpen { Text("+\(item.text.count)").bold().transition() }
        }
    }
}

extension View {
    /// A modifier with a body, whose content stands in it twice.
    fileprivate func transition() -> some View { modifier(Doubled()) }
}

private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay(alignment: .trailing) { content.opacity(0.4) }.padding(.leading, 1)
    }
}

private struct StormList: View {
    @Bindable var model: StormModel
    let focus: FocusState<StormModel.Target?>.Binding

    var body: some View {
        List(selection: $model.picked) {
            ForEach(model.groups) { group in
                Section(group.title) {
                    ForEach(group.items) { item in
                        VStack(alignment: .leading) {
                            Text(item.text)
                            if item.isOpen { Text("  open").foregroundStyle(.red) }
                        }
                    }
                    .onDelete { offsets in
                        guard let index = model.groups.firstIndex(where: { $0.id == group.id }) else { return }
                        model.groups[index].items.remove(atOffsets: offsets)
                    }
                    .onMove { offsets, target in
                        guard let index = model.groups.firstIndex(where: { $0.id == group.id }) else { return }
                        model.groups[index].items.move(fromOffsets: offsets, toOffset: target)
                    }
                }
            }
        }
        .focused(focus, equals: .list)
    }
}

private struct StormLazy: View {
    @Bindable var model: StormModel
    let focus: FocusState<StormModel.Target?>.Binding
    @EnvironmentObject private var tally: StormTally

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                Text("top").bold()
                ForEach($model.lazyRows) { $item in
                    HStack(alignment: .top, spacing: 1) {
                        if item.id.isMultiple(of: 3) {
                            TextField("lazy", text: $item.text, axis: .vertical).focused(focus, equals: .lazy(item.id))
                        } else {
                            Text(item.text)
                        }
                        if item.isOpen { Button("x\(item.id)") { tally.presses += 1 } }
                    }
                    .onAppear { tally.appeared.insert(item.id) }
                    .onDisappear { tally.appeared.remove(item.id) }
                }
                Text("end").bold()
            }
        }
        .defaultScrollAnchor([nil, .top, .bottom][model.anchor % 3])
    }
}

private struct StormFooter: View {
    @Bindable var model: StormModel
    let focus: FocusState<StormModel.Target?>.Binding
    @EnvironmentObject private var tally: StormTally
    @State private var secret = "pw"
    @State private var stored: [StormModel.Item] = []

    var body: some View {
        HStack(alignment: .bottom, spacing: 1) {
            switch model.choice {
            case 0: Button("Press") { tally.presses += 1 }.focused(focus, equals: .press)
            case 1: SecureField("secret", text: $secret).frame(width: 8).focused(focus, equals: .press)
            default:
                ZStack(alignment: .bottomTrailing) {
                    Color.gray.frame(width: 9, height: 2)
                    Text("日本 z").zIndex(Double(model.indent % 2))
                }
                .clipped()
            }
            StormCounter().id(model.identity)
            model.isErasedOtherwise
                ? AnyView(Text("erased \(stored.count)").onTapGesture { stored.append(StormModel.Item(id: stored.count, text: "s")) })
                : AnyView(HStack { ForEach(stored) { Text($0.text) } })
            if model.showsNote {
                TextEditor(text: $model.note).frame(height: 3).focused(focus, equals: .note)
            }
        }
        .task(id: model.choice) { model.isBusy = false }
        .fixedSize(horizontal: false, vertical: true)
    }
}

private struct StormCounter: View {
    @State private var count = 0
    @State private var isOn = false
    @FocusState private var isFocused: Bool

    var body: some View {
        Text("\(isOn ? "●" : "○")\(count)")
            .underline(isFocused)
            .onTapGesture(count: 2) { count += 1 }
            .onTapGesture { isOn.toggle() }
            .focused($isFocused)
            .onKeyPress("+") {
                count += 1
                return .handled
            }
    }
}

private struct StormOverlay: View {
    @Bindable var model: StormModel
    @State private var draft = ""

    var body: some View {
        VStack(alignment: .trailing) {
            Text("overlay \(model.rows.count)").alignmentGuide(.trailing) { $0[.trailing] - CGFloat(model.indent) }
            TextField("search", text: $draft).frame(width: 10)
            ScrollView(.horizontal) {
                LazyHStack { ForEach(0..<50) { Text("h\($0)") } }
            }
            .frame(width: 12, height: 2)
        }
        .padding(1)
        .background { Color.black }
        .border(.yellow)
        .offset(x: CGFloat(-model.indent), y: 0)
    }
}
