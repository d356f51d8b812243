import FlowAnalysis
import FlowGraph
import FlowSpec

/// How the names of the files that any back end writes end.
let outputEndings = [".swift", ".program.json"]

extension Compilation {
    /// What writing its files would change on the disk; nil where errors left none.
    ///
    /// - Parameters:
    ///   - folder: where all of them go; nil for each beside its spec.
    ///   - backend: what made them.
    ///   - module: the Swift module, by whose name the list of outputs knows a program without an
    ///     app.
    /// - Throws: ``WriteError`` where something that flowgen didn't write is in the way.
    package func changes(in folder: String?, by backend: any Backend, of module: String?) throws -> OutputChanges? {
        guard let plan, let program else { return nil }
        let files = plan.mapSlices { [sources] slice in
            slice.map { file in
                let parent = folder ?? parentFolder(of: sources[file.source].location)
                return OutputFile(path: FlowCompiler.path(of: file.name, in: parent), bytes: file.bytes())
            }
        }
        let name = (program.app.isEmpty ? module ?? "" : program.app).filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return try OutputChanges(writing: files, by: backend, isListed: folder != nil, of: name)
    }
}

extension OutputChanges {
    /// Says what may be left of specs that went before there was a list. That can't be known, so it
    /// is for a person to remove.
    package func sayWhatIsUnlisted() {
        guard let first = unlisted.first else { return }
        let files = FlowCompiler.count(unlisted.count, "file")
        printNote(
            "the output folder has \(files) with flowgen's header that no list names, such as \(quoted(first)); remove what isn't needed")
    }
}
