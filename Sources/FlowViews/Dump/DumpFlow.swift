import FlowGraph
import FlowSpec

extension Dump {
    func flow(_ flow: Flow) -> JSON {
        let common: JSON = [
            "name": .string(flow.name.value),
            "kind": .string(kind(of: flow)),
            "external": .boolean(flow.isExternal),
            "documentation": flow.documentation.map(JSON.string),
            "place": place(flow.name.range),
            "params": parameters(flow.parameters),
            "results": results(flow.results),
            "start": start(of: flow),
            "screens": .array(flow.screens.map { .string(name($0)) }),
            "transitions": .array(flow.transitions.map { .string(name($0)) }),
            "presentation": presentation(flow.presentation),
            "requires": flow.requirement.map(condition),
            "entry": flow.entry.map { .string($0.value.rawValue) },
            "interface": flow.interface == .uikit ? nil : .string(flow.interface.rawValue),
        ]
        switch flow.kind {
        case .stack, .single: return common
        case .tabs(let columns, _, .splitView):
            return common + [
                "tabs": .array(columns.map(tab)),
                "on": .array(flow.childHandlers.map { childHandler($0, of: flow) }),
            ]
        case .tabs(let tabs, let reselects, .bar(let bar)):
            return common + [
                "tabs": .array(tabs.map(tab)),
                "reselect": .string(reselects ? "popToRoot" : "none"),
                "bar": .string(bar.rawValue),
                "on": .array(flow.childHandlers.map { childHandler($0, of: flow) }),
            ]
        case .switch(let children):
            return common + [
                "children": .array(children.map(child)),
                "on": .array(flow.childHandlers.map { childHandler($0, of: flow) }),
            ]
        }
    }

    private func kind(of flow: Flow) -> String {
        switch flow.kind {
        case .stack: "stack"
        case .single: "single"
        case .tabs: flow.isSplit ? "split" : "tabs"
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
        let content: JSON = ["use": tab.use.map(use), "action": tab.steps.map(steps)]
        let image: JSON =
            switch tab.image {
            case .symbol(let name): ["symbol": .string(name)]
            case .asset(let name): ["image": .string(name)]
            case nil: [:]
            }
        return ["name": .string(tab.name.value), "place": place(tab.name.range)] + content
            + ["title": tab.title.map(text)] + image + ["badge": .boolean(tab.hasBadge), "width": tab.width.map { .string($0.rawValue) }]
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
        [
            "compact": traits(of: presentation, at: .compact), "regular": traits(of: presentation, at: .regular),
            "links": presentation.links.map { .string($0.rawValue) },
        ]
    }

    private func traits(of presentation: Presentation, at width: Width) -> JSON {
        let traits = presentation[width]
        return [
            "style": .string(traits.style.rawValue),
            "transition": traits.transition.map { .string($0.rawValue) },
            "detents": .array(traits.detents.map(detent)),
            "grabber": .boolean(traits.hasGrabber),
            "dismissible": .boolean(traits.isDismissible),
            "dismissal": presentation.dismissal(at: width).map { .string($0.rawValue) },
            "size": traits.size.map { ["width": .integer($0.width), "height": .integer($0.height)] },
        ]
    }

    private func detent(_ detent: Presentation.Detent) -> JSON {
        switch detent {
        case .system(let word): .string(word.rawValue)
        case .height(let height): ["height": .integer(height)]
        case .fraction(let fraction): ["fraction": .number(fraction)]
        }
    }
}
