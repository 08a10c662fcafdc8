#if !canImport(Darwin)
    import Foundation

    /// The table of sections of a program's file: where in memory they are once it is loaded.
    struct ElfFile {
        private let data: Data

        init?(path: String) {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe), data.count >= 64,
                data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
            else { return nil }
            self.data = data
        }

        /// Whether it is loaded wherever there is room, so that its addresses count from where it begins.
        var isMovable: Bool { integer(at: 16, as: UInt16.self) == 3 }

        /// The address of a section, before the program was moved, and its size in bytes.
        func section(named name: String) -> (address: UInt64, size: Int)? {
            guard let table = integer(at: 40, as: UInt64.self), let size = integer(at: 58, as: UInt16.self),
                let count = integer(at: 60, as: UInt16.self), let names = integer(at: 62, as: UInt16.self),
                let table = Int(exactly: table), size >= 64
            else { return nil }
            func header(_ index: UInt16) -> Int? {
                let (start, isOver) = table.addingReportingOverflow(Int(index) * Int(size))
                return isOver || start > data.count - 64 ? nil : start
            }
            guard let strings = header(names).flatMap({ integer(at: $0 + 24, as: UInt64.self) }).flatMap({ Int(exactly: $0) }) else {
                return nil
            }
            let wanted = Array(name.utf8) + [0]
            for index in 0..<count {
                guard let start = header(index), let nameOffset = integer(at: start, as: UInt32.self),
                    text(at: strings, Int(nameOffset), is: wanted)
                else { continue }
                guard let address = integer(at: start + 16, as: UInt64.self), let size = integer(at: start + 32, as: UInt64.self),
                    let size = Int(exactly: size)
                else { return nil }
                return (address, size)
            }
            return nil
        }

        private func integer<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value? {
            guard offset >= 0, offset <= data.count - MemoryLayout<Value>.size else { return nil }
            return data.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Value.self)) }
        }

        private func text(at table: Int, _ offset: Int, is wanted: [UInt8]) -> Bool {
            let (start, isOver) = table.addingReportingOverflow(offset)
            guard !isOver, start >= 0, start <= data.count - wanted.count else { return false }
            return data[start..<start + wanted.count].elementsEqual(wanted)
        }
    }
#endif
