import FlowAnalysis
import FlowGraph
import FlowSpec

/// The endings of the names of all back ends' files.
let outputEndings = [".swift", ".program.json"]

extension Compilation {
    /// The changes on disk that writing the files would make; `nil` if errors prevented a plan.
    ///
    /// - Parameters:
    ///   - folder: the folder for all files; `nil` to put each next to its spec.
    ///   - backend: the back end that planned the files.
    ///   - module: the Swift module, which names a program without an app in the list.
    /// - Throws: ``WriteError`` if a file to replace wasn't written by flowgen.
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
    /// Notes files that might be left from specs removed before there was a list. flowgen can't be
    /// sure, so a person must remove them.
    package func sayWhatIsUnlisted() {
        guard let first = unlisted.first else { return }
        let files = FlowSpec.count(unlisted.count, "file")
        printNote(
            "the output folder has \(files) with flowgen's header that its list doesn't name, such as \(quoted(first)); delete unused files"
        )
    }
}
