import Foundation

/// Something that can be copied to the clipboard.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

/// What is copied of a value.
func clipboardText<Item>(_ item: Item) -> String {
    switch item {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let data as Data: String(decoding: data, as: UTF8.self)
    case let text as AttributedString: String(text.characters)
    default: String(describing: item)
    }
}
