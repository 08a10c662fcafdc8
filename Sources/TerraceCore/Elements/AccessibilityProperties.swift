/// What modifiers say of a view in words; nil leaves it to the view.
package nonisolated struct AccessibilityProperties: Equatable, Sendable {
    package var identifier: String?
    package var label: String?
    package var value: String?
    package var isHidden: Bool?

    package init() {}
}

package final class AccessibilityAttachment: Attachment {
    package var properties: AccessibilityProperties

    package init(_ properties: AccessibilityProperties, _ inputs: _ViewInputs) {
        self.properties = properties
        super.init(inputs)
    }
}
