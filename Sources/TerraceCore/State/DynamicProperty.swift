/// A property of a view that the framework fills in before each evaluation of `body`.
///
/// A type of yours may conform to it and hold `@State`, `@Environment` and others of its own; `update()` is called before `body`.
///
/// ```swift
/// struct Doubled: DynamicProperty {
///     @State var value = 1
///     var twice: Int { value * 2 }
/// }
/// ```
@preconcurrency
public protocol DynamicProperty {
    /// Called before `body` is evaluated, after the properties inside have been filled in.
    @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    @MainActor @preconcurrency public mutating func update() {}
}

/// A property of ours: it is given its storage through the address of its field.
package protocol InstalledProperty: DynamicProperty {
    /// Fills in the field at `field`; `slot` is what the node keeps for it over its life.
    @MainActor static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?)
    /// Whether a view that was given `new` in place of `old` has been given nothing new.
    @MainActor static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
    /// The node that it was installed in goes.
    @MainActor static func uninstall(_ slot: AnyObject)
}

extension InstalledProperty {
    @MainActor package static func uninstall(_ slot: AnyObject) {}
}
