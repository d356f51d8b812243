import FlowCompiler
import FlowSpec

/// When the specs of a program were last changed, and how large they were.
struct SpecStamps: Equatable {
    private var stamps: [String: Stamp] = [:]

    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    /// Looks at the specs that a command line names, and at others that the program has too.
    init(of named: Inputs, modules: ModuleInputs, others: [String] = []) {
        let found = try? FoundSpecs(of: named.run, modules: modules)
        let inputs = found.map { $0.own + $0.others.map(\.input) } ?? []
        for path in inputs.map(\.path) + others {
            var status = stat()
            guard stat(cPath(path), &status) == 0 else { continue }
            #if canImport(Darwin)
                let changed = status.st_mtimespec
            #else
                let changed = status.st_mtim
            #endif
            stamps[path] = Stamp(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec, size: Int(status.st_size))
        }
    }
}
