import FlowSpec

/// Links the files of a program: resolves all names and checks whole-program rules.
///
/// Returns `nil` if any finding is an error, including earlier ones, or if there are no files. An
/// unreadable file is a `SpecFile` with `isPartial`. For names that it might declare, nothing is
/// reported.
///
/// Only the program's own module declares the root; roots of other modules are ignored.
///
/// - Parameters:
///   - files: the files as read.
///   - modules: the modules of the files.
///   - diagnostics: contains the earlier findings and receives the new ones.
/// - Returns: the program; `nil` if there is an error.
public func link(_ files: [SpecFile], modules: ProgramModules = ProgramModules(), into diagnostics: inout Diagnostics) -> Program? {
    guard !files.isEmpty else {
        return nil
    }
    let names = NameTable(files, into: &diagnostics)
    var linker = Linker(names: names, modules: modules, diagnostics: diagnostics)
    linker.findRoot(of: files)
    linker.resolveInterfaces(of: files)
    linker.checkSets()
    linker.declareEffects()
    linker.checkDefaults()
    linker.resolveFlows()
    linker.checkNesting()
    linker.checkTabCount()
    linker.checkTabWidths()
    linker.resolveScreens()
    linker.resolveRequirements()
    linker.resolveContents()
    linker.resolveTransitions()
    linker.checkSignaturesOfSets()
    linker.resolveContainers()
    linker.resolveFirstUses()
    linker.resolveLinks()
    linker.checkPresentations()
    linker.checkInterfaces()
    linker.resolveInvariants(of: files)
    if !linker.diagnostics.hasErrors {
        linker.checkTabBars()
        linker.checkUnpresented()
        linker.checkUnused()
    }
    let program = linker.diagnostics.hasErrors ? nil : linker.program(of: files)
    if let program { linker.checkPlaceholders(in: program) }
    diagnostics = linker.diagnostics
    return diagnostics.hasErrors ? nil : program
}

/// The state of name resolution. Unresolved parts are reported and left out.
struct Linker {
    let names: NameTable
    let modules: ProgramModules
    private(set) var diagnostics: Diagnostics
    var app = ""
    var root: Located<FlowID>?
    /// The interface of each flow's screens.
    var interfaces: [OutputOptions.Interface] = []
    /// The interface of each module's containers, with the location that chooses it.
    var containers: [String?: Located<OutputOptions.Interface>] = [:]
    var drafts: [FlowDraft] = []
    var screens: [Screen] = []
    var screenTables: [ParameterTable] = []
    var screenEffects: [[String: EffectID]] = []
    /// The effects that all screens of a flow share, computed on demand.
    var sharedEffects: [FlowID: [String: EffectID]] = [:]
    var transitions: [Transition] = []
    /// The declarations of the transitions, by index.
    var declaredTransitions: [TransitionDeclaration] = []
    var sites: [Site] = []
    var invariants: [Invariant] = []
    var links: [DeepLink] = []
    /// The locations of flows in the window's initial content, computed for links.
    var homes = Homes()
    /// How findings in a global transition describe steps that act on the top screen.
    var linkTitle: String?
    /// True if errors that can affect stacks were reported before links.
    var hadErrorsBeforeLinks = false
    /// The number of edges that the stack search of links can still visit; shared by all links.
    var linkSearchWork = 1_000_000
    var effects: [EffectDraft] = []
    /// The first use of each key of a localized string.
    var localizedTexts: [LocalizedEntry: LocalizedText] = [:]
    var guardTables: [ParameterTable]
    /// The method of the transition being resolved, if any.
    var method: MethodDraft?
    /// The indirect origin of the steps being resolved, as a note for each finding in them.
    var occasion: Diagnostic.Note? {
        didSet { taker = occasion == nil ? nil : taker ?? occasion?.range }
    }
    /// The user of the set whose transition is being resolved, as a note.
    var userOfSet: Diagnostic.Note?
    /// The outermost of these origins.
    private var taker: SourceRange?
    /// The reusable steps whose start sites are collected, for each flow that uses them.
    var collectedSteps: Set<CollectedSteps> = []
    var expansion = Expansion()
    /// For each `take`, the names of its used arguments.
    var takes: [Set<String>] = []
    /// The number of steps left out because of an unknown name.
    var lostSteps = 0
    var usage = Usage()
    /// The number of names that suggestions can still consider. It bounds the time for bad files.
    var comparisons = 200_000
    private var reported: Set<Finding> = []

    init(names: NameTable, modules: ProgramModules, diagnostics: Diagnostics) {
        self.names = names
        self.modules = modules
        self.diagnostics = diagnostics
        guardTables = names.guards.map { ParameterTable($0.parameters, isPartial: $0.isPartial) }
    }

    /// Creates a step with the current origin.
    func step(_ action: Step.Action, at range: SourceRange) -> Step {
        var step = Step(action: action, range: range)
        step.taker = taker
        return step
    }

