import Foundation

/// The specs of a module, which are in the folder of one target.
struct TargetSpecs {
    let module: String
    let specs: [URL]
    /// The reason why there is nothing to do, if the target's only spec is misnamed.
    let problem: String?

    /// Selects the specs from a target's files, sorted by path.
    init(module: String, files: some Sequence<URL>) {
        self.module = module
        specs = files.filter(isSpec).sorted { $0.path < $1.path }
        let lookalike = specs.isEmpty ? files.filter(looksLikeSpec).min { $0.path < $1.path } : nil
        problem = lookalike.map {
            "no *.flow.yaml in the target \(module): \($0.path) looks like a spec; name it as one, such as App.flow.yaml"
        }
    }

    /// The error if two specs would be generated to one file because their names differ only in
    /// case. The Mac's file system ignores case.
    var clash: String? {
        var taken: [String: URL] = [:]
        for spec in specs {
            if let first = taken.updateValue(spec, forKey: outputName(of: spec).lowercased()) {
                return "\(first.path) and \(spec.path) would be generated to files of one name; rename one of them"
            }
        }
        return nil
    }
}

/// A target with the specs of all its direct and indirect dependencies.
struct TargetProgram {
    let own: TargetSpecs
    let others: [TargetSpecs]
    /// True if the target is an app, whose specs must name a root flow.
    let isApp: Bool

    /// Keeps one copy of modules that are reached in several ways.
    init(own: TargetSpecs, others: [TargetSpecs], isApp: Bool) {
        self.own = own
        self.isApp = isApp
        var seen: Set = [own.module]
        self.others = others.filter { !$0.specs.isEmpty && seen.insert($0.module).inserted }.sorted { $0.module < $1.module }
    }

    /// All specs that influence the output.
    var inputs: [URL] { own.specs + others.flatMap(\.specs) }

    /// The Swift files for the target's own specs, in a folder. They depend only on the specs'
    /// names, because nothing calls this again when a spec's content changes.
    func outputs(in folder: URL) -> [URL] {
        own.specs.map { folder.appendingPathComponent(outputName(of: $0)) }
    }

    /// The arguments for flowgen, with paths as `shown` returns them.
    func arguments(shown: (URL) -> String = \.path) -> [String] {
        let modules = others.flatMap { other in other.specs.flatMap { ["--with", "\(other.module)=\(shown($0))"] } }
        // A spec's name can look like an option.
        return ["--module", own.module] + (isApp ? [] : ["--library"]) + modules + ["--"] + own.specs.map(shown)
    }
}

private func isSpec(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix(".flow.yaml") || file.lastPathComponent.hasSuffix(".flow.yml")
}

/// True if a file was probably meant as a spec. Its name differs from a spec's only in case or by a
/// suffix, or it is YAML or JSON that begins like a spec.
private func looksLikeSpec(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    if hasNameOfSpec(name) { return true }
    guard mayHaveSpec(name), let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return beginsAsSpec(text.prefix(4096))
}

private func outputName(of spec: URL) -> String {
    spec.deletingPathExtension().lastPathComponent + ".swift"
}
