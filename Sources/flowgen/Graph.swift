import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

struct Graph: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws the map of the app: its flows, screens and transitions.",
        discussion: """
            A flow is a frame, a screen a card, and a transition an arrow with its name. 'svg' needs Graphviz; 'dot' prints its input, and 'mermaid' what \
            GitHub shows in Markdown. 'html' is the map of the preview, laid out by the page itself. An app with more than 60 screens or 400 arrows is shown with a card for each flow; '--flow' shows the screens of some. Into a \
            folder go a picture of all flows and one of each, which link to one another.

            Examples:
              $ flowgen graph --output map.svg
              $ flowgen graph Sources/App --format mermaid
              $ flowgen graph --fold --output flows.svg
              $ flowgen graph --flow checkout --flow account --output checkout.svg
              $ flowgen graph --around shop.cart --output cart.svg
              $ flowgen graph --output map/
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(
        help: ArgumentHelp(
            "The form of the output: svg, dot, mermaid or html; by default as the output's name says, else svg.", valueName: "format"))
    var format: GraphFormat?

    @Option(
        help: ArgumentHelp("A flow whose screens are shown; may be given several times. The others are one card each.", valueName: "name"))
    var flow: [String] = []

    @Option(help: ArgumentHelp("The screen that is shown with those to which it leads, and from which it is reached.", valueName: "screen"))
    var around: String?

    @Flag(help: "Show a card for each flow, as of a large app.")
    var fold = false

    @Flag(help: "Show each finding at what it is about.")
    var showFindings = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write, or a folder; by default, and with '-', the map is printed.", valueName: "path"))
    var output: String?

    /// The file or folder to write; nil where the map is printed.
    private var path: String? { output == "-" ? nil : output }

    func validate() throws {
        if !flow.isEmpty, around != nil { throw ValidationError("give '--flow' or '--around', not both") }
        if fold, !flow.isEmpty || around != nil { throw ValidationError("'--fold' shows all flows; leave '--flow' and '--around' out") }
        if chosenFormat == .html {
            guard flow.isEmpty, around == nil, !fold, !(path.map(namesFolder) ?? false) else {
                throw ValidationError("'html' is one page with the whole map; leave '--flow', '--around' and '--fold' out, and name a file")
            }
        }
        guard let path else { return }
        if namesFolder(path) {
            if flow.isEmpty, around == nil { return }
            throw ValidationError("into a folder goes the whole map; name a file, or leave '--flow' and '--around' out")
        }
        if format == nil, GraphFormat(ofFile: path) == nil, !fileExtension(of: path).isEmpty {
            throw ValidationError(
                "the map \(quoted(path)) has no format: its name must end in .svg, .dot, .mmd or .html, or '--format' must name one")
        }
    }

    func run() throws {
        let compilation = try Compilation(inputs, modules: modules.inputs, findingStacks: showFindings)
        if let path { try compilation.refuseWriting(to: [path]) }
        let program = try showFindings ? compilation.programWithFindings() : compilation.programOrFindings()
        let findings = showFindings ? compilation.diagnostics.sorted : []
        if chosenFormat == .html {
            let page = previewPage(of: program, findings: findings, sources: compilation.sources, version: flowgenVersion, isMap: true)
            return try writeOutput(page, to: path)
        }
        let map = FlowMap(of: program, unreachable: Analysis(of: program).unreachableScreens, findings: findings)
        if let path, namesFolder(path) {
            try writePictures(of: map, program, to: path)
        } else {
            let map = try part(of: map, program)
            try writeOutput(Array(text(of: map, program, chosenFormat).utf8), to: path)
        }
    }
}

extension Graph {
    private var chosenFormat: GraphFormat { format ?? GraphFormat(ofFile: path) ?? .svg }

    /// The part of the map that is asked for.
    private func part(of map: FlowMap, _ program: Program) throws -> FlowMap {
        if let around {
            return map.part(around: .screen(try screen(around, in: program)))
        }
        guard !flow.isEmpty else {
            if fold { return map.folded }
            guard map.isLarge else { return map }
            let size = "\(count(program.screens.count, "screen")) and \(count(map.arrows.count, "arrow"))"
            printNote("the map shows flows only, since the app has \(size); '--flow' shows the screens of some")
            return map.folded
        }
        let names = program.flows.map(\.name.value)
        for name in flow where !names.contains(name) {
            printError("there is no flow \(quoted(name))\(didYouMean(name, in: names))")
            throw ExitCode.validationFailure
        }
        return map.part(ofFlows: flow)
    }

    private func text(of map: FlowMap, _ program: Program, _ format: GraphFormat, linking link: (String) -> String? = { _ in nil }) throws
        -> String
    {
        switch format {
        case .dot: map.dot(of: program, linking: link)
        // A page is never a part of the map, and is written before.
        case .mermaid, .html: map.mermaid
        case .svg: FlowMap.adaptingToDarkMode(try svg(ofDOT: map.dot(of: program, linking: link)))
        }
    }

    /// Writes a picture of all flows, and one of each flow, which link to one another.
    private func writePictures(of map: FlowMap, _ program: Program, to folder: String) throws {
        let format = format ?? .svg
        func file(_ name: String) -> String { "\(name).\(format.fileExtension)" }
        func write(_ picture: FlowMap, _ name: String) throws {
            let text = try text(of: picture, program, format, linking: file)
            try writeOutput(Array(text.utf8), to: FlowCompiler.path(of: file(name), in: folder))
        }
        try write(map.folded, map.frames.contains { $0.name == "index" } ? "overview" : "index")
        for frame in map.frames { try write(map.part(ofFlows: [frame.name]), frame.name) }
    }
}

/// Whether a path is that of a folder: it ends as one, or there is one.
private func namesFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || isFolder(path)
}

extension Analysis {
    /// The screens that can't be on top; none where nothing is known of the start.
    fileprivate var unreachableScreens: Set<ScreenID> {
        guard !program.starts.isEmpty else { return [] }
        return Set(zip(program.screens.indices, screenDistances).compactMap { $1 == nil ? ScreenID(index: $0) : nil })
    }
}

/// What `flowgen graph` writes.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
    case svg, dot, mermaid, html

    /// The format that the name of a file stands for.
    init?(ofFile path: String?) {
        switch path.map({ FlowCompiler.fileExtension(of: $0).lowercased() }) {
        case "svg": self = .svg
        case "dot", "gv": self = .dot
        case "mmd", "mermaid": self = .mermaid
        case "html": self = .html
        default: return nil
        }
    }

    /// How the names of its files end.
    var fileExtension: String { self == .mermaid ? "mmd" : rawValue }
}
