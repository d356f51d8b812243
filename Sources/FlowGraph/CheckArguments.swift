import FlowDiagnostics
import FlowSpec

/// The parameters of a transition's method while its targets are gone through.
struct ParameterUnion {
    /// The transition's name.
    let transition: Located<String>
    /// The parameters so far, one for each name, in the order of the steps.
    private(set) var all: [Parameter] = []

    private var places: [String: Int] = [:]
    private var seen: Set<ScreenID> = []

    init(transition: Located<String>) {
        self.transition = transition
    }

    /// Whether a screen comes for the first time; its parameters agree with themselves.
    mutating func isNew(_ screen: ScreenID) -> Bool {
        seen.insert(screen).inserted
    }

    /// Adds a parameter. Where one of the name is there already, gives that, for the caller to compare.
    ///
    /// Where one target has a default and another hasn't, the method's parameter has none: the other needs a value.
    mutating func insert(_ parameter: Parameter) -> Parameter? {
        guard let place = places[parameter.name.value] else {
            places[parameter.name.value] = all.count
            all.append(parameter)
            return nil
        }
        let first = all[place]
        if parameter.defaultValue == nil {
            all[place].defaultValue = nil
        }
        return first
    }
}

extension Linker {
    /// The screen that is made for a target. A tabs flow's aren't the target's affair: its tabs begin without arguments.
    private func screenMade(for target: Target) -> ScreenID? {
        switch target {
        case .screen(let screen): screen
        case .flow(let flow): flows[flow.index].startScreen
        }
    }

    /// Adds a target's parameters to those of a transition's method; reports those that disagree with others of the same name.
    mutating func merge(_ use: Located<Target>, into union: inout ParameterUnion) {
        guard let screen = screenMade(for: use.value), union.isNew(screen) else {
            return
        }
        for parameter in screens[screen.index].parameters {
            guard let first = union.insert(parameter) else {
                continue
            }
            let name = quoted(parameter.name.value)
            let method = "one parameter of \(quoted(union.transition.value)) gives both"
            let message: String
            if first.type.withoutEscaping != parameter.type.withoutEscaping {
                let types = "\(quoted(parameter.type.description)) here and \(quoted(first.type.description)) before"
                message = "\(name) is \(types), and \(method)"
            } else if let mine = parameter.defaultValue, let other = first.defaultValue, mine != other {
                message = "\(name) has the default \(quoted(mine)) here and \(quoted(other)) before, and \(method)"
            } else {
                continue
            }
            let notes = [first, parameter].map { Diagnostic.Note("\(name) is declared here", at: $0.name.range) }
            diagnostics.report(.argumentType, message, at: use.range, notes: notes)
        }
    }

    /// Reports parameters without defaults of screens that are made where nothing gives arguments: at the root and in tabs.
    mutating func checkFirstScreens() {
        var uses: [(screen: ScreenID, range: SourceRange, place: String)] = []
        if let root, let screen = screenMade(for: .flow(root.value)) {
            uses.append((screen, root.range, "the root begins with"))
        }
        for (flow, draft) in zip(names.declarations, flows) {
            for (declaration, tab) in zip(flow.tabs ?? [], draft.tabs ?? []) {
                if let screen = tab.content.flatMap(screenMade) {
                    uses.append((screen, tab.range, "the tab \(quoted(declaration.name.value)) begins with"))
                }
            }
        }
        var known: [ScreenID: [Parameter]] = [:]
        for use in uses {
            let screen = screens[use.screen.index]
            let missing = known[use.screen] ?? screen.parameters.filter { $0.defaultValue == nil }
            known[use.screen] = missing
            // The first few say enough, and a finding stays readable.
            let shown = missing.prefix(5)
            guard !shown.isEmpty else {
                continue
            }
            let list = shown.map { quoted($0.name.value) }.joined(separator: ", ") + (missing.count > shown.count ? ", …" : "")
            let what = missing.count == 1 ? "its parameter \(list), which has no default" : "its parameters \(list), which have no defaults"
            let message = "\(use.place) the screen \(quoted(screen.name.value)), and nothing gives \(what)"
            let notes = shown.map { Diagnostic.Note("\(quoted($0.name.value)) is declared here", at: $0.name.range) }
            diagnostics.report(.missingArgument, message, at: use.range, notes: notes)
        }
    }
}
