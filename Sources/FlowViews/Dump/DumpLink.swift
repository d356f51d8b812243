import FlowGraph
import FlowSpec

extension Dump {
    /// A deep link or a global transition.
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
            "restarts": .boolean(link.restarts),
            "keep": link.kept.map { .string(name($0)) },
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
        name: "link", documentation: "A deep link or global transition.",
        keys: [
            .required("name", .string, "The name, unique in the project."), documentation,
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("isTransition", .boolean, "True for a global transition, false for a deep link."),
            .required("patterns", .list(of: .string), "The URL patterns; empty if the link is opened by value only."),
            .required("params", .list(of: .object("methodParameter")), "The parameters."),
            .required(
                "whenModal", .word(DeepLinkDeclaration.WhenModal.allCases.map(\.rawValue)), "The treatment of presented modals."
            ),
            .required("flow", .string, "The flow that runs the steps."),
            .required("home", .list(of: .object("home")), "The containers from the root to the flow, outermost first."),
            .required("restarts", .boolean, "True if the flow restarts before the steps run."),
            .optional("keep", .string, "The screen, by id, that stays if it is already shown with equal values."),
            .required(
                "covers", .list(of: .object("target")),
                "The modal to present over the current screen. The link is ignored while it is already on top."),
            .required("steps", .list(of: .object("step")), "The steps."),
        ])

    static let target = JSONObject(
        name: "target", documentation: "A screen or flow.",
        keys: [.optional("screen", .string, "The screen, by id."), .optional("flow", .string, "The flow.")],
        alternatives: ["screen", "flow"])

    static let home = JSONObject(
        name: "home", documentation: "A tab to select, or a child of a switch flow that must be visible.",
        keys: [
            .required("flow", .string, "The tabs or switch flow."), .optional("tab", .string, "The tab's name."),
            .optional("child", .string, "The child's name."),
        ], alternatives: ["tab", "child"])
}
