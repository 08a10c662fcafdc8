/// `@Animatable` before a type: it conforms to the protocol, unless it says so itself. Movements are shown by their ends, so that there is
/// nothing to go between.
enum AnimatableExpansion {
    static func expand(_ request: [String: Any]) throws(BadUse) -> String {
        // `@AnimatableIgnored` says something to `@Animatable` and is nothing by itself.
        guard request["macroRole"] as? String == "extension", let type = Syntax(request, "extendedTypeSyntax") else { return "" }
        let conformances = Syntax(request, "conformanceListSyntax")?.source ?? ""
        return conformances.contains("Animatable") ? "extension \(type.source): Animatable {}" : ""
    }
}
