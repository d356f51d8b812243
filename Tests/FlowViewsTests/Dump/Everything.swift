@testable import FlowGraph
@testable import FlowSpec
@testable import FlowViews

/// A program with each kind of flow and each step, as the linker could return it.
let everything = Dump(program: program, sources: sources).program(version: "0.0.0")

let sources: SourceTable = {
    var sources = SourceTable()
    _ = sources.add(Source(path: "App.flow.yaml", text: ""))
    return sources
}()

/// A location of three characters.
let place = SourceRange(
    source: SourceID(index: 0), start: SourcePosition(line: 2, column: 3, offset: 10), end: SourcePosition(line: 2, column: 6, offset: 13))

private func named(_ name: String) -> Located<String> { Located(name, at: place) }

private let item = SwiftType(parsing: "Item").map { Parameter(name: named("item"), type: $0, defaultValue: ".first") }
private let parameters = [item].compactMap { $0 }
private let signedIn = Condition(GuardID(index: 0), arguments: [Argument(name: "item", value: .screen("item"))])

private let app = FlowID(index: 0)
private let bar = FlowID(index: 1)
private let home = FlowID(index: 2)
private let gate = FlowID(index: 3)
private let list = ScreenID(index: 0)
private let detail = ScreenID(index: 1)
private let help = ScreenID(index: 2)

/// Each step with all its options.
let allSteps: [Step] =
    [
        .push(Use(.flow(home), start: 1, stack: [Use(.screen(detail), range: place)], range: place), SiteID(index: 0)),
        .push(Use(.screen(detail), arguments: [Argument(name: "item", value: .method("item"))], range: place), nil),
        .replace(Use(.screen(detail), range: place)),
        .setStack([Use(.screen(list), range: place), Use(.screen(detail), range: place)]),
        .pop(2),
        .popTo(list, else: nil), .popTo(list, else: .stay), .popTo(list, else: .root),
        .popTo(list, else: .push(Use(.screen(list), range: place))),
        .popToRoot,
        .select(bar, tab: 0, root: nil, stack: nil), .select(bar, tab: 0, root: nil, stack: []),
        .select(bar, tab: 0, root: nil, stack: [Use(.screen(detail), range: place)]),
        .switchTo(app, child: 1, use: nil, reset: true),
        .switchTo(app, child: 1, use: Use(.flow(home), start: 0, range: place), reset: false),
        .present(Use(.screen(help), range: place), SiteID(index: 1), anchor: "source"),
        .dismiss, .dismissAll,
        .finish(home, result: 0, arguments: [Argument(name: "item", value: .result("item"))]),
        .alert(
            Alert(
                title: .literal("Delete \"it\"?\n"), message: .value(.flow("reason")), isActionSheet: true, anchor: "source",
                actions: [Alert.Action(name: "delete", title: .localized(localized), style: .destructive, steps: [step(.pop(1))])])),
        .perform(
            EffectID(index: 1), onTop: true, arguments: [Argument(name: "count", value: .literal("3"))],
            handlers: [Handler(result: 0, steps: [])]),
        .choose(.any([.not(signedIn), .all([signedIn, .stackOnTop])]), then: [step(.popToRoot)], else: [], isRequirement: true),
    ].flatMap { [step($0), step($0, animatedBy: .method("animated"), within: home)] }

func step(_ action: Step.Action, animatedBy value: Value? = nil, within flow: FlowID? = nil) -> Step {
    var step = Step(action: action, range: place)
    step.within = flow
    if let value { step.animation = .given([value]) }
    return step
}

let program: Program = {
    var program = withoutLinks
    program.links = [link]
    return program
}()

private let link: DeepLink = {
    var link = DeepLink(name: named("order"), whenModal: .dismiss, steps: [step(.push(Use(.screen(detail), range: place), nil))])
    link.documentation = "From a mail."
    link.patterns = [URLPattern("shop://orders/{item:Item}")].compactMap { $0 }.map { LinkPattern($0, range: place) }
    link.parameters = [MethodParameter(name: "item", type: .swift(parameters[0].type), defaultValue: ".first")]
    link.flow = home
    link.home = [DeepLink.Place(flow: app, index: 1), DeepLink.Place(flow: bar, index: 0)]
    link.restarts = true
    link.kept = detail
    return link
}()

