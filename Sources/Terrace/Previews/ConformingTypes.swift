#if canImport(Darwin)
    import Darwin
    import MachO
#else
    import Foundation
#endif

/// The types of the program that conform to a protocol, found in the records that the compiler leaves for the runtime. It is done once, and
/// only in a program that is asked for its previews. Generic types are left out.
enum ConformingTypes {
    /// The types whose conformance to `existential` (`(any P).self`) was declared in the program or a library that it has loaded.
    static func find(_ existential: Any.Type) -> [Any.Type] {
        guard let descriptor = protocolDescriptor(of: existential) else { return [] }
        var found: [Any.Type] = []
        for section in sections() {
            for offset in stride(from: 0, to: section.count - 3, by: 4) {
                let record = section.start + offset
                guard let conformance = relative(at: record), protocolOf(conformance) == descriptor,
                    let type = type(conformance)
                else { continue }
                found.append(type)
            }
        }
        return found
    }

    // MARK: Metadata, as the ABI has it

    /// An existential's metadata: its kind, flags, how many protocols, and the protocols.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        guard metadata.load(as: UInt.self) == 0x303, metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1 else { return nil }
        return UnsafeRawPointer(bitPattern: metadata.load(fromByteOffset: word + 8, as: UInt.self) & ~1)
    }

    private static func relative(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// A reference whose lowest bit says that it leads to a pointer.
    private static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        guard offset != 0 else { return nil }
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    private static func protocolOf(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? { indirectable(at: conformance) }

    private static func type(_ conformance: UnsafeRawPointer) -> Any.Type? {
        let reference = conformance + 4
        let flags = (conformance + 12).load(as: UInt32.self)
        var descriptor = relative(at: reference)
        switch (flags >> 3) & 7 {
        case 0: break
        case 1: descriptor = descriptor?.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
        guard let descriptor else { return nil }
        let kind = descriptor.load(as: UInt32.self)
        // A class, a struct or an enum, and not a generic one.
        guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0, let accessor = relative(at: descriptor + 12) else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
        guard let metadata = unsafeBitCast(accessor, to: Accessor.self)(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    // MARK: Where the records are

    private typealias Section = (start: UnsafeRawPointer, count: Int)

    #if canImport(Darwin)
        private static func sections() -> [Section] {
            (0..<_dyld_image_count()).compactMap { index in
                guard let header = _dyld_get_image_header(index) else { return nil }
                var size: UInt = 0
                let header64 = UnsafeRawPointer(header).assumingMemoryBound(to: mach_header_64.self)
                guard let start = getsectiondata(header64, "__TEXT", "__swift5_proto", &size) else { return nil }
                return (UnsafeRawPointer(start), Int(size))
            }
        }
    #else
        private static func sections() -> [Section] {
            guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return [] }
            var seen: Set<Substring> = []
            return maps.split(separator: "\n").compactMap { line in
                // Start and end, what may be done, the offset in the file, its device and number, and its path.
                let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
                guard fields.count == 6, fields[2].allSatisfy({ $0 == "0" }) else { return nil }
                let path = fields[5].drop { $0 == " " }
                guard path.first == "/", seen.insert(path).inserted,
                    let start = fields[0].split(separator: "-").first.flatMap({ UInt($0, radix: 16) }),
                    let file = ElfFile(path: String(path)), let range = file.section(named: "swift5_protocol_conformances"),
                    let address = UnsafeRawPointer(bitPattern: (file.isMovable ? start : 0) &+ UInt(range.address))
                else { return nil }
                return (address, range.size)
            }
        }
    #endif
}
