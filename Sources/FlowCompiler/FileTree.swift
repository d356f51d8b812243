import FlowSpec

/// Where a run reads its files: the disk, or a revision of a repository.
package protocol FileTree {
    /// What is at a path; nil where nothing is.
    func kind(at path: String, followsLinks: Bool) -> FileKind?

    /// The names of all that is in a folder; none where it can't be read.
    func names(inFolder path: String) -> [String]

    /// Where a path leads, without links, `.` and `..`, even if nothing is there; nil where links
    /// lead in a circle.
    func destination(of path: String) -> String?

    /// The bytes of a file.
    func read(_ path: String) throws(UnreadableFile) -> [UInt8]

    /// Why no answer is to be relied on; nil where all are.
    var failure: String? { get }
}

extension FileTree {
    /// Whether anything is at a path.
    func exists(_ path: String) -> Bool {
        kind(at: path, followsLinks: true) != nil
    }

    /// The path of what is there, without links, `.` and `..`; nil where nothing is.
    func realPath(_ path: String) -> String? {
        exists(path) ? destination(of: path) : nil
    }
}

/// The files of the machine.
package struct Disk: FileTree {
    package init() {}

    package var failure: String? { nil }

    package func kind(at path: String, followsLinks: Bool) -> FileKind? {
        fileKind(at: path, followsLinks: followsLinks)
    }

    package func names(inFolder path: String) -> [String] {
        FlowCompiler.names(inFolder: path)
    }

    package func destination(of path: String) -> String? {
        if let real = FlowCompiler.realPath(path) { return real }
        let current = pathParts(FlowCompiler.realPath(".") ?? "/")
        let end = follow(path, from: current, root: [UInt8]()) { folder, name in
            let path = folder + [UInt8(ascii: "/")] + name
            return (path, linkTarget(of: path))
        }
        return end.map { String(pathBytes: $0.node.isEmpty ? [UInt8(ascii: "/")] : $0.node) }
    }

    package func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        try readRegular(atPath: path)
    }
}

/// What a link says; nil of what is none.
private func linkTarget(of path: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: longestPath)
    let length = readlink(cString(path), &target, target.count)
    return length < 0 ? nil : target.prefix(length).map { UInt8(truncatingIfNeeded: $0) }
}

/// The most bytes that a path has.
package let longestPath = 4096

/// The names in a path. Bytes, since to Swift a slash and a mark behind it are one character, and
/// names that look alike are one.
package func pathParts(_ path: String) -> [[UInt8]] {
    pathParts(path.pathBytes)
}

/// The names in the bytes of a path.
func pathParts(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).map(Array.init)
}

/// Follows a path with its links, whatever is there and isn't.
///
/// - Parameters:
///   - path: the path.
///   - current: the names on the way to the folder that it is relative to.
///   - root: the root folder.
///   - followsLast: whether a link at the path's end is followed too.
///   - step: what a name leads to in a folder, and where it leads from there if it is a link.
/// - Returns: what the path leads to, with the names on the way there from the root; nil if it is
///   too long, or if links lead in a circle.
package func follow<Node>(
    _ path: String, from current: [[UInt8]], root: Node, followsLast: Bool = true,
    step: (_ folder: Node, _ name: [UInt8]) -> (node: Node, link: [UInt8]?)
) -> (parts: [[UInt8]], node: Node)? {
    guard path.utf8.count <= longestPath else { return nil }
    var left = Array(((path.utf8.first == UInt8(ascii: "/") ? [] : current) + pathParts(path)).reversed())
    var way: [(name: [UInt8], node: Node)] = []
    var links = 0
    while let name = left.popLast() {
        if name == Array(".".utf8) { continue }
        if name == Array("..".utf8) {
            _ = way.popLast()
            continue
        }
        let (node, link) = step(way.last?.node ?? root, name)
        guard let link, followsLast || !left.isEmpty else {
            way.append((name, node))
            continue
        }
        links += 1
        guard links <= 40, link.count <= longestPath else { return nil }
        if link.first == UInt8(ascii: "/") { way = [] }
        left += pathParts(link).reversed()
    }
    return (way.map(\.name), way.last?.node ?? root)
}
