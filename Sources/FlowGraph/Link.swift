import FlowDiagnostics
import FlowSpec

/// Joins the files of a program: looks up every name and checks what only the whole program can tell.
///
/// Gives nil where any finding is an error, also one that was made before, and where there are no files. For a file that couldn't be read, a `SpecFile`
/// with `isPartial` stands in, so that nothing is reported that it may have declared.
public func link(_ files: [SpecFile], into diagnostics: inout Diagnostics) -> Program? {
    guard !files.isEmpty else {
        return nil
    }
    let names = NameTable(files, into: &diagnostics)
    var linker = Linker(names: names, diagnostics: diagnostics)
    linker.findRoot(of: files)
    linker.resolveFlows()
    linker.checkTabNesting()
    linker.checkTabCount(of: files)
    linker.resolveTransitions()
    linker.checkFirstScreens()
    diagnostics = linker.diagnostics
    return diagnostics.hasErrors ? nil : linker.program()
}

/// A program while its names are looked up. What couldn't be looked up was reported and is left out.
struct Linker {
    let names: NameTable
    var diagnostics: Diagnostics
    var app = ""
    var root: Located<FlowID>?
    var flows: [Draft] = []
    var screens: [Screen] = []
    var transitions: [Transition] = []
    /// How many names may still be compared with misspelt ones, so that a file full of mistakes takes no longer than another.
    var comparisons = 200_000

    init(names: NameTable, diagnostics: Diagnostics) {
        self.names = names
        self.diagnostics = diagnostics
    }

    /// A flow with what is known of its content.
    struct Draft {
        var screens: [ScreenID]
        /// The tabs, for a flow of kind tabs.
        var tabs: [DraftTab]?
        /// The index of the first screen or tab among the flow's own; nil where it has none.
        var start: Int?

        /// The screen that a stack flow begins with.
        var startScreen: ScreenID? {
            tabs == nil ? start.map { screens[$0] } : nil
        }
    }

    /// A tab with its content, where that is known, and where the content's name stands.
    struct DraftTab {
        var content: Target?
        var range: SourceRange
    }

    /// Reports a name that isn't declared, with the nearest that is.
    mutating func reportUnknown(
        _ message: String, _ name: Located<String>, candidates: NameTable.Candidates, notes: [Diagnostic.Note] = []
    ) {
        var proposal = ""
        if comparisons > 0 {
            let candidates = names.list(candidates)
            comparisons -= candidates.count + 1
            proposal = didYouMean(name.value, in: candidates)
        }
        diagnostics.report(.unknownTarget, message + proposal, at: name.range, notes: notes)
    }

    /// Takes the root from the one file that names it.
    mutating func findRoot(of files: [SpecFile]) {
        var first: Located<String>?
        for file in files {
            guard let name = file.root else {
                continue
            }
            if let first {
                let note = Diagnostic.Note("the first is here", at: first.range)
                diagnostics.report(.duplicateRoot, "a program has one root, and another file names it too", at: name.range, notes: [note])
                continue
            }
            first = name
            app = file.app?.value ?? ""
            if let flow = names.flow(named: name.value) {
                root = Located(flow, at: name.range)
            } else if !names.isPartial {
                let message = "\(quoted(name.value)) isn't a flow of the program"
                reportUnknown(message, name, candidates: .flows)
            }
        }
        if first == nil, !names.isPartial {
            let message = "no file names the root flow: the flow that the window shows is written 'root: name', beside 'app: Name'"
            diagnostics.report(.missingRoot, message, at: .start(of: files[0].source))
        }
    }

    /// The program, where nothing was reported that leaves a part of it out.
    func program() -> Program? {
        guard let root else {
            return nil
        }
        var linked: [Flow] = []
        for (declaration, draft) in zip(names.declarations, flows) {
            guard let start = draft.start else {
                return nil
            }
            guard let tabs = draft.tabs else {
                linked.append(Flow(name: declaration.name, kind: .stack(start: draft.screens[start]), screens: draft.screens))
                continue
            }
            let linkedTabs = zip(declaration.tabs ?? [], tabs).compactMap { declaration, tab in
                tab.content.map { content in
                    Tab(name: declaration.name, content: content, title: declaration.title?.value, image: Tab.Image(declaration.image))
                }
            }
            guard linkedTabs.count == tabs.count else {
                return nil
            }
            linked.append(Flow(name: declaration.name, kind: .tabs(linkedTabs, start: start), screens: draft.screens))
        }
        return Program(app: app, root: root.value, flows: linked, screens: screens, transitions: transitions)
    }
}

extension Tab.Image {
    init?(_ image: TabDeclaration.Image?) {
        switch image {
        case .symbol(let name): self = .symbol(name.value)
        case .asset(let name): self = .asset(name.value)
        case nil: return nil
        }
    }
}
