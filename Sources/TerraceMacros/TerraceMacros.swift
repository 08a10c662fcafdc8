/// Expands `#Preview`, `@Previewable`, `@Entry` and `@Animatable`, in the compiler's own protocol for plugins: each message is a length of eight bytes,
/// little-endian, and as many bytes of JSON. No package is needed for it.
@main
enum TerraceMacros {
    static func main() {
        while let message = Message.receive() {
            Message.send(answer(to: message))
        }
    }

    private static func answer(to message: [String: Any]) -> [String: Any] {
        if message["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
        }
        if let request = message["expandFreestandingMacro"] as? [String: Any] {
            return ["expandMacroResult": expand(request, PreviewExpansion.expand)]
        }
        if let request = message["expandAttachedMacro"] as? [String: Any] {
            let macro = request["macro"] as? [String: Any]
            switch macro?["typeName"] as? String {
            case "Entry": return ["expandMacroResult": expand(request, EntryExpansion.expand)]
            case "Animatable", "AnimatableIgnored": return ["expandMacroResult": expand(request, AnimatableExpansion.expand)]
            default: return ["expandMacroResult": expand(request, PreviewableExpansion.expand)]
            }
        }
        return ["expandMacroResult": ["diagnostics": [Any]()]]
    }

    private static func expand(_ request: [String: Any], _ expand: ([String: Any]) throws(BadUse) -> String) -> [String: Any] {
        do {
            return ["expandedSource": try expand(request), "diagnostics": [Any]()]
        } catch {
            return ["expandedSource": "", "diagnostics": [error.diagnostic]]
        }
    }
}
