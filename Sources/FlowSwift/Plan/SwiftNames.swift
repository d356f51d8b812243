import FlowDiagnostics
import FlowGraph
import FlowSpec

/// The Swift names of what comes of a flow.
struct FlowNames: Sendable {
    /// The flow's name with a capital, the beginning of all others.
    let prefix: String
    /// The concrete class.
    let coordinator: String
    /// The protocol for callers outside the flow.
    let coordinating: String
    /// The protocol of what makes the flow's view controllers.
    let screens: String
    private let app: String
    private let routingTemplate: String?

    init(_ flow: String, app: String = "", templates: NameTemplates = NameTemplates()) {
        let (prefix, app) = (capitalized(flow), capitalized(app))
        self.prefix = prefix
        self.app = app
        routingTemplate = templates.router?.value
        func name(_ template: Located<String>?, _ usual: String) -> String {
            template.map { filled($0.value, flow: prefix, app: app) } ?? prefix + usual
        }
        coordinator = name(templates.coordinator, "Coordinator")
        coordinating = name(templates.coordinatorProtocol, "Coordinating")
        screens = name(templates.screens, "Screens")
    }

    /// The enumeration of the flow's screens.
    var screen: String { prefix + "Screen" }
    /// The enumeration of the flow's tabs.
    var tab: String { prefix + "Tab" }
    /// The enumeration of the flow's children.
    var child: String { prefix + "Child" }
    /// The enumeration of the ways in which the flow ends.
    var result: String { prefix + "Result" }
    /// The enumeration of the places where the flow starts a flow or presents something.
    var site: String { prefix + "Site" }
    /// The protocol of the transitions that all screens of the flow have.
    var flowRouting: String { prefix + "FlowRouting" }
    /// The class that hands screens those transitions.
    var flowRouter: String { prefix + "FlowRouter" }
    /// The factory's method for the flow's own tab bar.
    var barMethod: String { "make\(prefix)Bar" }

    /// The protocol of a screen's ways out. The flow's name isn't repeated where the screen's
    /// begins with it.
    func routing(_ screen: String) -> String {
        guard let routingTemplate else { return stem(screen) + "Routing" }
        let ownScreen = routingTemplate.replacing("{Flow}{Screen}", with: stem(screen)).replacing("{Screen}", with: capitalized(screen))
        return filled(ownScreen, flow: prefix, app: app)
    }

    /// The class that hands a screen its ways out.
    func router(_ screen: String) -> String { stem(screen) + "Router" }

    /// The protocol of what the app can do with a screen.
    func effects(_ screen: String) -> String { stem(screen) + "Effects" }

    /// The enumeration of the answers to an effect of a screen.
    func answer(_ effect: String, of screen: String) -> String { "\(stem(screen))\(capitalized(effect))Answer" }

    private func stem(_ screen: String) -> String {
        let screen = capitalized(screen)
        return screen.hasPrefix(prefix) ? screen : prefix + screen
    }
}

/// A template with the names of a flow and of the app in their places.
private func filled(_ template: String, flow: String, app: String) -> String {
    template.replacing("{Flow}", with: flow).replacing("{App}", with: app)
}

/// A type of FlowRuntime, with its module: an app may well have a `Coordinator` or a `Router` of
/// its own.
func runtime(_ type: String) -> String {
    "FlowRuntime." + type
}

/// A name with a capital first letter.
func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
}

/// A local name that none of `names` is: `base`, or `base2`, `base3` …
func freeName(_ base: String, avoiding names: some Sequence<String>) -> String {
    let taken = Set(names)
    var name = base
    var count = 2
    while taken.contains(name) {
        name = base + String(count)
        count += 1
    }
    return name
}

/// The name for a value of a screen or flow where another thing has the value's own: `ownItem`.
func ownName(_ name: String, avoiding names: some Sequence<String>) -> String {
    let taken = Set(names)
    return taken.contains(name) ? freeName("own" + capitalized(name), avoiding: taken) : name
}
