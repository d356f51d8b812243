import FlowDiagnostics
import FlowGraph
import FlowSpec
import JSONText

extension Dump {
    func flow(_ flow: Flow) -> JSON {
        let common: JSON = [
            "name": .string(flow.name.value),
            "kind": .string(kind(flow.kind)),
            "documentation": flow.documentation.map(JSON.string),
            "place": place(flow.name.range),
            "params": parameters(flow.parameters),
            "results": results(flow.results),
            "start": start(of: flow),
            "screens": .array(flow.screens.map { .string(name($0)) }),
            "transitions": .array(flow.transitions.map { .string(name($0)) }),
            "presentation": presentation(flow.presentation),
            "requires": flow.requirement.map(condition),
        ]
        switch flow.kind {
        case .stack, .single: return common
        case .tabs(let tabs, let reselects, let isBarCustom):
            return common + [
                "tabs": .array(tabs.map(tab)),
                "reselect": .string(reselects ? "popToRoot" : "none"),
                "bar": .string(isBarCustom ? "custom" : "system"),
                "on": .array(flow.childHandlers.map { childHandler($0, of: flow) }),
            ]
        case .switch(let children):
            return common + [
                "children": .array(children.map(child)),
                "on": .array(flow.childHandlers.map { childHandler($0, of: flow) }),
            ]
        }
    }

    private func kind(_ kind: Flow.Kind) -> String {
        switch kind {
        case .stack: "stack"
        case .single: "single"
        case .tabs: "tabs"
        case .switch: "switch"
        }
    }

    private func start(of flow: Flow) -> JSON {
        [
            "choices": .array(
                flow.start.choices.map { choice in
                    ["if": condition(choice.condition), "start": .string(startName(choice.index, of: flow))]
                }),
            "otherwise": .string(startName(flow.start.otherwise, of: flow)),
        ]
    }

    private func tab(_ tab: Tab) -> JSON {
        let content: JSON =
            switch tab.content {
            case .use(let use): ["use": self.use(use)]
            case .action(let steps): ["action": self.steps(steps)]
            }
        let image: JSON =
            switch tab.image {
            case .symbol(let name): ["symbol": .string(name)]
            case .asset(let name): ["image": .string(name)]
            case nil: [:]
            }
        return ["name": .string(tab.name.value), "place": place(tab.name.range)] + content
            + ["title": tab.title.map(JSON.string)] + image + ["badge": .boolean(tab.hasBadge)]
    }

    private func child(_ child: Child) -> JSON {
        ["name": .string(child.name.value), "place": place(child.name.range), "use": use(child.use)]
    }

    private func childHandler(_ handler: ChildHandler, of flow: Flow) -> JSON {
        let uses = flow.tabs.map(\.use) + flow.children.map(\.use)
        var results: [ResultCase] = []
        if case .flow(let child) = uses[handler.child]?.target { results = program[child].results }
        return ["child": .string(startName(handler.child, of: flow))] + self.handler(handler.handler, of: results)
    }

    func presentation(_ presentation: Presentation) -> JSON {
        ["phone": traits(presentation.phone), "pad": traits(presentation.pad)]
    }

    private func traits(_ traits: Presentation.Traits) -> JSON {
        [
            "style": .string(traits.style.rawValue),
            "transition": traits.transition.map { .string($0.rawValue) },
            "detents": .array(traits.detents.map { .string($0.rawValue) }),
            "grabber": .boolean(traits.hasGrabber),
            "dismissible": .boolean(traits.isDismissible),
        ]
    }
}
