import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowSwift
import FlowViews

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Report spec changes and their effect on app code and users.",
        discussion: """
            Reports spec changes, breaking changes for app code, links and saved state, and changes users notice: reachable screens, \
            numbers of actions, guards, stacks, destinations of links, and findings.

            With '--git', OLD and NEW are revisions of the repository around the current folder. NEW is the files in the folder by default.

            Examples:
              $ flowgen diff --git main
              $ flowgen diff --git v1.4 --breaking --new-findings
              $ flowgen diff Old/App.flow.yaml App.flow.yaml
            """
    )

    @Argument(help: ArgumentHelp("Specs before the change: a file, a folder or a revision.", valueName: "old"))
    var old: String

    @Argument(
        help: ArgumentHelp("Specs after the change (default with '--git': the current files).", valueName: "new"))
    var new: String?

    @Flag(help: "Compare revisions of the git repository.")
    var git = false

    @Option(
        help: ArgumentHelp(
            "With '--git', compare this file or folder; repeatable.",
            discussion: "Relative to the current folder. Default: the paths in .flowgen.yml, or the current folder.",
            valueName: "path"))
    var specs: [String] = []

    @Option(help: ArgumentHelp("Choose the output format.", valueName: "format"))
    var format = DiffFormat.text

    @Flag(help: "Fail if the change breaks app code, links or saved state.")
    var breaking = false

    @Flag(help: "Fail on errors and warnings that the old specs don't have.")
    var newFindings = false

    @Option(help: ArgumentHelp("Fail if a screen needs more than this many further actions.", valueName: "actions"))
    var longer: Int?

    @Flag(help: allowOutsideHelp)
    var allowOutside = false

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if new == nil, !git { throw ValidationError("NEW is missing; name the specs after the change, or use '--git' with a revision") }
        if !specs.isEmpty, !git { throw ValidationError("'--specs' requires '--git'") }
        if specs.contains(where: { $0.hasPrefix("/") }) {
            throw ValidationError("'--specs' doesn't accept absolute paths; write a path relative to the current folder")
        }
        if git, specs.contains("-") { throw ValidationError("'--specs' doesn't accept standard input; name files or folders") }
        if let longer, longer < 0 { throw ValidationError("'--longer' needs a number of actions, at least 0") }
        if old == "-", new == "-" { throw ValidationError("OLD and NEW can't both be standard input; name a file for one of them") }
    }

    func run() throws {
        let difference = try Difference(from: before(), to: after())
        try printOutput(output(of: difference))
        guard difference.passes(checks) else { throw ExitCode.failure }
    }

    private var checks: DiffChecks { DiffChecks(breaking: breaking, newFindings: newFindings, longer: longer) }

    private func output(of difference: Difference) -> [UInt8] {
        switch format {
        case .text: Array(difference.text.utf8)
        case .markdown: Array(difference.markdown(map: difference.changedMap).utf8)
        case .json: difference.json(version: flowgenVersion)
        case .github: Array(difference.gitHub(checks).utf8)
        }
    }

    // MARK: The two sides

    private func before() throws -> Revision {
        git ? try revision(old) : try compile([old])
    }

    private func after() throws -> Revision {
        guard git else { return try compile(new.map { [$0] } ?? []) }
        if let new { return try revision(new) }
        try Git().checkFiles()
        return try compile(specs)
    }

    private func revision(_ name: String) throws -> Revision {
        try compile(specs, of: GitRevision(name), name: name)
    }

    /// Reads the specs of one side. If that fails, prints the missing files or the errors and
    /// throws.
    private func compile(_ paths: [String], of files: any FileTree = Disk(), name: String? = nil) throws -> Revision {
        var inputs = RunInputs(paths: paths, allowOutside: allowOutside, isQuiet: true)
        inputs.files = files
        let compilation: Compilation
        do throws(MissingInputs) {
            compilation = try Compilation(reading: inputs, modules: modules.inputs)
        } catch {
            for reason in error.reasons { printError((name.map { "revision \(quoted($0)): " } ?? "") + reason) }
            throw ExitCode.noInput
        }
        do {
            let program = try compilation.programWithFindings()
            return Revision(program, sources: compilation.sources, findings: compilation.diagnostics.sorted, name: name)
        } catch {
            let side = name.map { "the revision \(quoted($0))" } ?? paths.first.map(quoted) ?? "the current folder"
            printError("can't compare: the specs of \(side) have errors")
            throw error
        }
    }
}

enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json, github
}
