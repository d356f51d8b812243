import FlowSpec

/// The source of a run's files: the disk, or a revision of a repository.
package protocol FileTree {
    /// The kind of item at a path; `nil` if there is none.
    func kind(at path: String, followsLinks: Bool) -> FileKind?

    /// The names of all items in a folder; empty if it can't be read.
    func names(inFolder path: String) -> [String]

    /// The target of a path, without links, `.` and `..`, even if it doesn't exist; `nil` if its
    /// links form a circle.
    func destination(of path: String) -> String?

    func read(_ path: String) throws(UnreadableFile) -> [UInt8]

    /// The reason why the answers are unreliable; `nil` if they are reliable.
    var failure: String? { get }
}

extension FileTree {
    func exists(_ path: String) -> Bool {
        kind(at: path, followsLinks: true) != nil
    }

    /// The path of an existing item, without links, `.` and `..`; `nil` if there is none.
    func realPath(_ path: String) -> String? {
        exists(path) ? destination(of: path) : nil
    }
}

/// The files on the machine's disk.
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

/// The target of a link; `nil` for any other item.
private func linkTarget(of path: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: longestPath)
    let length = readlink(cString(path), &target, target.count)
    return length < 0 ? nil : target.prefix(length).map { UInt8(truncatingIfNeeded: $0) }
}

/// The maximum length of a path, in bytes.
package let longestPath = 4096

/// The names in a path, as bytes: to Swift, a slash and a combining mark after it are one
/// character, and names that look alike are equal.
package func pathParts(_ path: String) -> [[UInt8]] {
    pathParts(path.pathBytes)
}

/// The names in the bytes of a path.
func pathParts(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).map(Array.init)
}

/// Follows a path with its links, even if parts of it don't exist.
///
/// - Parameters:
///   - path: the path.
///   - current: the names from the root to the folder that the path is relative to.
///   - root: the root folder.
///   - followsLast: whether to follow a link at the path's end.
///   - step: returns the item with a name in a folder, and the target if it is a link.
/// - Returns: the target and the names from the root to it; `nil` if the path is too long or its
///   links form a circle.
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
