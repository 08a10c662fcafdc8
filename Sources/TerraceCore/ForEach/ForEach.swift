/// A view for each element of a collection, each with the identity of its element: state, focus and caret stay with an element
/// while others are inserted, moved and removed around it.
///
/// Cost of an update: one comparison of ids per element, and work for what was inserted, moved or removed. Duplicate ids are
/// reported once; later occurrences are told apart by their order.
///
/// ```swift
/// ForEach($rows) { $row in
///     TextField("", text: $row.text)
/// }
/// ```
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    @usableFromInline let driver: _ForEachDriver<ID, Content>
    /// What it does to its elements by itself.
    var edits: ForEachEdits?

    @usableFromInline
    init(data: Data, content: @escaping (Data.Element) -> Content, driver: _ForEachDriver<ID, Content>) {
        self.data = data
        self.content = content
        self.driver = driver
    }
}

/// What a `ForEach` can be asked, with the types of its collection already compiled in. An implementation detail.
public nonisolated struct _ForEachDriver<ID: Hashable, Content> {
    /// Compares the ids of the last update with those of now.
    @usableFromInline let scan: (UnsafeBufferPointer<ID>) -> _ForEachScan
    /// The id at an offset.
    @usableFromInline let id: (Int) -> ID
    /// What the row at an offset is made from.
    @usableFromInline let row: (Int, _ViewInputs) -> _ForEachRow<Content>
    /// For a binding: the locations of the elements, whose rows live on without their owner.
    let live: ForEachElements<ID, Content>?
    /// Whether the data was declared constant (a range without ids).
    @usableFromInline let isConstant: Bool

    @usableFromInline
    init(
        scan: @escaping (UnsafeBufferPointer<ID>) -> _ForEachScan, id: @escaping (Int) -> ID,
        row: @escaping (Int, _ViewInputs) -> _ForEachRow<Content>, isConstant: Bool = false
    ) {
        self.scan = scan
        self.id = id
        self.row = row
        self.isConstant = isConstant
        live = nil
    }

    init(
        scan: @escaping (UnsafeBufferPointer<ID>) -> _ForEachScan, id: @escaping (Int) -> ID,
        row: @escaping (Int, _ViewInputs) -> _ForEachRow<Content>, live: ForEachElements<ID, Content>
    ) {
        self.scan = scan
        self.id = id
        self.row = row
        self.live = live
        isConstant = false
    }
}

/// How many ids are the same at both ends. An implementation detail.
public nonisolated struct _ForEachScan {
    @usableFromInline var count: Int
    @usableFromInline var prefix: Int
    @usableFromInline var suffix: Int

    @usableFromInline
    init(count: Int, prefix: Int, suffix: Int) {
        self.count = count
        self.prefix = prefix
        self.suffix = suffix
    }

    /// One pass over the ids, specialised where it is called.
    @inlinable
    static func of<Elements: RandomAccessCollection, ID: Equatable>(
        _ elements: Elements, _ old: UnsafeBufferPointer<ID>, _ id: (Elements.Element) -> ID
    ) -> _ForEachScan {
        let count = elements.count
        let most = Swift.min(count, old.count)
        var prefix = 0
        var index = elements.startIndex
        while prefix < most, id(elements[index]) == old[prefix] {
            prefix += 1
            elements.formIndex(after: &index)
        }
        var suffix = 0
        index = elements.endIndex
        while suffix < most - prefix {
            elements.formIndex(before: &index)
            guard id(elements[index]) == old[old.count - 1 - suffix] else { break }
            suffix += 1
        }
        return _ForEachScan(count: count, prefix: prefix, suffix: suffix)
    }
}

/// What one row is made from: its closure with its element, and the location of the element if the row has a binding to it. An
/// implementation detail.
public nonisolated struct _ForEachRow<Content> {
    @usableFromInline let make: () -> Content
    let element: AnyObject?

    @usableFromInline
    init(make: @escaping () -> Content) {
        self.make = make
        element = nil
    }

    init(element: AnyObject, make: @escaping () -> Content) {
        self.make = make
        self.element = element
    }
}

extension ForEach {
    @inlinable
    init(data: Data, isConstant: Bool, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(
            data: data, content: content,
            driver: _ForEachDriver(
                scan: { _ForEachScan.of(data, $0, identify) },
                id: { identify(data[data.index(data.startIndex, offsetBy: $0)]) },
                row: { offset, _ in
                    let element = data[data.index(data.startIndex, offsetBy: offset)]
                    return _ForEachRow { content(element) }
                },
                isConstant: isConstant))
    }
}

extension ForEach where Content: View {
    // A binding is a collection of bindings as well; for it the form that gives each row a binding of its own is meant.
    /// A view for each element of a collection of identifiable elements.
    @inlinable @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }

    /// A view for each element of a collection, with ids at a key path.
    @inlinable @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }

    /// A view for each number of a range. The range should stay as it is; where it changes, the rows follow it and the log says so.
    /// For a range that changes use `ForEach(range, id: \.self)`.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, isConstant: true, identify: { [first = data.lowerBound] in $0 - first }, content: content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node: ForEachBase<ID, Content> =
            inputs.isLazy ? LazyForEachNode<ID, Content>(view.driver, inputs) : ForEachNode<ID, Content>(view.driver, inputs)
        node.edits = view.edits
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ForEachBase<ID, Content>.self)
        node.edits = view.edits
        node.update(view.driver)
    }
}

extension ForEach {
    /// A `ForEach` of other things than views.
    package init(plain data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, isConstant: false, identify: identify, content: content)
    }

    /// The id at an offset.
    package func tabID(at offset: Int) -> AnyHashable { AnyHashable(driver.id(offset)) }
}
