import FlowSpec

/// Joins the files of a program: looks up every name and checks what only the whole program can
/// tell.
///
/// Gives nil where any finding is an error, also one that was made before, and where there are no
/// files. For a file that couldn't be read, a `SpecFile` with `isPartial` stands in, so that
/// nothing is reported that it may have declared.
///
/// Of the modules only the own one names the root: that of another is this other module's affair.
///
/// - Parameters:
///   - files: what was read of each file.
///   - modules: how the files lie in Swift modules.
///   - diagnostics: has the findings that were made before, and takes the new ones.
/// - Returns: the program, where the files can be joined.
public func link(_ files: [SpecFile], modules: ProgramModules = ProgramModules(), into diagnostics: inout Diagnostics) -> Program? {
    guard !files.isEmpty else {
        return nil
    }
    let names = NameTable(files, into: &diagnostics)
    var linker = Linker(names: names, modules: modules, diagnostics: diagnostics)
    linker.findRoot(of: files)
    linker.declareEffects()
    linker.checkDefaults()
    linker.resolveFlows()
    linker.checkNesting()
    linker.checkTabCount()
    linker.resolveScreens()
    linker.resolveRequirements()
    linker.resolveTransitions()
    linker.resolveContainers()
    linker.resolveFirstUses()
    linker.resolveLinks()
    linker.checkPresentations()
    linker.resolveInvariants(of: files)
    if !linker.diagnostics.hasErrors {
        linker.checkTabBars()
        linker.checkUnused()
    }
    diagnostics = linker.diagnostics
    return diagnostics.hasErrors ? nil : linker.program(of: files)
}

/// A program while its names are looked up. What couldn't be looked up was reported and is left
/// out.
struct Linker {
    let names: NameTable
    let modules: ProgramModules
    private(set) var diagnostics: Diagnostics
    var app = ""
    var root: Located<FlowID>?
    var drafts: [FlowDraft] = []
    var screens: [Screen] = []
    /// The parameters of each screen by name.
    var screenTables: [ParameterTable] = []
    /// The effects of each screen by name.
    var screenEffects: [[String: EffectID]] = []
    /// The effects that all screens of a flow have, once they were asked for.
    var sharedEffects: [FlowID: [String: EffectID]] = [:]
    var transitions: [Transition] = []
    /// The transitions as they were written, by their numbers.
    var declaredTransitions: [TransitionDeclaration] = []
    var sites: [Site] = []
    var invariants: [Invariant] = []
    var links: [DeepLink] = []
    /// Where flows stand in the window without any step, once links ask.
    var homes = Homes()
    /// How a finding names steps that act on the topmost screen in a transition of the app.
    var linkTitle: String?
    /// Whether a mistake was reported that stacks depend on.
    var hadErrorsBeforeLinks = false
    /// How many more edges the search for links' stacks may visit, a budget that all links share.
    var linkSearchWork = 1_000_000
    var effects: [EffectDraft] = []
    /// The first use of each key of a localised text.
    var localizedTexts: [LocalizedEntry: LocalizedText] = [:]
    var guardTables: [ParameterTable]
    /// The method of the transition whose steps are being resolved; nil where there is none.
    var method: MethodDraft?
    /// What the steps being resolved belong to beside the place where they are written, as a note
    /// to each finding in them.
    var occasion: Diagnostic.Note? {
        didSet { taker = occasion == nil ? nil : taker ?? occasion?.range }
    }
    /// The outermost of these places.
    private var taker: SourceRange?
    /// The named steps whose start sites are known, in each flow that takes them.
    var collectedSteps: Set<CollectedSteps> = []
    var expansion = Expansion()
    /// For each `take`, the names of its arguments that were used.
    var takes: [Set<String>] = []
    /// The number of steps left out because a name wasn't found.
    var lostSteps = 0
    var usage = Usage()
    /// How many names may still be compared with misspelt ones, so that a file full of mistakes
    /// takes no longer than another.
    var comparisons = 200_000
    private var reported: Set<Finding> = []

    init(names: NameTable, modules: ProgramModules, diagnostics: Diagnostics) {
        self.names = names
        self.modules = modules
        self.diagnostics = diagnostics
        guardTables = names.guards.map { ParameterTable($0.parameters, isPartial: $0.isPartial) }
    }

    /// A step that does something.
    func step(_ action: Step.Action, at range: SourceRange) -> Step {
        var step = Step(action: action, range: range)
        step.taker = taker
        return step
    }

    /// What tells findings apart: steps may be resolved more than once, and what is wrong in them
    /// is said once.
    private struct Finding: Hashable {
        var rule: Rule
        var message: String
        var range: SourceRange
    }

