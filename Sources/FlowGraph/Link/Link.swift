import FlowDiagnostics
import FlowRules
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
    linker.checkHandlersInsideLists()
    linker.resolveLinks()
    linker.checkPresentations()
    linker.resolveInvariants(of: files)
    if !linker.diagnostics.hasErrors {
        linker.checkTabBars()
        linker.checkGuards()
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
    /// Whether what stacks are built of is known to be wrong.
    var hadErrorsBeforeLinks = false
    /// How many ways on from stacks may still be looked at for links, so that many links in a large
    /// program take no longer than others.
    var linkSearchWork = 1_000_000
    var effects: [EffectDraft] = []
    var guardTables: [ParameterTable]
    /// The method of the transition whose steps are being resolved; nil where there is none.
    var method: MethodDraft?
    /// What the steps being resolved belong to beside the place where they are written, as a note
    /// to each finding in them.
    var occasion: Diagnostic.Note?
    var expansion = Expansion()
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

    /// Reports a name that isn't declared, with the nearest that is.
    mutating func reportUnknown(
        _ message: String, _ name: Located<String>, candidates: NameTable.Candidates, rule: Rule = .unknownTarget,
        notes: [Diagnostic.Note] = []
    ) {
        let near = nearestCandidate(to: name.value, among: candidates)
        report(rule, message + didYouMean(near), at: name.range, notes: notes, suggestions: Suggestion.spelling(near, of: name))
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
        for file in own {
            guard let name = file.root else {
                continue
            }
            if let first {
                let note = Diagnostic.Note("the first is here", at: first.range)
                report(.duplicateRoot, "a program has one root, and another file names it too", at: name.range, notes: [note])
                continue
            }
            first = name
            app = file.app?.value ?? ""
            if let flow = names.flow(named: name.value) {
                root = Located(flow, at: name.range)
            } else if !names.isPartial {
                reportUnknown("\(quoted(name.value)) isn't a flow of the program", name, candidates: .flows)
            }
        }
        if first == nil, !names.isPartial, !modules.isLibrary {
            let message = "no file names the root flow: the flow that the window shows is written 'root: name', beside 'app: Name'"
            report(.missingRoot, message, at: .start(of: (own.first ?? files[0]).source))
        }
    }
}
