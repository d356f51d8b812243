import FlowCompiler
import FlowSpec

/// The modification times and sizes of a program's specs.
struct SpecStamps: Equatable {
    private var stamps: [String: Stamp] = [:]

    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    /// Reads the stamps of the named specs and of other files of the program.
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