private let withoutLinks = Program(
    app: "Shop", root: Use(.flow(app), range: place),
    flows: [
        Flow(
            name: named("app"),
            kind: .switch([
                Child(name: named("gate"), use: Use(.flow(gate), range: place)),
                Child(name: named("main"), use: Use(.flow(home), range: place)),
            ]), start: Start(choices: [(signedIn, 1)], otherwise: 0), screens: [],
            childHandlers: [ChildHandler(child: 1, handler: Handler(result: 0, steps: [step(.dismissAll)]))]),
        Flow(
            name: named("bar"), documentation: "The bar.",
            kind: .tabs(
                [
                    Tab(
                        name: named("home"), use: Use(.flow(home), range: place), title: .literal("Home"),
                        image: .symbol("house"), hasBadge: true),
                    Tab(name: named("scan"), steps: [step(.dismiss)], image: .asset("Scan"), width: .regular),
                ], reselects: false, container: .bar(.custom)), start: Start(otherwise: 0), screens: []),
        Flow(
            name: named("home"), kind: .stack, start: Start(otherwise: 0), screens: [list, detail], parameters: parameters,
            results: [ResultCase(name: named("placed"), parameters: parameters)], transitions: [TransitionID(index: 1)],
            presentation: presentation, requirement: signedIn),
        Flow(
            name: named("gate"), kind: .single, start: Start(otherwise: 0), screens: [help], entry: Located(.embed, at: place),
            interface: .swiftui),
        Flow(
            name: named("beside"),
            kind: .tabs(
                ["primary", "secondary"].map { Tab(name: named($0), use: Use(.flow(home), range: place)) },
                reselects: false, container: .splitView), start: Start(otherwise: 1), screens: []),
    ],
    screens: [
        Screen(
            name: named("list"), flow: home, parameters: [], transitions: [TransitionID(index: 0)], effects: [EffectID(index: 1)],
            origin: .nib("List", class: "ListViewController")),
        Screen(
            name: named("detail"), documentation: "One item.", flow: home, parameters: parameters, transitions: [], like: list,
            origin: .storyboard("Main", id: "detail", class: "DetailViewController"), attributes: attributes, requirement: signedIn),
        Screen(name: named("help"), flow: gate, parameters: [], transitions: [], origin: .view("HelpView"), presentation: presentation),
    ],
    transitions: [
        Transition(
            name: named("go"), owner: .screen(list),
            parameters: [
                MethodParameter(name: "item", type: .swift(parameters[0].type), defaultValue: ".first"),
                MethodParameter(name: "title", type: .text),
                MethodParameter(name: "source", type: .popoverSource),
            ], steps: allSteps),
        Transition(name: named("close"), owner: .flow(home), parameters: [], steps: [step(.dismiss)]),
    ],
    sites: [
        Site(
            target: .flow(home), owner: home, handlers: [Handler(result: 0, steps: [step(.pop(1))])], dismissed: [],
            presentation: presentation,
            hasOwnPresentation: false, range: place),
        Site(target: .screen(help), owner: home, handlers: [], presentation: presentation, hasOwnPresentation: true, range: place),
    ],
    guards: [Guard(name: named("signedIn"), documentation: "The user has a session.", parameters: parameters, isConstant: true)],
    effects: [
        Effect(name: named("share"), screen: nil, parameters: parameters, results: []),
        Effect(name: named("ask"), screen: list, parameters: [], results: [ResultCase(name: named("yes"), parameters: [])]),
    ],
    files: [ProgramFile(source: SourceID(index: 0), imports: ["ShopModels"], output: output)],
    invariants: [
        .always(
            stack: home,
            .sequence([.oneOf([list]), .zeroOrMore(.oneOf([list, detail])), .optional(.choice([.anyScreen, .oneOf([detail])]))])),
        .never(
            stack: home,
            .choice([.sequence([.zeroOrMore(.anyScreen), .oneOf([detail])]), .oneOrMore(.sequence([.anyScreen, .oneOrMore(.anyScreen)]))])),
        .maxDepth(stack: home, 4), .reach(Invariant.Reach(screen: list, from: detail, within: 3, excludesGestures: true)),
        .after(.flow(gate), absent: [.flow(bar), .screen(detail)]), .above(detail, list),
        .below(list, detail), .leaves([.flow(gate), .screen(list)], after: LinkID(index: 0)),
        .via(Invariant.Via(screen: list, via: detail, since: list)), .folds(except: [detail]),
    ].map { Invariant(name: named("holds"), range: place, documentation: "It must.", form: $0) })

private let localized: LocalizedText = {
    var text = LocalizedText(key: [.text("delete.title")], range: place)
    text.defaultValue = [.text("Delete 100 % of "), .value(.method("item"), format: "%@")]
    text.table = "Alerts"
    text.comment = "A button"
    return text
}()

private let presentation: Presentation = {
    var presentation = Presentation()
    presentation.compact.style = .pageSheet
    presentation.compact.transition = .crossDissolve
    presentation.compact.detents = [.medium, .height(320), .fraction(0.75)]
    presentation.regular.size = Presentation.Size(width: 400, height: 500)
    presentation.links = .wait
    return presentation
}()

private let attributes: Screen.Attributes = {
    var attributes = Screen.Attributes()
    attributes.texts[.title] = .value(.screen("item"))
    attributes.flags[.largeTitle] = false
    return attributes
}()

private let output: OutputOptions = {
    var output = OutputOptions()
    output.access = .public
    output.interface = Located(.swiftui, at: place)
    output.runtime = Located(.embed, at: place)
    for name in GeneratedName.allCases { output.names[name] = named(name.usual) }
    return output
}()
