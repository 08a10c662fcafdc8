import Foundation

enum Arguments {
    /// The texts of a file of probes, a name and scalars in each row; nil without `--probes`.
    static var probes: [String]? {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--probes") else { return nil }
        guard let path = arguments.dropFirst(flag + 1).first, let table = try? String(contentsOfFile: path, encoding: .utf8) else {
            return []
        }
        return table.split(separator: "\n").dropFirst().map { row in
            let scalars = (row.split(separator: "\t").last ?? "").split(separator: " ")
            return String(String.UnicodeScalarView(scalars.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }))
        }
    }
}
