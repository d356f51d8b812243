import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

struct Graph: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw a map of the app's flows, screens and transitions.",
        discussion: """
            A frame is a flow, a card is a screen and an arrow is a transition. 'svg' requires Graphviz, 'dot' prints its input, \
            'mermaid' is for Markdown on GitHub, and 'html' is the map of 'flowgen preview'. A folder as output gets a picture of all flows \
            and a picture of each flow, with links between them.

            Examples:
              $ flowgen graph --output map.svg
              $ flowgen graph --around shop.cart --output cart.svg
              $ flowgen graph --output map/
            """
    )

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to this path (default, or '-': standard output).", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("Choose the format (default: from the output's name, else svg).", valueName: "format"))
    var format: GraphFormat?

    @Option(
        help: ArgumentHelp("Show this flow's screens, and a card per other flow; repeatable.", valueName: "name"))
    var flow: [String] = []

    @Option(help: ArgumentHelp("Show this screen and its direct neighbors.", valueName: "screen"))
    var around: String?

    @Flag(help: "Show one card per flow (default above 60 screens or 400 arrows).")
    var fold = false

    @Option(help: ArgumentHelp("Choose the colors; auto follows the viewer of an SVG.", valueName: "theme"))
    var theme: FlowMap.Theme = .auto

    @Flag(help: "Mark findings on the map.")
    var showFindings = false

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    /// The file or folder to write; `nil` to print the map.
    private var path: String? { output == "-" ? nil : output }

    func validate() throws {
        if !flow.isEmpty, around != nil { throw ValidationError("'--flow' and '--around' can't be combined; use one of them") }
        if fold, !flow.isEmpty || around != nil { throw ValidationError("'--fold' shows all flows; remove '--flow' and '--around'") }
        if chosenFormat == .html {
            guard flow.isEmpty, around == nil, !fold, !(path.map(namesFolder) ?? false) else {
                throw ValidationError("'html' is one page with the whole map; remove '--flow', '--around' and '--fold', and name a file")
            }
        }
        if theme != .auto, chosenFormat != .svg, chosenFormat != .dot {
            throw ValidationError("only an SVG or DOT map has a theme; remove '--theme'")
        }
        guard let path else { return }
        if namesFolder(path) {
            if flow.isEmpty, around == nil { return }
            throw ValidationError("a folder gets the whole map; name a file, or remove '--flow' and '--around'")
        }
        if format == nil, GraphFormat(ofFile: path) == nil, !fileExtension(of: path).isEmpty {
            throw ValidationError(
                "the format of the map \(quoted(path)) is unknown; end its name in .svg, .dot, .mmd or .html, or add '--format'")
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

    private func part(of map: FlowMap, _ program: Program) throws -> FlowMap {
        if let around {
            return map.part(around: .screen(try screen(around, in: program)))
        }
        guard !flow.isEmpty else {
            if fold { return map.folded }
            guard map.isLarge else { return map }
            let size = "\(count(program.screens.count, "screen")) and \(count(map.arrows.count, "arrow"))"
            printNote("the map shows flows only: the app has \(size); show a flow's screens with '--flow'")
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
        case .dot: map.dot(of: program, theme: theme, linking: link)
        // `html` is handled earlier, and always shows the whole map.
        case .mermaid, .html: map.mermaid
        case .svg: theme.applied(to: try svg(ofDOT: map.dot(of: program, theme: theme, linking: link)))
        }
    }

    /// Writes one picture of all flows, and one of each flow, linked to each other.
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

/// True if a path is a folder's: it ends with a slash, or the folder exists.
private func namesFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || isFolder(path)
}

extension Analysis {
    /// The screens that can't be on top; empty if the program has no start.
    fileprivate var unreachableScreens: Set<ScreenID> {
        guard !program.starts.isEmpty else { return [] }
        return Set(zip(program.screens.indices, screenDistances).compactMap { $1 == nil ? ScreenID(index: $0) : nil })
    }
}

extension FlowMap.Theme: ExpressibleByArgument {}

enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
    case svg, dot, mermaid, html

    /// The format for a file name; `nil` if its extension is unknown.
    init?(ofFile path: String?) {
        switch path.map({ FlowCompiler.fileExtension(of: $0).lowercased() }) {
        case "svg": self = .svg
        case "dot", "gv": self = .dot
        case "mmd", "mermaid": self = .mermaid
        case "html": self = .html
        default: return nil
        }
    }

    var fileExtension: String { self == .mermaid ? "mmd" : rawValue }
}