    /// The identity of a finding. Steps can be resolved repeatedly without repeated findings.
    private struct Finding: Hashable {
        var rule: Rule
        var message: String
        var range: SourceRange
    }

    /// Reports a finding unless it was reported before. A transition of a set has one finding of a
    /// rule at a location, even if several screens and flows use the set.
    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], suggestions: [Suggestion] = []
    ) {
        let finding = Finding(rule: rule, message: userOfSet == nil ? message : "", range: range)
        if reported.insert(finding).inserted {
            let occasions = [occasion, userOfSet].compactMap { $0 }
            diagnostics.report(rule, message, at: range, notes: notes + occasions, suggestions: suggestions)
        }
    }

    /// Reports an undeclared name, and suggests the nearest declared one or another remedy.
    mutating func reportUnknown(
        _ message: String, _ name: Located<String>, candidates: NameTable.Candidates, rule: Rule = .unknownTarget,
        notes: [Diagnostic.Note] = [], otherwise remedy: String = ""
    ) {
        let near = nearestCandidate(to: name.value, among: candidates)
        let proposal = near == nil ? remedy : didYouMean(near)
        report(rule, message + proposal, at: name.range, notes: notes, suggestions: Suggestion.spelling(near, of: name))
    }

    /// The most likely intended name for a misspelled one.
    mutating func nearestName(to name: String, among known: [String], limit: Int? = nil) -> String? {
        guard comparisons > 0 else {
            return nil
        }
        comparisons -= known.count + 1
        return nearest(name, in: known, limit: limit)
    }

    /// The suggestion of the nearest candidate at a message's end, or nothing.
    mutating func proposal(for name: String, among candidates: NameTable.Candidates) -> String {
        didYouMean(nearestCandidate(to: name, among: candidates))
    }

    private mutating func nearestCandidate(to name: String, among candidates: NameTable.Candidates) -> String? {
        guard comparisons > 0 else {
            return nil
        }
        return nearestName(to: name, among: names.list(candidates))
    }

    /// Finds the root in the one file that declares it.
    mutating func findRoot(of files: [SpecFile]) {
        var first: Located<String>?
        let own = files.filter { modules.isOwn($0.source) }
        var named: Located<String>?
        for file in own {
            if let name = file.app {
                if let named, file.root == nil {
                    let note = Diagnostic.Note("'app' is first declared here", at: named.range)
                    report(.duplicateRoot, "'app' is declared in two files; remove one of them", at: name.range, notes: [note])
                } else if named == nil {
                    named = name
                    app = name.value
                }
            }
            guard let name = file.root else {
                continue
            }
            if let first {
                let note = Diagnostic.Note("'root' is first declared here", at: first.range)
                report(.duplicateRoot, "'root' is declared in two files; remove one of them", at: name.range, notes: [note])
                continue
            }
            first = name
            app = file.app?.value ?? app
            if let flow = names.flow(named: name.value) {
                root = Located(flow, at: name.range)
            } else if !names.isPartial {
                let owner = names.owner(ofScreenNamed: name.value).map { names[$0].name.value }
                let remedy = owner.map { "; write \(quoted($0)), the flow of that screen" } ?? ""
                reportUnknown("\(quoted(name.value)) isn't a flow of the project", name, candidates: .flows, otherwise: remedy)
            }
        }
        if first == nil, !names.isPartial, !modules.isLibrary {
            let place = named?.range ?? .start(of: (own.first ?? files[0]).source)
            let entries = names.declarations.filter { $0.entry != nil }
            if entries.isEmpty {
                let message =
                    "no root flow: flowgen can't find the app's first screen; add 'root: name' next to 'app: Name', or 'entry' to the flows "
                    + "that your code starts"
                report(.missingRoot, message, at: place)
            } else if named == nil {
                report(.missingRoot, "no app is declared; add 'app: Name'", at: place)
            }
            let outside = own.lazy.compactMap { $0.deepLinks.first?.name ?? $0.transitions.first?.name }.first
            if let outside, !entries.isEmpty {
                let message =
                    "\(quoted(outside.value)) needs a root flow, but only your own code starts flows; add 'root: name' for the flow that "
                    + "the window shows, or remove \(quoted(outside.value))"
                report(.missingRoot, message, at: outside.range)
            }
        }
        checkEntries()
    }

    private mutating func checkEntries() {
        for (index, declaration) in names.declarations.enumerated() {
            guard let entry = declaration.entry else { continue }
            let name = quoted(declaration.name.value)
            if root?.value == FlowID(index: index) {
                let message =
                    "the root flow \(name) can't have 'entry': the window shows it, so your own code doesn't start it; remove 'entry'"
                report(.misplacedEntry, message, at: entry.range)
            } else if entry.value == .push, declaration.tabs != nil || declaration.children != nil || declaration.single != nil {
                let message = "\(name) can't be pushed: it isn't a stack flow; write 'entry: present' or 'entry: embed'"
                report(.misplacedEntry, message, at: entry.range)
            }
        }
    }
}
