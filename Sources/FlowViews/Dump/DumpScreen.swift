import FlowGraph
import FlowSpec

extension Dump {
    func screen(_ id: ScreenID) -> JSON {
        let screen = program[id]
        return [
            "id": .string(name(id)),
            "name": .string(screen.name.value),
            "flow": .string(name(screen.flow)),
            "documentation": screen.documentation.map(JSON.string),
            "place": place(screen.name.range),
            "params": parameters(screen.parameters),
            "transitions": .array(screen.transitions.map { .string(name($0)) }),
            "effects": .array(screen.effects.map { .string(name($0)) }),
            "like": screen.like.map { .string(name($0)) },
            "from": screen.origin.map(origin),
        ] + ScreenAttribute.allCases.reduce([:]) { $0 + attribute($1, of: screen) } + [
            "presentation": presentation(screen.presentation),
            "requires": screen.requirement.map(condition),
        ]
    }

    private func attribute(_ attribute: ScreenAttribute, of screen: Screen) -> JSON {
        let value =
            switch attribute.form {
            case .text: screen.attributes.texts[attribute].map(text)
            case .flag: screen.attributes[attribute].map(JSON.boolean)
            }
        return .object(value.map { [(key: attribute.rawValue, value: $0)] } ?? [])
    }

    private func origin(_ origin: ScreenOrigin) -> JSON {
        switch origin {
        case .storyboard(let name, let id, let type): ["storyboard": .string(name), "id": .string(id), "class": .string(type)]
        case .nib(let name, let type): ["nib": .string(name), "class": .string(type)]
        case .class(let type): ["class": .string(type)]
        case .view(let type): ["view": .string(type)]
        }
    }

    func transition(_ id: TransitionID) -> JSON {
        let transition = program[id]
        let owner: JSON =
            switch transition.owner {
            case .screen(let screen): ["screen": .string(name(screen))]
            case .flow(let flow): ["flow": .string(name(flow))]
            }
        return ["id": .string(name(id)), "name": .string(transition.name.value)] + owner
            + [
                "set": transition.set.map { .string(program.sets[$0].value) },
                "place": place(transition.name.range),
                "params": .array(transition.parameters.map(methodParameter)),
                "steps": steps(transition.steps),
            ]
    }

    func methodParameter(_ parameter: MethodParameter) -> JSON {
        let type: JSON =
            switch parameter.type {
            case .swift(let type): ["kind": .string("value"), "type": .string(type.description)]
            case .text: ["kind": .string("text")]
            case .popoverSource: ["kind": .string("popoverSource")]
            }
        return ["name": .string(parameter.name)] + type + ["default": parameter.defaultValue.map(JSON.string)]
    }

    func site(_ id: SiteID) -> JSON {
        let site = program[id]
        var results: [ResultCase] = []
        if case .flow(let flow) = site.target { results = program[flow].results }
        return ["id": .integer(id.index)] + target(site.target)
            + [
                "owner": .string(name(site.owner)),
                "place": place(site.range),
                "on": .array(site.handlers.map { handler($0, of: results) }),
                "dismissed": site.dismissed.map(steps),
                "presentation": presentation(site.presentation),
                "ownPresentation": .boolean(site.hasOwnPresentation),
            ]
    }
}
