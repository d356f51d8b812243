import FlowGraph
import FlowSpec

extension Dump {
    /// A way into the app from outside.
    func link(_ link: DeepLink) -> JSON {
        [
            "name": .string(link.name.value),
            "documentation": link.documentation.map(JSON.string),
            "place": place(link.name.range),
            "isTransition": .boolean(link.isTransition),
            "patterns": .strings(link.patterns.map(\.pattern.description)),
            "params": .array(link.parameters.map(methodParameter)),
            "whenModal": .string(link.whenModal.rawValue),
            "flow": .string(name(link.flow)),
            "home": .array(link.home.map(home)),
            "beginsAnew": .boolean(link.beginsAnew),
            "covers": .array(link.covers.sorted { "\($0)" < "\($1)" }.map(target)),
            "steps": steps(link.steps),
        ]
    }

    private func home(_ place: DeepLink.Place) -> JSON {
        let flow = program[place.flow]
        let key = flow.tabs.isEmpty ? "child" : "tab"
        return .object([("flow", .string(flow.name.value)), (key, .string(startName(place.index, of: flow)))])
    }
}

extension JSONObject {
    static let link = JSONObject(
        name: "link", documentation: "A way into the app from outside, by value or by URL.",
        keys: [
            .required("name", .string, "The name, unique in the program."), documentation,
            .required("place", .object("place"), "Where the name is declared."),
            .required("isTransition", .boolean, "Whether it is one of the app's own transitions rather than a deep link."),
            .required("patterns", .list(of: .string), "The patterns of the URLs that open it; none if the app opens it by value only."),
            .required("params", .list(of: .object("methodParameter")), "The values that it is opened with."),
            .required(
                "whenModal", .word(DeepLinkDeclaration.WhenModal.allCases.map(\.rawValue)), "What becomes of the layers that are presented."
            ),
            .required("flow", .string, "The flow whose steps these are."),
            .required("home", .list(of: .object("home")), "The way from the root to the flow that the link opens, outermost first."),
            .required("beginsAnew", .boolean, "Whether the flow at the end of 'home' begins anew before the steps are taken."),
            .required(
                "covers", .list(of: .object("target")),
                "What it presents over the current screen. It isn't opened while that is already the topmost layer."),
            .required("steps", .list(of: .object("step")), "The steps."),
        ])

    static let target = JSONObject(
        name: "target", documentation: "A screen or flow.",
        keys: [.optional("screen", .string, "The screen, by id."), .optional("flow", .string, "The flow.")],
        alternatives: ["screen", "flow"])

    static let home = JSONObject(
        name: "home", documentation: "A tab that a link selects, or a child of a switch flow that must show for it.",
        keys: [
            .required("flow", .string, "The tabs or switch flow."), .optional("tab", .string, "The tab's name."),
            .optional("child", .string, "The child's name."),
        ], alternatives: ["tab", "child"])
}
