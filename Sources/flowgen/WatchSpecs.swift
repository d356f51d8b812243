import FlowDiagnostics
import Foundation

/// When the specs of a program were last changed, and how large they were.
struct SpecStamps: Equatable {
    private var stamps: [String: [FileAttributeKey: NSObject]] = [:]

    /// Looks at the specs that a command line names, and at others that the program has too.
    init(of named: Inputs, modules: ModuleInputs, others: [String]) {
        let configuration = try? ConfigurationFile()
        let paths = expanded(named.paths.isEmpty ? configuration?.paths ?? [] : named.paths)
        let found = (try? findSpecs(at: paths, leavingOut: { configuration?.excludes($0) ?? false })) ?? []
        let ofModules = ((try? findSpecs(of: modules.others)) ?? []).map(\.input)
        for path in (found + ofModules).map(\.path) + others {
            let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
            stamps[path] = [.modificationDate, .size].reduce(into: [:]) { $0[$1] = attributes[$1] as? NSObject }
        }
    }
}
