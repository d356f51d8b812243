import FlowGraph
import FlowSpec

extension Dump {
    func steps(_ steps: [Step]) -> JSON {
        .array(steps.map(step))
    }

    private func step(_ step: Step) -> JSON {
        let operands = step.action.operands.reduce([:]) { $0 + operand($1) }
        return ["step": .string(step.action.keyword.rawValue)] + operands
            + [
                "animated": .boolean(step.animation != .never),
                "animatedIf": step.animation.values.isEmpty ? nil : .array(step.animation.values.map(value)),
                "within": step.within.map { .string(name($0)) },
                "place": place(step.range),
            ]
    }

    /// The keys described by ``JSONObject/keys(of:)``.
    private func operand(_ operand: Operand) -> JSON {
        switch operand {
        case .use(let use): ["use": self.use(use)]
        case .flowSite(let site): ["site": site.map { .integer($0.index) }]
        case .site(let site): ["site": .integer(site.index)]
        case .anchor(let anchor): ["anchor": anchor.map(JSON.string)]
        case .stack(let uses): ["stack": .array(uses.map(use))]
        case .count(let count): ["count": .integer(count)]
        case .screen(let screen): ["screen": .string(name(screen))]
        case .fallback(let fallback): self.fallback(fallback)
        case .tab(let flow, let tab, let root, let stack):
            [
                "flow": .string(name(flow)), "tab": .string(startName(tab, of: program[flow])), "root": root.map(use),
                "stack": stack.map { .array($0.map(use)) },
            ]
        case .child(let flow, let child, let use):
            ["flow": .string(name(flow)), "child": .string(startName(child, of: program[flow])), "use": use.map(self.use)]
        case .reset(let reset): ["reset": .boolean(reset)]
        case .result(let flow, let result):
            ["flow": .string(name(flow)), "result": .string(program[flow].results[result].name.value)]
        case .arguments(let arguments): ["with": with(arguments)]
        case .alert(let alert): self.alert(alert)
        case .effect(let effect, let onTop): ["effect": .string(name(effect)), "onTop": onTop ? .boolean(true) : nil]
        case .answers(let handlers, let effect): ["on": .array(handlers.map { handler($0, of: program[effect].results) })]
        case .choice(let condition, let then, let otherwise):
            ["condition": self.condition(condition), "then": steps(then), "else": steps(otherwise)]
        case .requirement(let isRequirement): ["requirement": .boolean(isRequirement)]
        }
    }

    private func fallback(_ fallback: Step.Fallback?) -> JSON {
        switch fallback {
        case .push(let use): ["else": .string("push"), "use": self.use(use)]
        case .root: ["else": .string("root")]
        case .stay: ["else": .string("stay")]
        case nil: [:]
        }
    }

    private func alert(_ alert: Alert) -> JSON {
        [
            "title": alert.title.map(text),
            "message": alert.message.map(text),
            "style": .string(alert.isActionSheet ? "actionSheet" : "alert"),
            "anchor": alert.anchor.map(JSON.string),
            "actions": .array(
                alert.actions.map { action in
                    [
                        "name": .string(action.name), "title": text(action.title), "style": .string(action.style.rawValue),
                        "do": steps(action.steps),
                    ]
                }),
        ]
    }

    func handler(_ handler: Handler, of results: [ResultCase]) -> JSON {
        ["result": .string(results[handler.result].name.value), "do": steps(handler.steps)]
    }

    func target(_ target: Target) -> JSON {
        switch target {
        case .screen(let screen): ["screen": .string(name(screen))]
        case .flow(let flow): ["flow": .string(name(flow))]
        }
    }

    func use(_ use: Use) -> JSON {
        var start: String?
        if case .flow(let flow) = use.target { start = use.start.map { startName($0, of: program[flow]) } }
        return target(use.target)
            + [
                "start": start.map(JSON.string),
                "stack": use.stack.isEmpty ? nil : .array(use.stack.map(self.use)),
                "with": with(use.arguments),
                "place": place(use.range),
            ]
    }

    func condition(_ condition: Condition) -> JSON {
        switch condition {
        case .asked(let question): ["guard": .string(program[question.asked].name.value), "with": with(question.arguments)]
        case .not(let part): ["not": self.condition(part)]
        case .all(let parts): ["and": .array(parts.map(self.condition))]
        case .any(let parts): ["or": .array(parts.map(self.condition))]
        case .stackOnTop: ["stackOnTop": .boolean(true)]
        }
    }

    private func with(_ arguments: [Argument]) -> JSON {
        .object(arguments.map { (key: $0.name, value: value($0.value)) })
    }

    func text(_ text: Text) -> JSON {
        switch text {
        case .literal(let text): ["text": .string(text)]
        case .value(let value): self.value(value)
        case .localized(let text): localized(text)
        }
    }

    private func localized(_ text: LocalizedText) -> JSON {
        [
            "key": .string(text.formattedKey),
            "default": text.formattedDefault.map(JSON.string),
            "table": .string(text.tableName),
            "comment": text.comment.map(JSON.string),
            "values": .array(text.values.map(value)),
        ]
    }

    private func value(_ value: Value) -> JSON {
        switch value {
        case .method(let name): ["from": .string("method"), "name": .string(name)]
        case .screen(let name): ["from": .string("screen"), "name": .string(name)]
        case .flow(let name): ["from": .string("flow"), "name": .string(name)]
        case .result(let name): ["from": .string("result"), "name": .string(name)]
        case .literal(let literal): ["literal": .string(literal)]
        }
    }
}
