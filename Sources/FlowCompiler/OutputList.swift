import FlowGraph
import FlowSpec

/// The list of what flowgen wrote into an output folder, for each file the program that it is of.
/// It stands in the folder itself, and tells which files may be removed when their specs are gone.
///
/// A line for each file, `program: file`, sorted: what two branches add is merged line by line.
struct OutputList {
    /// The name of the list's file.
    static let fileName = ".flowgen-outputs"

    /// The program of each file.
    private var programs: [String: String] = [:]

    /// A list of nothing.
    init() {}

    /// Reads a list; `path` is shown. Throws ``WriteError`` where a line is none that flowgen
    /// writes, as after a merge with conflicts.
    init(_ bytes: [UInt8], path: String) throws {
        // git may have given the lines another end. Bytes, since that end is one character to
        // Swift.
        let lines = bytes.filter { $0 != UInt8(ascii: "\r") }.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() where !bytes.isEmpty && bytes.first != UInt8(ascii: "#") {
            let line = String(decoding: bytes, as: UTF8.self)
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            guard parts.count == 2, isListed(parts[1]) else {
                throw WriteError("line \(index + 1) of \(quoted(path)) isn't 'program: file'; mend the line, or remove the file")
            }
            programs[parts[1]] = parts[0]
        }
    }

    /// The list as text.
    var bytes: [UInt8] {
        let lines = programs.map { "\($0.value): \($0.key)\n" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array((Self.header + lines.joined()).utf8)
    }

    private static let header =
        "# What flowgen wrote into this folder, by program. It removes what it finds here when the spec is gone; commit it with the files.\n"

    /// The files of a program, by name.
    func files(of program: String) -> [String] {
        programs.filter { $0.value == program }.map(\.key).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The program that a file is of.
    func program(of file: String) -> String? {
        programs[file]
    }

    /// Makes the files those that a back end makes of a program, and no others.
    mutating func set(_ files: [String], of program: String, by backend: any Backend) {
        programs = programs.filter { $0.value != program || !$0.key.hasSuffix(backend.ending) }
        for file in files where isListed(file) { programs[file] = program }
    }
}

/// Whether a file's name can stand in a list: it is one name of a back end's file, and prints as it
/// is.
private func isListed(_ name: String) -> Bool {
    outputEndings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
        && escaped(name) == name
}
