/// A kind of generated type. The raw value is the key of its template in `generate: { names: … }`.
public enum GeneratedName: String, CaseIterable, Sendable {
    case coordinator, `protocol`, router, routerClass, flowRouter, flowRouterClass, screens, screen, screenView, tab, column, child, result,
        site
    case set, setFlow, screenEffects, screenAnswer, factory, guards, effects, answer, deepLink, flowView

    /// A description of the types with such a name, for the reference.
    public var documentation: String {
        switch self {
        case .coordinator: "The coordinator class of a flow"
        case .protocol: "The protocol of a flow's coordinator"
        case .router: "The routing protocol of a screen"
        case .routerClass: "The private class behind the routing protocol of a screen"
        case .flowRouter: "The routing protocol of flow-level transitions"
        case .flowRouterClass: "The private class behind the routing protocol of flow-level transitions"
        case .screens: "The factory protocol of a flow's screens"
        case .screen: "The enumeration of a flow's screens"
        case .screenView: "The SwiftUI view of a flow's screens"
        case .tab: "The enumeration of a flow's tabs"
        case .column: "The enumeration of the columns of a split flow"
        case .child: "The enumeration of a switch flow's children"
        case .result: "The enumeration of a flow's results"
        case .site: "The enumeration of a flow's steps that start flows or present screens, for state restoration"
        case .set: "The routing protocol of a set of transitions"
        case .setFlow: "The protocol of the coordinators whose screens use a set of transitions"
        case .screenEffects: "The protocol of a screen's effects"
        case .screenAnswer: "The enumeration of the results of a screen's effect"
        case .factory: "The combination of all factory protocols"
        case .guards: "The protocol of the guards"
        case .effects: "The protocol of the app-wide effects"
        case .answer: "The enumeration of the results of an app-wide effect"
        case .deepLink: "The enumeration of the deep links"
        case .flowView: "The SwiftUI view of the whole app"
        }
    }

    /// The default template.
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
        case .screenView: "{Flow}ScreenView"
        case .tab: "{Flow}Tab"
        case .column: "{Flow}Column"
        case .child: "{Flow}Child"
        case .result: "{Flow}Result"
        case .site: "{Flow}Site"
        case .set: "{Set}Routing"
        case .setFlow: "{Set}Flow"
        case .screenEffects: "{Flow}{Screen}Effects"
        case .screenAnswer: "{Flow}{Screen}{Effect}Answer"
        case .factory: "{App}Factory"
        case .guards: "{App}Guards"
        case .effects: "{App}Effects"
        case .answer: "{Effect}Answer"
        case .deepLink: "{App}DeepLink"
        case .flowView: "{App}FlowView"
        }
    }

    /// The placeholders that its template can contain, without braces.
    var placeholders: [String] {
        switch self {
        case .coordinator, .protocol, .flowRouter, .flowRouterClass, .screens, .screen, .screenView, .tab, .column, .child, .result, .site:
            ["App", "Flow"]
        case .router, .routerClass, .screenEffects: ["App", "Flow", "Screen"]
        case .screenAnswer: ["App", "Flow", "Screen", "Effect"]
        case .factory, .guards, .effects, .deepLink, .flowView: ["App"]
        case .answer: ["App", "Effect"]
        case .set, .setFlow: ["App", "Set"]
        }
    }
}

/// The templates of generated names in a file.
public struct NameTemplates: Sendable {
    private var templates: [GeneratedName: Located<String>] = [:]

    /// No templates.
    public init() {}

    /// The template of a kind of name; `nil` for the default.
    public subscript(name: GeneratedName) -> Located<String>? {
        get { templates[name] }
        set { templates[name] = newValue }
    }
}
