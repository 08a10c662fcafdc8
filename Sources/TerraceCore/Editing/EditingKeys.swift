import TerraceScreen

/// Which key edits a text, as a table that can be read, shown and changed.
///
/// Text fields read the table from the environment value `editingKeys`, so that a program, or a part of it, can have its own. A key that
/// is not in the table and types something is inserted; every other key goes on to the views around the field.
///
/// ```swift
/// var keys = EditingKeys.standard
/// keys.bind("g", .control, name: "deleteAll", to: .delete(.start))
/// keys.unbind("t", .control)
/// let form = TextField("Name", text: .constant("")).environment(\.editingKeys, keys)
/// ```
public struct EditingKeys: Hashable, Sendable {
    /// One key and what it does.
    public struct Entry: Hashable, Sendable {
        /// What it does, as a stable name; entries that do the same share it.
        public var name: String
        /// The key.
        public var key: KeyEquivalent
        /// The modifiers that must be down, and no others but those of the keyboard's state.
        public var modifiers: EventModifiers
        /// What it does.
        public var command: EditingCommand

        /// A key and what it does.
        public init(_ name: String, _ key: KeyEquivalent, _ modifiers: EventModifiers, _ command: EditingCommand) {
            self.name = name
            self.key = key
            self.modifiers = modifiers.subtracting(EditingKeys.ignored)
            self.command = command
        }
    }

    /// The table; where a key stands twice, the first entry counts.
    public var entries: [Entry]

    /// A table of one's own.
    public init(entries: [Entry]) {
        self.entries = entries
    }

    /// What `event` asks of the text; nil if it is not for the text, so that others may have it.
    package func command(for event: KeyEvent) -> EditingCommand? {
        guard event.phase != .up else { return nil }
        let modifiers = event.modifiers.subtracting(Self.ignored)
        if let entry = entries.first(where: { $0.modifiers == modifiers && $0.key == event.key }) { return entry.command }
        guard modifiers.isSubset(of: .shift), Self.types(event) else { return nil }
        return .insert(event.characters)
    }

    /// What a key of the table does; nil for a key that is not in it.
    public func command(for key: KeyEquivalent, modifiers: EventModifiers = []) -> EditingCommand? {
        let modifiers = modifiers.subtracting(Self.ignored)
        return entries.first { $0.modifiers == modifiers && $0.key == key }?.command
    }

    /// Gives a key something to do, instead of what it did.
    public mutating func bind(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], name: String, to command: EditingCommand) {
        unbind(key, modifiers)
        entries.append(Entry(name, key, modifiers, command))
    }

    /// Takes a key out of the table. A key that types something types it then.
    public mutating func unbind(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        let modifiers = modifiers.subtracting(Self.ignored)
        entries.removeAll { $0.key == key && $0.modifiers == modifiers }
    }

    /// The table without a key, for a part of the screen where it means something else.
    public func removing(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> EditingKeys {
        var keys = self
        keys.unbind(key, modifiers)
        return keys
    }

    /// States of the keyboard rather than keys held down.
    private static let ignored: EventModifiers = [.capsLock, .numericPad]

    /// Whether the key types something. Keys without a character have one in a private range, and may report it as what they type.
    private static func types(_ event: KeyEvent) -> Bool {
        guard !event.characters.isEmpty, let key = event.key.character.unicodeScalars.first else { return false }
        guard !(0xF700...0xF747).contains(key.value) else { return false }
        return !event.characters.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    }
}

private enum EditingKeysKey: EnvironmentKey { static let defaultValue = EditingKeys.standard }

extension EnvironmentValues {
    /// Which keys edit the texts here.
    public var editingKeys: EditingKeys {
        get { self[EditingKeysKey.self] }
        set { self[EditingKeysKey.self] = newValue }
    }
}
