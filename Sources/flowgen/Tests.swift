import ArgumentParser
import FlowAnalysis
import FlowCompiler
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
            """
    )

    @Option(help: ArgumentHelp("Choose the framework of the tests.", valueName: "style"))
    var style = TestStyle.swiftTesting

    @Flag(help: "Perform all transitions in few launches instead.")
    var tour = false

    @Flag(help: "Print the accessibility identifiers for UI tests.")
    var identifiers = false

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if identifiers, tour { throw ValidationError("'--identifiers' prints no tests; remove '--tour'") }
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: false)
        let program = try compilation.programOrFindings()
        if identifiers { return try printOutput(Array(printIdentifiers(of: program).utf8)) }
        let analysis = Analysis(of: program)
        let plan = analysis.testPlan(style: style)
        let text = printTests(
            plan, of: program, in: compilation.sources, tour: tour ? analysis.tour(of: plan, style: style) : nil, style: style)
        try printOutput(Array(text.utf8))
    }
}

extension TestStyle: ExpressibleByArgument {}
