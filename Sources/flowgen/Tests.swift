import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowViews

struct Tests: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate a test of each transition, return and link.",
        discussion: """
            The tests perform the shortest path to each transition in your app, with FlowTesting, and compare the result. \
            Your test target declares 'navigationWalk()', which returns a RandomWalk through the app. \
            UI tests ('xcuitest', 'maestro') find your screens and controls by the accessibility identifiers that '--identifiers' prints.

            Examples:
              $ flowgen tests > Tests/AppTests/NavigationTests.swift
              $ flowgen tests --style xcuitest --tour > AppUITests/NavigationUITests.swift
              $ flowgen tests --coverage performed.txt
            """
    )

    @Option(help: ArgumentHelp("Choose the framework of the tests.", valueName: "style"))
    var style = TestStyle.swiftTesting

    @Flag(help: "Perform all transitions in few launches instead.")
    var tour = false

    @Option(help: ArgumentHelp("With '--tour', also cover returns or pairs.", valueName: "criterion"))
    var criterion = Tour.Criterion.transitions

    @Option(help: ArgumentHelp("List the transitions that a file of performed ones lacks.", valueName: "file"))
    var coverage: String?

    @Flag(help: "Print the accessibility identifiers for UI tests.")
    var identifiers = false

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if tour, identifiers || coverage != nil {
            throw ValidationError("'--identifiers' and '--coverage' print no tests; remove '--tour'")
        }
        if identifiers, coverage != nil { throw ValidationError("'--identifiers' prints no coverage; remove '--coverage'") }
        if criterion != .transitions, !tour { throw ValidationError("'--criterion' requires '--tour'") }
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        if identifiers { return try printOutput(Array(printIdentifiers(of: program).utf8)) }
        let performed = try coverage.map { try read($0, program) }
        let analysis = Analysis(of: program)
        let plan = analysis.testPlan(style: style)
        let launches = tour ? analysis.tour(of: plan, covering: criterion, style: style) : nil
        let text = performed?.text(for: plan) ?? printTests(plan, of: program, in: compilation.sources, tour: launches, style: style)
        try printOutput(Array(text.utf8))
    }

    private func read(_ path: String, _ program: Program) throws -> TransitionCoverage {
        let bytes = try readInput(atPath: path).bytes
        do throws(TransitionCoverage.UnknownLine) {
            return try TransitionCoverage(reading: String(decoding: bytes, as: UTF8.self), of: program)
        } catch {
            printToStandardError("\(escaped(path)):\(error.number): error: \(error.message)\n")
            throw ExitCode.failure
        }
    }
}

extension TestStyle: ExpressibleByArgument {}
extension Tour.Criterion: ExpressibleByArgument {}
