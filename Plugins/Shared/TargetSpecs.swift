import Foundation

/// The specs of a module, in the folder of one target.
struct TargetSpecs {
    let module: String
    let specs: [URL]
    /// The problem if a target has no specs, but a file that looks like one.
    let problem: String?
    /// A file of the target with the name of a generated one.
    private let copy: URL?

    /// Selects the specs among a target's files, sorted by path.
    init(module: String, files: some Sequence<URL>) {
        self.module = module
        specs = files.filter(isSpec).sorted { $0.path < $1.path }
        let lookalike = specs.isEmpty ? files.filter(looksLikeSpec).min { $0.path < $1.path } : nil
        problem = lookalike.map {
            "no *.flow.yaml in the target \(module): \($0.path) looks like a spec; name it as one, such as App.flow.yaml"
        }
        let outputs = Set(specs.map(outputKey))
        copy = files.filter { outputs.contains($0.lastPathComponent.lowercased()) }.min { $0.path < $1.path }
    }

    /// A warning if the build plugin has nothing to do in the target.
    var unused: String? {
        guard specs.isEmpty else { return nil }
        return problem ?? "no *.flow.yaml among the files of the target \(module); add a spec, or remove FlowgenPlugin from the target"
    }

    /// An error if two files of one name would be compiled: a generated file in the target, or the
    /// files of two specs whose names differ only in case, which a Mac's file system ignores.
    var clash: String? {
        if let copy {
            let remedy = "delete or rename it, or remove FlowgenPlugin from the target \(module)"
            return "\(copy.path) would be compiled together with the file of the same name that FlowgenPlugin generates; \(remedy)"
        }
        var taken: [String: URL] = [:]
        for spec in specs {
            if let first = taken.updateValue(spec, forKey: outputKey(spec)) {
                return "\(first.path) and \(spec.path) would be generated to files of one name; rename one of them"
            }
        }
        return nil
    }
}

/// A target with its own specs and the specs of its direct and indirect dependencies.
struct TargetProgram {
    let own: TargetSpecs
    let others: [TargetSpecs]
    /// True if the target is an app, whose specs must name a root flow.
    let isApp: Bool
    /// False if no dependency of the target is FlowRuntime, as far as the plugin knows.
    let hasRuntime: Bool

    /// Includes each module only once.
    init(own: TargetSpecs, others: [TargetSpecs], isApp: Bool, hasRuntime: Bool = true) {
        self.own = own
        self.isApp = isApp
        self.hasRuntime = hasRuntime
        var seen: Set = [own.module]
        self.others = others.filter { !$0.specs.isEmpty && seen.insert($0.module).inserted }.sorted { $0.module < $1.module }
    }

    /// A warning if the generated code imports a module that the target doesn't depend on.
    var missingRuntime: String? {
        guard !hasRuntime else { return nil }
        let remedy = "add .product(name: \"FlowRuntime\", package: \"flowgen\") to its dependencies"
        return "the target \(own.module) doesn't depend on FlowRuntime, which its generated code imports; \(remedy)"
    }

    /// All specs that the output depends on.
    var inputs: [URL] { own.specs + others.flatMap(\.specs) }

    /// The Swift files generated from the own specs, in a folder. They depend only on the specs'
    /// names, because the build system doesn't ask again when a spec's content changes.
    func outputs(in folder: URL) -> [URL] {
        own.specs.map { folder.appendingPathComponent(outputName(of: $0)) }
    }

    /// The arguments for flowgen that describe modules and specs, with paths formatted by `shown`.
    func arguments(shown: (URL) -> String = \.path) -> [String] {
        let modules = others.flatMap { other in other.specs.flatMap { ["--with", "\(other.module)=\(shown($0))"] } }
        // A spec's name might look like an option.
        return ["--module", own.module] + (isApp ? [] : ["--library"]) + modules + ["--"] + own.specs.map(shown)
    }
}

private func isSpec(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix(".flow.yaml") || file.lastPathComponent.hasSuffix(".flow.yml")
}

/// True if a file was probably meant as a spec: by its name, or as YAML or JSON that begins like
/// one.
private func looksLikeSpec(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    if hasNameOfSpec(name) { return true }
    guard mayHaveSpec(name), let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return beginsAsSpec(text.prefix(4096))
}

/// The name of a spec's output on a file system that ignores case.
private func outputKey(_ spec: URL) -> String { outputName(of: spec).lowercased() }

private func outputName(of spec: URL) -> String {
    spec.deletingPathExtension().lastPathComponent + ".swift"
}
