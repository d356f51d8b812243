import FlowAnalysis
import FlowSpec

/// The files of a program: other modules' files, the files that a run names, then the included
/// files in the order of the includes. Each is read once.
struct ProgramFiles {
    private(set) var sources = SourceTable()
    private(set) var files: [SpecFile] = []
    private(set) var diagnostics = Diagnostics()
    /// True if the run names a file that can't be read.
    private(set) var isUnreadable = false
    /// The modules of the files that don't belong to the run's own module.
    private(set) var otherModules: [SourceID: String] = [:]
    /// True if includes can only lead to files that are also named.
    private let isClosed: Bool
    private let tree: any FileTree
    /// The folders of all files that no person named; `nil` for any folder.
    private let folders: ProgramFolders?
    private var inputs: [SpecInput] = []
    /// The numbers of the files by identity.
    private var numbers: [FileIdentity: Int] = [:]
    private var includes: [[IncludedFile]] = []

    /// Reads the files that a run names and their includes. Other modules' files come first, so a
    /// duplicate declaration is reported in the own module.
    ///
    /// If `isClosed` is true, the module's own files can only include files that are also named.
    init(_ found: FoundSpecs, isClosed: Bool) {
        self.isClosed = isClosed
        tree = found.files
        folders = found.folders
        addNamed(found.others.map { ($0.module, $0.input) } + found.own.map { (nil, $0) })
        var next = 0
        while next < files.count {
            for include in files[next].includes { follow(include, of: next) }
            next += 1
        }
        reportIncludeCycles(includes, sources: sources, into: &diagnostics)
        sortFiles()
    }

