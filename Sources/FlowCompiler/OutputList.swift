import FlowGraph
import FlowSpec

/// The list of the files that flowgen wrote into an output folder, each with its program. It is a
/// file in that folder, and says which files to remove when their specs are gone.
///
/// Its lines `program: file` are sorted, so git can merge the additions of two branches.
struct OutputList {
    static let fileName = ".flowgen-outputs"

    private var programs: [String: String] = [:]

    init() {}

    /// Reads a list; `path` is for error messages. Throws ``WriteError`` if flowgen can't have
    /// written a line, for example after a merge with conflicts.
    init(_ bytes: [UInt8], path: String) throws {
        // git might have changed the line endings. To Swift, CR LF is one character, so use bytes.
        let lines = bytes.filter { $0 != UInt8(ascii: "\r") }.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() where !bytes.isEmpty && bytes.first != UInt8(ascii: "#") {
            let line = String(decoding: bytes, as: UTF8.self)
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            guard parts.count == 2, isListed(parts[1]) else {
                throw WriteError("line \(index + 1) of \(quoted(path)) isn't 'project: file'; fix the line, or delete the file")
            }
            programs[parts[1]] = parts[0]
        }
    }

    var bytes: [UInt8] {
        let lines = programs.map { "\($0.value): \($0.key)\n" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array((Self.header + lines.joined()).utf8)
    }

    private static let header =
        "# Files that flowgen generated in this folder, by project. flowgen deletes a listed file if its spec is gone. Commit this list.\n"

    /// The files of a program, sorted by name.
    func files(of program: String) -> [String] {
        programs.filter { $0.value == program }.map(\.key).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func program(of file: String) -> String? {
        programs[file]
    }

    /// Replaces the files that a back end generates for a program.
    mutating func set(_ files: [String], of program: String, by backend: any Backend) {
        programs = programs.filter { $0.value != program || !$0.key.hasSuffix(backend.ending) }
        for file in files where isListed(file) { programs[file] = program }
    }
}

/// True if a list can contain a file's name: it has no folder, and prints without escapes.
private func isListed(_ name: String) -> Bool {
    outputEndings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
        && escaped(name) == name
}
