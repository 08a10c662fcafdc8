/// What sets off a submit.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Triggers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What became of a submit at one attachment.
package enum SubmitStep {
    /// It says nothing about submits, or not about this one.
    case passed
    /// It acted, and the submit goes on outwards (C26).
    case acted
    /// Nothing outside hears of it (C27).
    case stopped
}

extension ViewNode {
    /// Runs the submit actions from this node outwards, innermost first; returns whether there was any.
    @discardableResult
    package final func submit(_ trigger: SubmitTriggers) -> Bool {
        var acted = false
        var node: ViewNode? = self
        while let current = node {
            for attachment in current.attachments {
                switch attachment.submit(trigger) {
                case .passed: break
                case .acted: acted = true
                case .stopped: return acted
                }
            }
            node = current.parent
        }
        return acted
    }
}
