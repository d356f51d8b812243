import FlowAnalysis
import FlowSpec

/// The files of a program: those of other modules, those that a run names, then those that they
/// include, in the order of the includes. Each is read once.
struct ProgramFiles {
    private(set) var sources = SourceTable()
    private(set) var files: [SpecFile] = []
    private(set) var diagnostics = Diagnostics()
    /// Whether a file that the run names can't be read.
    private(set) var isUnreadable = false
    /// The modules of the files that aren't the own module's.
    private(set) var otherModules: [SourceID: String] = [:]
    /// Whether includes may lead to files that are named already, and to no others.
    private let isClosed: Bool
    private let tree: any FileTree
    /// The folders that files may be in which no person named; nil for anywhere.
    private let folders: ProgramFolders?
    /// What each file was found as.
    private var inputs: [SpecInput] = []
    /// The numbers of the files by what tells them apart.
    private var numbers: [FileIdentity: Int] = [:]
    /// What each file includes.
    private var includes: [[IncludedFile]] = []

    /// Reads the files that a run names, and all that belong to them. Those of other modules come
    /// first, so that what is declared twice is found in the own.
    ///
    /// Where `isClosed` is true, an own file may include only files that are named.
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

    /// Brings the files of each module into the order of their paths. The order decides which of
    /// several shortest runs a finding shows, and must not depend on how the files are named.
    private mutating func sortFiles() {
        let folder = absolutePath(".")
        let keys = files.map { file in
            let path = sources[file.source].path
            let whole = path.hasPrefix("/") ? path : FlowCompiler.path(of: path, in: folder)
            return (otherModules[file.source] == nil ? 1 : 0, absolutePath(whole))
        }
        files = zip(keys, files).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Lets go of what was written in the files, once the program is made of it.
    mutating func dropFiles() {
        files = []
    }

    /// Adds the files that a run names. Each is read by itself, so they are read side by side; what
    /// is found in them comes in their order.
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

    /// Adds the text of a file of a module, before anything is read of it.
    private mutating func addSource(_ input: SpecInput, _ file: FileIdentity, _ bytes: [UInt8], _ module: String?) -> SourceID {
        let id = sources.add(Source(path: input.path, bytes: bytes))
        otherModules[id] = module
        numbers[file] = inputs.count
        inputs.append(input)
        includes.append([])
        return id
    }

    /// Adds what a file includes, and reports what of it can't be added.
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

    /// Whether a file lies where none of the program may.
    private func isOutside(_ file: FileIdentity) -> Bool {
        folders.map { !$0.contain(file) } ?? false
    }

    /// The specs that an include names: a file as it is, or those of a folder without the file that
    /// includes it. A folder outside isn't searched.
    private func included(_ name: String, by id: SourceID) throws(MissingInclude) -> [SpecInput] {
        let file = inputs[id.index]
        guard let folder = file.folder else {
            throw MissingInclude(
                reason: "standard input has no folder that an include could be relative to; name the files on the command line")
        }
        if folders != nil, name.hasPrefix("/") {
            throw MissingInclude(
                reason: "\(quoted(name)) isn't relative to this file; write a path that is, or trust the specs with '--allow-outside'")
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
                throw MissingInclude(reason: "there is no file or folder \(quoted(path))\(didYouMean(name, in: candidates))")
            case .emptyFolder:
                let what = "there is no other *.flow.yaml in the folder \(quoted(path)) or in those inside it"
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
            throw MissingInclude(reason: "\(quoted(input.path)) is included here, but \(error.reason)")
        }
    }

    /// A path without `.` and `name/..`, unless a link makes that another place.
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
        // What isn't there may have declared anything.
        files[file].isPartial = true
        diagnostics.report(.missingInclude, missing.reason, at: place)
    }
}

/// A file that another includes, by its number, and where.
struct IncludedFile {
    var number: Int
    var range: SourceRange
}

/// Why an include adds nothing.
private struct MissingInclude: Error {
    let reason: String
}

private func foreignReason(_ path: String) -> String {
    "\(quoted(path)) is no spec of this module or of those that it depends on; move it into the target's folder, or leave the include out"
}
