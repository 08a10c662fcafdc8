#if !canImport(Darwin)
    import Foundation

    /// Keeps steps, so that they can be undone and done again. What is registered while a step is undone is how it is done again.
    ///
    /// ```swift
    /// final class Counter { var value = 0 }
    /// let manager = UndoManager(), counter = Counter()
    /// counter.value = 1
    /// manager.registerUndo(withTarget: counter) { $0.value = 0 }
    /// manager.undo()
    /// print(counter.value)  // 0
    /// ```
    open class UndoManager {
        private struct Step {
            weak var target: AnyObject?
            let action: () -> Void
        }

        private struct Group {
            var steps: [Step] = []
            var name = ""
        }

        private enum Work { case none, undoing, redoing }

        private var undoGroups: [Group] = []
        private var redoGroups: [Group] = []
        /// Groups that were begun and are not ended.
        private var open: [Group] = []
        private var work = Work.none
        private var disabled = 0

        /// Nothing to undo.
        public init() {}

        /// How many steps are kept; 0 for all.
        open var levelsOfUndo = 0 {
            didSet { trim() }
        }

        /// Whether what is registered in one turn of the run loop is one step. Here each registration is one, unless it is grouped.
        open var groupsByEvent = false
        /// How many groups have been begun and not ended.
        open var groupingLevel: Int { open.count }
        /// Whether steps are kept.
        open var isUndoRegistrationEnabled: Bool { disabled == 0 }
        /// Whether a step is being undone.
        open var isUndoing: Bool { work == .undoing }
        /// Whether a step is being done again.
        open var isRedoing: Bool { work == .redoing }
        /// Whether there is something to undo.
        open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
        /// Whether there is something to do again.
        open var canRedo: Bool { !redoGroups.isEmpty }
        /// The name of what would be undone.
        open var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
        /// The name of what would be done again.
        open var redoActionName: String { redoGroups.last?.name ?? "" }
        /// What a command for it says.
        open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
        /// What a command for it says.
        open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

        private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

        /// Keeps a step; it is forgotten when its target goes.
        open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
            guard isUndoRegistrationEnabled else { return }
            let step = Step(target: target) { [weak target] in
                if let target { handler(target) }
            }
            if work == .none { redoGroups.removeAll() }
            if open.isEmpty {
                close(Group(steps: [step]))
            } else {
                open[open.count - 1].steps.append(step)
            }
        }

        /// Gives the newest step a name.
        open func setActionName(_ actionName: String) {
            if !open.isEmpty {
                open[0].name = actionName
            } else if work == .undoing, !redoGroups.isEmpty {
                redoGroups[redoGroups.count - 1].name = actionName
            } else if !undoGroups.isEmpty {
                undoGroups[undoGroups.count - 1].name = actionName
            }
        }

        /// Makes one step of what is registered from here on.
        open func beginUndoGrouping() { open.append(Group()) }

        /// Ends what was begun; nothing happens where nothing was.
        open func endUndoGrouping() {
            guard let group = open.popLast() else { return }
            if open.isEmpty {
                if !group.steps.isEmpty { close(group) }
            } else {
                open[open.count - 1].steps += group.steps
            }
        }

        private func close(_ group: Group) {
            if work == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
            trim()
        }

        private func trim() {
            guard levelsOfUndo > 0 else { return }
            undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
            redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
        }

        /// Undoes the newest step, closing what is open.
        open func undo() {
            while !open.isEmpty { endUndoGrouping() }
            undoNestedGroup()
        }

        /// Undoes the newest step.
        open func undoNestedGroup() {
            if let group = undoGroups.popLast() { run(group, .undoing) }
        }

        /// Does again what was undone last.
        open func redo() {
            if let group = redoGroups.popLast() { run(group, .redoing) }
        }

        private func run(_ group: Group, _ kind: Work) {
            let outer = work
            work = kind
            beginUndoGrouping()
            for step in group.steps.reversed() { step.action() }
            if var made = open.popLast(), !made.steps.isEmpty {
                if made.name.isEmpty { made.name = group.name }
                close(made)
            }
            work = outer
        }

        /// Forgets everything.
        open func removeAllActions() {
            undoGroups = []
            redoGroups = []
            open = []
        }

        /// Forgets the steps of one target.
        open func removeAllActions(withTarget target: Any) {
            let target = target as AnyObject
            func clean(_ groups: [Group]) -> [Group] {
                groups.map { group in
                    var group = group
                    group.steps.removeAll { $0.target === target }
                    return group
                }
            }
            undoGroups = clean(undoGroups).filter { !$0.steps.isEmpty }
            redoGroups = clean(redoGroups).filter { !$0.steps.isEmpty }
            open = clean(open)
        }

        /// Keeps no steps until it is enabled again, as often as it was disabled.
        open func disableUndoRegistration() { disabled += 1 }
        /// Keeps steps again.
        open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    }
#endif
