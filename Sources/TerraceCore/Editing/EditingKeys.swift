import TerraceScreen

/// Which keys edit a text, as a table that can be read, shown and changed.
package struct EditingKeys: Hashable, Sendable {
    /// One key and what it does.
    package struct Entry: Hashable, Sendable {
        /// What it does, as a stable name; entries that do the same share it.
        package var name: String
        /// The key.
        package var key: KeyEquivalent
        /// The modifiers that must be down, and no others but those of the keyboard's state.
        package var modifiers: EventModifiers
        /// What it does.
        package var command: EditingCommand

        /// A key and what it does.
        package init(_ name: String, _ key: KeyEquivalent, _ modifiers: EventModifiers, _ command: EditingCommand) {
            self.name = name
            self.key = key
            self.modifiers = modifiers.subtracting(EditingKeys.ignored)
            self.command = command
        }
    }

    /// The table; where a key stands twice, the first entry counts.
    package var entries: [Entry]

    /// A table of one's own.
    package init(entries: [Entry]) {
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

    /// Gives a key something to do, instead of what it did.
    package mutating func bind(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], name: String, to command: EditingCommand) {
        unbind(key, modifiers)
        entries.append(Entry(name, key, modifiers, command))
    }

    /// Takes a key out of the table.
    package mutating func unbind(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        let modifiers = modifiers.subtracting(Self.ignored)
        entries.removeAll { $0.key == key && $0.modifiers == modifiers }
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