    /// Reports a finding, if it wasn't reported before.
    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], suggestions: [Suggestion] = []
    ) {
        if reported.insert(Finding(rule: rule, message: message, range: range)).inserted {
            diagnostics.report(rule, message, at: range, notes: notes + (occasion.map { [$0] } ?? []), suggestions: suggestions)
        }
    }

    /// Reports an undeclared name, with the nearest declared one or another remedy.
    mutating func reportUnknown(
        _ message: String, _ name: Located<String>, candidates: NameTable.Candidates, rule: Rule = .unknownTarget,
        notes: [Diagnostic.Note] = [], otherwise remedy: String = ""
    ) {
        let near = nearestCandidate(to: name.value, among: candidates)
        let proposal = near == nil ? remedy : didYouMean(near)
        report(rule, message + proposal, at: name.range, notes: notes, suggestions: Suggestion.spelling(near, of: name))
    }

    /// The name that a misspelt one most probably means.
    mutating func nearestName(to name: String, among known: [String]) -> String? {
        guard comparisons > 0 else {
            return nil
        }
        comparisons -= known.count + 1
        return nearest(name, in: known)
    }

    /// The end of a message that proposes the nearest candidate, or nothing.
    mutating func proposal(for name: String, among candidates: NameTable.Candidates) -> String {
        didYouMean(nearestCandidate(to: name, among: candidates))
    }

    private mutating func nearestCandidate(to name: String, among candidates: NameTable.Candidates) -> String? {
        guard comparisons > 0 else {
            return nil
        }
        return nearestName(to: name, among: names.list(candidates))
    }

    /// Takes the root from the one file that names it.
    mutating func findRoot(of files: [SpecFile]) {
        var first: Located<String>?
        let own = files.filter { modules.isOwn($0.source) }
        var named: Located<String>?
        for file in own {
            if let name = file.app {
                if let named, file.root == nil {
                    let note = Diagnostic.Note("the first is here", at: named.range)
                    report(.duplicateRoot, "a program is one app, and another file names it too", at: name.range, notes: [note])
                } else if named == nil {
                    named = name
                    app = name.value
                }
            }
            guard let name = file.root else {
                continue
            }
            if let first {
                let note = Diagnostic.Note("the first is here", at: first.range)
                report(.duplicateRoot, "a program has one root, and another file names it too", at: name.range, notes: [note])
                continue
            }
            first = name
            app = file.app?.value ?? app
            if let flow = names.flow(named: name.value) {
                root = Located(flow, at: name.range)
            } else if !names.isPartial {
                let owner = names.owner(ofScreenNamed: name.value).map { names[$0].name.value }
                let remedy = owner.map { "; write \(quoted($0)), the flow of that screen" } ?? ""
                reportUnknown("\(quoted(name.value)) isn't a flow of the program", name, candidates: .flows, otherwise: remedy)
            }
        }
        if first == nil, !names.isPartial, !modules.isLibrary {
            let place = named?.range ?? .start(of: (own.first ?? files[0]).source)
            let entries = names.declarations.filter { $0.entry != nil }
            if entries.isEmpty {
                let message =
                    "no file names the root flow: the flow that the window shows is written 'root: name', beside 'app: Name'; or say with 'entry' which flows the app's own code starts"
                report(.missingRoot, message, at: place)
            } else if named == nil {
                report(.missingRoot, "no file names the app: that is written 'app: Name'", at: place)
            }
            let outside = own.lazy.compactMap { $0.deepLinks.first?.name ?? $0.transitions.first?.name }.first
            if let outside, !entries.isEmpty {
                let message =
                    "\(quoted(outside.value)) begins at the root, and the app's own code starts every flow here; name the flow that the window shows with 'root', or let that code start a flow instead"
                report(.missingRoot, message, at: outside.range)
            }
        }
        checkEntries()
    }

    /// Checks the entry flows.
    private mutating func checkEntries() {
        for (index, declaration) in names.declarations.enumerated() {
            guard let entry = declaration.entry else { continue }
            let name = quoted(declaration.name.value)
            if root?.value == FlowID(index: index) {
                let message = "the window shows the root \(name), so the app's own code doesn't start it; leave 'entry' out"
                report(.misplacedEntry, message, at: entry.range)
            } else if entry.value == .push, declaration.tabs != nil || declaration.children != nil || declaration.single != nil {
                let message = "\(name) isn't a stack of screens, so it can't be pushed; write 'entry: present' or 'entry: embed'"
                report(.misplacedEntry, message, at: entry.range)
            }
        }
    }
}
