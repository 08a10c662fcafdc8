/// What the rows over a binding were last given, side by side in memory, so that after a write of the collection the elements that
/// changed are found by comparing bits: a few instructions an element, whatever its type.
///
/// Each row's location owns a slot here for as long as it lives. All of it is used under `StateLock`.
final class ElementStore<Element> {
    private var elements: UnsafeMutablePointer<Element>
    private var isHeld: ContiguousArray<Bool> = []
    private var capacity: Int
    private var free: ContiguousArray<Int32> = []
    /// Where each slot's element stands in the collection: a hint.
    private(set) var offsets: ContiguousArray<Int32> = []
    /// Whom to tell that a slot's element changed.
    private var holders: ContiguousArray<Unmanaged<ElementHolder>> = []

    init() {
        capacity = 16
        elements = .allocate(capacity: capacity)
    }

    deinit {
        for slot in isHeld.indices where isHeld[slot] { (elements + slot).deinitialize(count: 1) }
        elements.deallocate()
    }

    /// Takes a slot for a holder, which gives it back before it goes.
    func add(_ element: Element, offset: Int, holder: ElementHolder) -> Int {
        let slot: Int
        if let reused = free.popLast() {
            slot = Int(reused)
            holders[slot] = .passUnretained(holder)
            offsets[slot] = Int32(truncatingIfNeeded: offset)
            isHeld[slot] = true
        } else {
            slot = isHeld.count
            if slot == capacity { grow() }
            holders.append(.passUnretained(holder))
            offsets.append(Int32(truncatingIfNeeded: offset))
            isHeld.append(true)
        }
        (elements + slot).initialize(to: element)
        return slot
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        // Slots without an element have nothing to move.
        for slot in isHeld.indices where isHeld[slot] { (larger + slot).moveInitialize(from: elements + slot, count: 1) }
        elements.deallocate()
        elements = larger
        capacity *= 2
    }

    func remove(_ slot: Int) {
        if isHeld[slot] { (elements + slot).deinitialize(count: 1) }
        isHeld[slot] = false
        free.append(Int32(truncatingIfNeeded: slot))
    }

    /// The element; nil only while it is being changed in place.
    subscript(slot: Int) -> Element? { isHeld[slot] ? elements[slot] : nil }

    func note(offset: Int, of slot: Int) { offsets[slot] = Int32(truncatingIfNeeded: offset) }

    /// Lets go of the element, so that the collection holds the only copy of what it shares.
    func release(_ slot: Int) {
        guard isHeld[slot] else { return }
        (elements + slot).deinitialize(count: 1)
        isHeld[slot] = false
    }

    func hold(_ element: Element, in slot: Int) {
        release(slot)
        (elements + slot).initialize(to: element)
        isHeld[slot] = true
    }

    /// After the collection was written: notes where each element stands, and tells the holders of those that are not what they were.
    /// `slots` are those of the rows, in the collection's order.
    /// A row that is not built has a negative slot. `plan` tells elements apart whose bits differ by no more than what stands between fields.
    @MainActor func verify(_ slots: UnsafeBufferPointer<Int32>, against data: UnsafeBufferPointer<Element>, _ plan: FieldPlan) {
        guard let first = data.baseAddress else { return }
        let count = min(slots.count, data.count)
        var offset = 0
        while offset < count {
            offset = offsets.withUnsafeMutableBufferPointer { offsets in
                RawElements(stride: MemoryLayout<Element>.stride, size: MemoryLayout<Element>.size).nextDifference(
                    from: offset, to: count, slots, offsets, UnsafeRawPointer(elements), UnsafeRawPointer(first))
            }
            guard offset < count else { return }
            let slot = Int(slots[offset])
            if !isHeld[slot] || !plan.isSame(at: UnsafeRawPointer(elements + slot), UnsafeRawPointer(first + offset)) {
                hold(first[offset], in: slot)
                holders[slot]._withUnsafeGuaranteedRef { $0.elementVerified() }
            }
            offset += 1
        }
    }
}

/// Who keeps a slot: told when its element is not what it was.
class ElementHolder {
    func elementVerified() {}
}

/// Compares elements as memory.
struct RawElements {
    let stride: Int
    let size: Int

    /// The first offset whose element's bits are others than those of its row's slot; `end` if there is none. On the way it notes the
    /// offset of each slot that it passes.
    func nextDifference(
        from start: Int, to end: Int, _ slots: UnsafeBufferPointer<Int32>, _ offsets: UnsafeMutableBufferPointer<Int32>,
        _ held: UnsafeRawPointer, _ data: UnsafeRawPointer
    ) -> Int {
        var offset = start
        while offset < end {
            let slot = Int(slots[offset])
            if slot < 0 {
                offset += 1
                continue
            }
            offsets[slot] = Int32(truncatingIfNeeded: offset)
            if !RawMemory.isEqual(held + slot * stride, data + offset * stride, size) { return offset }
            offset += 1
        }
        return end
    }
}
