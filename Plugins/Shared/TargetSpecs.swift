import Foundation

/// The specs of a module: those in the folder of one target.
struct TargetSpecs {
    let module: String
    let specs: [URL]
    /// Why there is nothing to do in a target whose only spec has another name than a spec's.
    let problem: String?

    /// Takes the specs among a target's files, by path.
    init(module: String, files: some Sequence<URL>) {
        self.module = module
        specs = files.filter(isSpec).sorted { $0.path < $1.path }
        let lookalike = specs.isEmpty ? files.filter(looksLikeSpec).min { $0.path < $1.path } : nil
        problem = lookalike.map {
            "no *.flow.yaml in the target \(module): \($0.path) looks like a spec; name it as one, such as App.flow.yaml"
        }
    }

    /// What is wrong where two specs would be generated to one file: their names differ in the case
    /// of letters at most, which a Mac's file system ignores.
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

/// A target with all that its specs may name: the specs of the targets that it depends on, however
/// far.
struct TargetProgram {
    let own: TargetSpecs
    let others: [TargetSpecs]
    /// Whether the target is an app, whose specs must name a root flow.
    let isApp: Bool

    /// A module that is reached in several ways is taken once.
    init(own: TargetSpecs, others: [TargetSpecs], isApp: Bool) {
        self.own = own
        self.isApp = isApp
        var seen: Set = [own.module]
        self.others = others.filter { !$0.specs.isEmpty && seen.insert($0.module).inserted }.sorted { $0.module < $1.module }
    }

    /// All specs that the output follows from.
    var inputs: [URL] { own.specs + others.flatMap(\.specs) }

    /// The Swift files that come of the own specs, in a folder. They follow from the specs' names
    /// alone: nobody asks again when a spec's content changes.
    func outputs(in folder: URL) -> [URL] {
        own.specs.map { folder.appendingPathComponent(outputName(of: $0)) }
    }

    /// What flowgen is told of modules and specs, with the paths as `shown` has them.
    func arguments(shown: (URL) -> String = \.path) -> [String] {
        let modules = others.flatMap { other in other.specs.flatMap { ["--with", "\(other.module)=\(shown($0))"] } }
        // A spec's name may look like an option.
        return ["--module", own.module] + (isApp ? [] : ["--library"]) + modules + ["--"] + own.specs.map(shown)
    }
}

private func isSpec(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix(".flow.yaml") || file.lastPathComponent.hasSuffix(".flow.yml")
}

/// Whether a file was probably meant as a spec: its name is one's but for the case of letters and
/// what follows, or it is YAML or JSON that begins as a spec does.
private func looksLikeSpec(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    if hasNameOfSpec(name) { return true }
    guard mayHaveSpec(name), let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return beginsAsSpec(text.prefix(4096))
}

private func outputName(of spec: URL) -> String {
    spec.deletingPathExtension().lastPathComponent + ".swift"
}
