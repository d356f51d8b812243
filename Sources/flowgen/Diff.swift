import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowSwift
import FlowViews

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what a change does to the spec, to app code and for users.",
        discussion: """
            There are three kinds of difference: how the specs differ; what keeps app code from compiling, or links and saved states from being accepted; and \
            what users notice: which screens they can reach, in how many actions, past which guards and on which stacks, where links lead, and findings.

            With '--git', OLD and NEW are revisions of the repository around the current folder. Without NEW, the files in the folder are compared.

            Examples:
              $ flowgen diff Old/App.flow.yaml App.flow.yaml
              $ flowgen diff --git main
              $ flowgen diff --git main feature --specs Sources/App
              $ flowgen diff --git main --format markdown > comment.md
              $ flowgen diff --git v1.4 --breaking --new-findings
            """
    )

    @Argument(help: ArgumentHelp("The specs before the change: a file, a folder, or with '--git' a revision.", valueName: "old"))
    var old: String

    @Argument(
        help: ArgumentHelp("The specs after the change; with '--git' a revision, or nothing for the files as they are.", valueName: "new"))
    var new: String?

    @Flag(help: "Compare revisions of the repository around the current folder.")
    var git = false

    @Option(
        help: ArgumentHelp(
            "With '--git', a spec or folder to compare, relative to the current folder; may be given several times. Without it, those in .flowgen.yml or the current folder.",
            valueName: "path"))
    var specs: [String] = []

    @Option(help: ArgumentHelp("The form of the output: text, markdown, json or github.", valueName: "format"))
    var format = DiffFormat.text

    @Flag(help: "Fail if app code no longer compiles, or links or saved states are no longer accepted.")
    var breaking = false

    @Flag(help: "Fail if there are errors or warnings that the old specs don't have.")
    var newFindings = false

    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Flag(help: "Also read files outside the project, if an include, a link or .flowgen.yml leads there.")
    var allowOutside = false

    func validate() throws {
        if new == nil, !git { throw ValidationError("give the specs before and after the change, or '--git' with a revision") }
        if !specs.isEmpty, !git { throw ValidationError("'--specs' goes with '--git'") }
        if specs.contains(where: { $0.hasPrefix("/") }) {
            throw ValidationError("'--specs' names files and folders relative to the current one")
        }
        if git, specs.contains("-") { throw ValidationError("'--specs' names files and folders of the repository, not standard input") }
        if old == "-", new == "-" { throw ValidationError("only one side can be standard input") }
    }

    func run() throws {
        let difference = try Difference(from: before(), to: after())
        try printOutput(output(of: difference))
        if breaking && difference.isBreaking || newFindings && difference.hasNewFindings { throw ExitCode.failure }
    }

    private func output(of difference: Difference) -> [UInt8] {
        switch format {
        case .text: Array(difference.text.utf8)
        case .markdown: Array(difference.markdown(map: difference.changedMap).utf8)
        case .json: difference.json(version: flowgenVersion)
        case .github: Array(difference.gitHub(failsOnBreaking: breaking, failsOnFindings: newFindings).utf8)
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

    /// Reads the specs of one side. Prints what is missing, or the errors that keep them from being
    /// a program, and throws.
    private func compile(_ paths: [String], of files: any FileTree = Disk(), name: String? = nil) throws -> Revision {
        var inputs = RunInputs(paths: paths, allowOutside: allowOutside, isQuiet: true)
        inputs.files = files
        let compilation: Compilation
        do throws(MissingInputs) {
            compilation = try Compilation(reading: inputs, modules: modules.inputs)
        } catch {
            for reason in error.reasons { printError(reason + (name.map { ", in the revision \(quoted($0))" } ?? "")) }
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

/// What `flowgen diff` prints.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json, github
}
