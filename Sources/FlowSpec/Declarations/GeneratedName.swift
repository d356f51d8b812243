/// A kind of generated type. `generate: { names: … }` may give each kind a template; the raw value
/// is the key.
public enum GeneratedName: String, CaseIterable, Sendable {
    case coordinator, `protocol`, router, routerClass, flowRouter, flowRouterClass, screens, screen, tab, column, child, result, site
    case screenEffects, screenAnswer, factory, guards, effects, answer, deepLink

    /// What is named by it, for the reference.
    public var documentation: String {
        switch self {
        case .coordinator: "The class of a flow's coordinator"
        case .protocol: "The protocol of a flow's coordinator, for other code"
        case .router: "The routing protocol of a screen"
        case .routerClass: "The private class behind the routing protocol of a screen"
        case .flowRouter: "The routing protocol of a flow's own transitions"
        case .flowRouterClass: "The private class behind the routing protocol of a flow's own transitions"
        case .screens: "The factory protocol of a flow's screens"
        case .screen: "The enumeration of a flow's screens"
        case .tab: "The enumeration of a flow's tabs"
        case .column: "The enumeration of the columns of a split flow"
        case .child: "The enumeration of a switch flow's children"
        case .result: "The enumeration of a flow's results"
        case .site: "The enumeration of the places where a flow starts something, for restoration"
        case .screenEffects: "The protocol of a screen's effects"
        case .screenAnswer: "The enumeration of the answers to an effect of a screen"
        case .factory: "All factory protocols together"
        case .guards: "The protocol of the guards"
        case .effects: "The protocol of the app's effects"
        case .answer: "The enumeration of the answers to an effect of the app"
        case .deepLink: "The enumeration of the deep links"
        }
    }

    /// The template if the spec gives none.
    public var usual: String {
        switch self {
        case .coordinator: "{Flow}Coordinator"
        case .protocol: "{Flow}Coordinating"
        case .router: "{Flow}{Screen}Routing"
        case .routerClass: "{Flow}{Screen}Router"
        case .flowRouter: "{Flow}FlowRouting"
        case .flowRouterClass: "{Flow}FlowRouter"
        case .screens: "{Flow}Screens"
        case .screen: "{Flow}Screen"
        case .tab: "{Flow}Tab"
        case .column: "{Flow}Column"
        case .child: "{Flow}Child"
        case .result: "{Flow}Result"
        case .site: "{Flow}Site"
        case .screenEffects: "{Flow}{Screen}Effects"
        case .screenAnswer: "{Flow}{Screen}{Effect}Answer"
        case .factory: "{App}Factory"
        case .guards: "{App}Guards"
        case .effects: "{App}Effects"
        case .answer: "{Effect}Answer"
        case .deepLink: "{App}DeepLink"
        }
    }

    /// The placeholders that its template may have, without braces.
    var placeholders: [String] {
        switch self {
        case .coordinator, .protocol, .flowRouter, .flowRouterClass, .screens, .screen, .tab, .column, .child, .result, .site:
            ["App", "Flow"]
        case .router, .routerClass, .screenEffects: ["App", "Flow", "Screen"]
        case .screenAnswer: ["App", "Flow", "Screen", "Effect"]
        case .factory, .guards, .effects, .deepLink: ["App"]
        case .answer: ["App", "Effect"]
        }
    }
}

/// The templates of generated names that a file declares.
public struct NameTemplates: Sendable {
    private var templates: [GeneratedName: Located<String>] = [:]

    /// No templates.
    public init() {}

    /// The template of a kind of names; nil for the usual one.
    public subscript(name: GeneratedName) -> Located<String>? {
        get { templates[name] }
        set { templates[name] = newValue }
    }
}
