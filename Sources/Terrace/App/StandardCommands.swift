import TerraceCore

/// What a platform offers for sidebars: in a terminal nothing.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// What a platform offers for texts: in a terminal nothing.
public nonisolated struct TextEditingCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// What a platform offers to format texts: in a terminal nothing.
public nonisolated struct TextFormattingCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// What a platform offers for toolbars: in a terminal nothing.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// What a platform offers to import pictures: in a terminal nothing.
public nonisolated struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// What a platform offers for inspectors: in a terminal nothing.
public nonisolated struct InspectorCommands: PrimitiveCommands {
    /// Nothing.
    public init() {}
    /// An implementation detail.
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