    /// Sorts the files of each module by path. The order determines which of several shortest
    /// traces a finding shows, and must not depend on how the files are named.
    private mutating func sortFiles() {
        let folder = absolutePath(".")
        let keys = files.map { file in
            let path = sources[file.source].path
            let whole = path.hasPrefix("/") ? path : FlowCompiler.path(of: path, in: folder)
            return (otherModules[file.source] == nil ? 1 : 0, absolutePath(whole))
        }
        files = zip(keys, files).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Releases the parsed files, once the program has been built.
    mutating func dropFiles() {
        files = []
    }

    /// Adds the files that a run names. Reads them concurrently, and reports findings in order.
    private mutating func addNamed(_ named: [(module: String?, input: SpecInput)]) {
        var failures: [SourceID: UnreadableFile] = [:]
        var ids: [SourceID] = []
        for (module, input) in named {
            let file = input.identity(in: tree)
            guard numbers[file] == nil else { continue }
            do throws(UnreadableFile) {
                ids.append(addSource(input, file, try input.read(file, from: tree, in: folders), module))
            } catch {
                let id = addSource(input, file, [], module)
                failures[id] = error
                ids.append(id)
                isUnreadable = true
            }
        }
        let read = ids.mapSlices { [sources, failures] slice in
            slice.map { id in
                var found = Diagnostics()
                guard let failure = failures[id] else { return (file: readSpec(id, in: sources, into: &found), found) }
                found.report(.unreadableFile, failure.reason, at: .start(of: id))
                return (SpecFile(source: id, isPartial: true), found)
            }
        }
        for (file, found) in read {
            files.append(file)
            found.all.forEach { diagnostics.add($0) }
        }
    }

    /// Adds the source of a module's file, before it is parsed.
    private mutating func addSource(_ input: SpecInput, _ file: FileIdentity, _ bytes: [UInt8], _ module: String?) -> SourceID {
        let id = sources.add(Source(path: input.path, bytes: bytes))
        otherModules[id] = module
        numbers[file] = inputs.count
        inputs.append(input)
        includes.append([])
        return id
    }

    /// Adds the files that a file includes, and reports includes that fail.
    private mutating func follow(_ include: Located<String>, of file: Int) {
        do throws(MissingInclude) {
            for input in try included(include.value, by: files[file].source) { follow(input, from: include.range, of: file) }
        } catch {
            report(error, at: include.range, of: file)
        }
    }

    private mutating func follow(_ input: SpecInput, from place: SourceRange, of file: Int) {
        do throws(MissingInclude) {
            let identity = input.identity(in: tree)
            if numbers[identity] == nil {
                let module = otherModules[files[file].source]
                if isClosed, module == nil { throw MissingInclude(reason: foreignReason(input.path)) }
                if isOutside(identity) { throw MissingInclude(reason: outsideReason(input.path)) }
                let id = addSource(input, identity, try read(input, identity), module)
                files.append(readSpec(id, in: sources, into: &diagnostics))
            }
            if let number = numbers[identity] { includes[file].append(IncludedFile(number: number, range: place)) }
        } catch {
            report(error, at: place, of: file)
        }
    }

    /// True if a file is outside the program's folders.
    private func isOutside(_ file: FileIdentity) -> Bool {
        folders.map { !$0.contain(file) } ?? false
    }

    /// The specs that an include names: a file, or all specs of a folder except the including file.
    /// Doesn't search a folder outside the program's folders.
    private func included(_ name: String, by id: SourceID) throws(MissingInclude) -> [SpecInput] {
        let file = inputs[id.index]
        guard let folder = file.folder else {
            throw MissingInclude(
                reason: "standard input can't include files: it has no folder for relative paths; name the files on the command line")
        }
        if folders != nil, name.hasPrefix("/") {
            throw MissingInclude(
                reason: "\(quoted(name)) is an absolute path; write a path relative to the spec, or trust the specs with '--allow-outside'")
        }
        let path = name.hasPrefix("/") ? name : shortened(FlowCompiler.path(of: name, in: folder))
        let identity = FileIdentity(of: path, in: tree)
        if numbers[identity] == nil, isOutside(identity) {
            throw MissingInclude(reason: isClosed && otherModules[id] == nil ? foreignReason(path) : outsideReason(path))
        }
        do throws(MissingSpec) {
            let found = try specs(at: path, in: tree)
            let itself = file.identity(in: tree)
            guard identity != itself else { return found }
            let others = found.filter { $0.identity(in: tree) != itself }
            guard !others.isEmpty else { throw .emptyFolder }
            return others
        } catch {
            switch error {
            case .nothing:
                let start = folder.isEmpty ? 0 : folder.count + 1
                let candidates = specs(in: folder.isEmpty ? "." : folder, of: tree).map { String($0.dropFirst(start)) }
                let near = nearest(name, in: candidates)
                let proposal = near == nil ? "; write a path relative to the including file" : didYouMean(near)
                throw MissingInclude(reason: "there is no file or folder \(quoted(path))\(proposal)")
            case .emptyFolder:
                let what = "there is no other *.flow.yaml in the folder \(quoted(path)) or its subfolders"
                throw MissingInclude(reason: what + remedy(in: path))
            }
        }
    }

    private func read(_ input: SpecInput, _ file: FileIdentity) throws(MissingInclude) -> [UInt8] {
        guard tree.kind(at: input.path, followsLinks: true) != .other else {
            throw MissingInclude(reason: "\(quoted(input.path)) is neither a file nor a folder")
        }
        do throws(UnreadableFile) {
            return try input.read(file, from: tree, in: folders)
        } catch {
            throw MissingInclude(reason: "\(quoted(input.path)) can't be included: \(error.reason)")
        }
    }

    /// A path without `.` and `name/..`, unless a link makes that a different location.
    private func shortened(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let short = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
        let result = short.isEmpty ? "." : short
        return tree.destination(of: result) == tree.destination(of: path) ? result : path
    }

    private mutating func report(_ missing: MissingInclude, at place: SourceRange, of file: Int) {
        // The missing file might have declared any name.
        files[file].isPartial = true
        diagnostics.report(.missingInclude, missing.reason, at: place)
    }
}

/// An included file, by its number, and the location of the include.
struct IncludedFile {
    var number: Int
    var range: SourceRange
}

/// An error that says why an include adds nothing.
private struct MissingInclude: Error {
    let reason: String
}

private func foreignReason(_ path: String) -> String {
    "\(quoted(path)) isn't a spec of the module or of its dependencies; move it into the target's folder, or remove the include"
}
