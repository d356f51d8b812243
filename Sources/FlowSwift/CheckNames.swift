import FlowDiagnostics
import FlowGraph
import FlowSpec

/// Reports specs whose outputs would be one file. Case doesn't count, since it doesn't on a Mac's file system.
func checkFileNames(_ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    var taken: [String: SwiftFile] = [:]
    for file in files {
        guard let first = taken.updateValue(file, forKey: file.name.lowercased()) else { continue }
        taken[file.name.lowercased()] = first
        diagnostics.report(
            .duplicateFile, "another spec of the program gives \(quoted(file.name)) too; rename one of them", at: .start(of: file.source),
            notes: [.init("the other spec", at: .start(of: first.source))])
    }
}

/// Reports types that would have one name: flows and screens share a module, and their names are joined and capitalized.
func checkNames(_ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    var taken: [String: Located<String>] = [:]
    func declare(_ type: String, for owner: Located<String>) {
        guard let first = taken.updateValue(owner, forKey: type) else { return }
        taken[type] = first
        diagnostics.report(
            .nameClash, "\(quoted(owner.value)) and \(quoted(first.value)) both give the Swift type '\(type)'; rename one of them",
            at: owner.range, notes: [.init("the other one", at: first.range)])
    }
    for flow in files.flatMap(\.flows) {
        declare(flow.names.coordinator, for: flow.flow)
        declare(flow.names.coordinating, for: flow.flow)
        if case .tabs = flow.kind { declare(flow.names.tab, for: flow.flow) }
        guard !flow.screens.isEmpty else { continue }
        declare(flow.names.screens, for: flow.flow)
        declare(flow.names.screen, for: flow.flow)
        for screen in flow.screens where !screen.transitions.isEmpty {
            // The router's name has the same beginning, so that it can only clash where this does.
            declare(screen.routing, for: screen.name)
        }
    }
}

/// Reports names that the generated types need for themselves.
func checkReservedNames(_ program: Program, into diagnostics: inout Diagnostics) {
    func check(_ name: Located<String>, _ what: String, _ reserved: Set<String>, _ owner: String) {
        guard reserved.contains(name.value) else { return }
        diagnostics.report(
            .nameClash, "\(what) can't be called \(quoted(name.value)): \(owner) has a member of that name; choose another",
            at: name.range)
    }
    for flow in program.flows {
        if case .tabs(let tabs, _) = flow.kind {
            for tab in tabs {
                check(tab.name, "a tab", Reserved.tabs, "the generated coordinator or its enumeration of tabs")
            }
            let transitions = flow.screens.flatMap { program[$0].transitions }.map { program[$0].name }
            checkProperties(of: tabs, against: transitions, into: &diagnostics)
        }
    }
    for screen in program.screens {
        check(screen.name, "a screen", Reserved.screens, "the generated enumeration of screens")
        for parameter in screen.parameters {
            check(parameter.name, "a parameter", ["router", "screens"], "what makes the screen")
            for type in Reserved.types where parameter.type.mentions(type) {
                diagnostics.report(
                    .nameClash,
                    "\(quoted(parameter.name.value)) has the type '\(type)', and generated types have one of that name; give yours an alias",
                    at: parameter.name.range)
            }
        }
    }
    for transition in program.transitions {
        check(transition.name, "a transition", Reserved.transitions, "a coordinator or a router")
    }
}

/// Reports transitions of a tabs flow that have the name of a tab with a flow: its coordinator is a property of that name.
private func checkProperties(of tabs: [Tab], against transitions: [Located<String>], into diagnostics: inout Diagnostics) {
    for transition in transitions {
        for tab in tabs where tab.name.value == transition.value && tab.content.isFlow {
            let name = quoted(transition.value)
            diagnostics.report(
                .nameClash, "a transition can't be called \(name): the generated coordinator has the tab's flow as a property of that name",
                at: transition.range, notes: [.init("the tab", at: tab.name.range)])
        }
    }
}

extension Target {
    fileprivate var isFlow: Bool {
        if case .flow = self { true } else { false }
    }
}

extension SwiftType {
    /// Whether a name stands somewhere in the type, not inside another.
    fileprivate func mentions(_ name: String) -> Bool {
        description.split { !($0 == "." || $0 == "_" || $0.isLetter || $0.isNumber) }.contains { word in
            word.prefix { $0 != "." } == name
        }
    }
}

/// The member names of generated types and of what they are built on.
private enum Reserved {
    static let coordinator: Set<String> = [
        "content", "firstScreen", "firstTab", "flowName", "ignore", "makeTabBarItem", "makeViewController", "onEvent", "onTop",
        "rootViewController", "routerOnTop", "screens", "select", "selectedTab", "snapshot", "start", "stop",
    ]
    static let transitions = coordinator.union(["navigate"])
    static let tabs = coordinator.union(["allCases", "hash", "hashValue", "rawValue"])
    static let screens: Set<String> = ["flowName", "screenName"]
    /// The types that generated types have inside, in the order of findings.
    static let types = ["Name", "Screen", "Tab"]
}
