import FlowCompiler
import FlowDiagnostics

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
        let configuration = try? ConfigurationFile()
        let paths = expanded(named.paths.isEmpty ? configuration?.paths ?? [] : named.paths)
        let found = (try? findSpecs(at: paths, leavingOut: { configuration?.excludes($0) ?? false })) ?? []
        let ofModules = ((try? findSpecs(of: modules.others)) ?? []).map(\.input)
        for path in (found + ofModules).map(\.path) + others {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            #if canImport(Darwin)
                let changed = status.st_mtimespec
            #else
                let changed = status.st_mtim
            #endif
            stamps[path] = Stamp(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec, size: Int(status.st_size))
        }
    }
}
