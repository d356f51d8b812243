import FlowSpec

/// A file that was probably meant as a spec, but that a folder search doesn't find.
struct Lookalike {
    let path: String

    /// The suggested fix, to end a message.
    var remedy: String { "\(quoted(path)) looks like a spec; rename it to \(quoted(specName))" }

    /// A name with which searches find the file.
    var specName: String {
        let name = fileName(of: path)
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        let end = words.firstIndex { $0.lowercased().hasPrefix("flow") && $0 != words.first } ?? max(words.count - 1, 1)
        return words[..<end].joined(separator: ".") + ".flow.yaml"
    }
}

/// The maximum number of files to examine in search of a lookalike.
private let mostFiles = 10_000

/// The suggested fix for the first file in a folder or its subfolders that was probably meant as a
/// spec, to end a message; empty if there is none. Skips hidden files, as a run does.
func remedy(in folder: String) -> String {
    var left = mostFiles
    return lookalike(in: folder, left: &left).map { ": \($0.remedy)" } ?? ""
}

private func lookalike(in folder: String, left: inout Int) -> Lookalike? {
    for name in names(inFolder: folder).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
        guard left > 0 else { return nil }
        left -= 1
        let path = folder == "." ? name : path(of: name, in: folder)
        switch fileKind(at: path, followsLinks: false) {
        case .folder: if let found = lookalike(in: path, left: &left) { return found }
        case .file: if hasNameOfSpec(name) || mayHaveSpec(name) && beginsAsSpec(beginning(of: path)) { return Lookalike(path: path) }
        case .other, nil: break
        }
    }
    return nil
}

/// The first 4,096 bytes of a file as a string; empty if it can't be read.
private func beginning(of path: String) -> String {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
}
