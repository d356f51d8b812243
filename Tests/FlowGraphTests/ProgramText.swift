import FlowGraph
import FlowSpec

/// A linked program as text, for tests that compare a spec with its program.
struct ProgramText {
    let program: Program

    /// The methods of a screen or a flow, each with its steps: `open(item: Item): push
    /// details(item: item)`.
    func methods(of name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        guard let flow = program.flows.first(where: { $0.name.value == parts[0] }) else { return ["no flow \(name)"] }
        guard parts.count == 2 else { return flow.transitions.map(text) }
        let screen = flow.screens.first { program[$0].name.value == parts[1] }
        return screen.map { program[$0].transitions.map(text) } ?? ["no screen \(name)"]
    }

    /// The contents and handlers of a container, a line for each start, tab, child and handler.
    func container(_ name: String) -> [String] {
        guard let flow = program.flows.first(where: { $0.name.value == name }) else { return ["no flow \(name)"] }
        let slots =
            flow.tabs.map { tab in
                let parts = [tab.use.map(text), tab.steps.map { "{ \(text($0)) }" }].compactMap(\.self)
                return "\(tab.name.value): \(parts.joined(separator: " "))"
            } + flow.children.map { "\($0.name.value): \(text($0.use))" }
        let handlers = flow.childHandlers.map { handler -> String in
            let place = (flow.tabs.map(\.name.value) + flow.children.map(\.name.value))[handler.child]
            let use = flow.tabs.isEmpty ? flow.children[handler.child].use : flow.tabs[handler.child].use
            return "on \(place).\(result(handler.handler.result, of: use?.target)): { \(text(handler.handler.steps)) }"
        }
        return [text(flow.start)] + slots + handlers
    }

    /// A screen's parameters, as they would be declared.
    func parameters(of name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        let screen = program.screens.first { [program[$0.flow].name.value, $0.name.value] == parts }
        return screen?.parameters.map { "\($0.name.value): \($0.type)" + ($0.defaultValue.map { " = \($0)" } ?? "") } ?? [
            "no screen \(name)"
        ]
    }

    func text(_ id: TransitionID) -> String {
        let method = program[id]
        return "\(method.name.value)(\(method.parameters.map(text).joined(separator: ", "))): \(text(method.steps))"
    }

    func text(_ parameter: MethodParameter) -> String {
        let type =
            switch parameter.type {
            case .swift(let type): type.description
            case .text: "text"
            case .popoverSource: "source"
            }
        return "\(parameter.name): \(type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }

    func text(_ start: Start) -> String {
        "start " + (start.choices.map { "\($0.index) if \(text($0.condition))" } + ["\(start.otherwise)"]).joined(separator: ", ")
    }

    func text(_ steps: [Step]) -> String {
        steps.map { step in
            (step.within.map { "within \(program[$0].name.value): " } ?? "") + text(step.action) + text(step.animation)
        }.joined(separator: "; ")
    }

    private func text(_ animation: Step.Animation) -> String {
        switch animation {
        case .always: ""
        case .never: " unanimated"
        case .given(let values): " animated if \(values.map(text).joined(separator: " && "))"
        }
    }

    private func text(_ action: Step.Action) -> String {
        switch action {
        case .push(let use, let site): "push \(text(use))\(site.map(text) ?? "")"
        case .replace(let use): "replace \(text(use))"
        case .setStack(let uses): "setStack [\(uses.map(text).joined(separator: ", "))]"
        case .pop(let count): "pop \(count)"
        case .popTo(let screen, let fallback): "popTo \(program[screen].name.value)\(text(fallback))"
        case .popToRoot: "popToRoot"
        case .select(let flow, let tab, let root, let stack):
            "select \(program[flow].name.value).\(program[flow].tabs[tab].name.value)" + (root.map { " as \(text($0))" } ?? "")
                + (stack.map { " stack [\($0.map(text).joined(separator: ", "))]" } ?? "")
        case .switchTo(let flow, let child, let use, let reset):
            "switch \(program[flow].name.value).\(program[flow].children[child].name.value)" + (use.map { " as \(text($0))" } ?? "")
                + (reset ? " reset" : "")
        case .present(let use, let site, let anchor): "present \(text(use))\(anchor.map { " from \($0)" } ?? "")\(text(site))"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .finish(let flow, let result, let arguments):
            "finish \(program[flow].name.value).\(program[flow].results[result].name.value)\(text(arguments))"
        case .alert(let alert): text(alert)
        case .perform(let effect, let onTop, let arguments, let handlers):
            "perform \(onTop ? "top " : "")\(program[effect].screen.map { "\(program[$0].name.value)." } ?? "")\(program[effect].name.value)\(text(arguments))"
                + handlers.map { " \(program[effect].results[$0.result].name.value) { \(text($0.steps)) }" }.joined()
        case .choose(let condition, let then, let otherwise, let isRequirement):
            "\(isRequirement ? "require" : "if") \(text(condition)) { \(text(then)) } else { \(text(otherwise)) }"
        }
    }

    private func text(_ fallback: Step.Fallback?) -> String {
        switch fallback {
        case .push(let use): " else push \(text(use))"
        case .root: " else root"
        case .stay: " else stay"
        case nil: ""
        }
    }

    private func text(_ site: SiteID) -> String {
        let site = program[site]
        let handlers = site.handlers.map { " \(result($0.result, of: site.target)) { \(text($0.steps)) }" }
        return handlers.joined() + (site.dismissed.map { " dismissed { \(text($0)) }" } ?? "")
    }

    private func result(_ index: Int, of target: Target?) -> String {
        if case .flow(let flow) = target { program[flow].results[index].name.value } else { "?" }
    }

    private func text(_ alert: Alert) -> String {
        let head = [
            alert.title.map { "title \(text($0))" }, alert.message.map { "message \(text($0))" }, alert.anchor.map { "from \($0)" },
        ]
        let actions = alert.actions.map { "\($0.name) \(text($0.title)) \($0.style) { \(text($0.steps)) }" }
        return ([alert.isActionSheet ? "sheet" : "alert"] + head.compactMap { $0 } + actions).joined(separator: " ")
    }

    private func text(_ text: Text) -> String {
        switch text {
        case .literal(let text): "'\(text)'"
        case .value(let value): self.text(value)
        case .localized(let text):
            "\(text.formattedKey)" + (text.formattedDefault.map { " = '\($0)'" } ?? "")
                + (text.values.isEmpty ? "" : "(\(text.values.map(self.text).joined(separator: ", ")))")
        }
    }

    private func text(_ condition: Condition) -> String {
        condition.words { "\(program[$0.asked].name.value)\(text($0.arguments))" }
    }

    private func text(_ use: Use) -> String {
        var name = ""
        var start = ""
        switch use.target {
        case .screen(let screen): name = program[screen].name.value
        case .flow(let id):
            name = program[id].name.value
            let flow = program[id]
            let names =
                flow.kind.isStackOrSingle
                ? flow.screens.map { program[$0].name.value } : (flow.tabs.map(\.name) + flow.children.map(\.name)).map(\.value)
            start = use.start.map { " start \(names[$0])" } ?? ""
        }
        let stack = use.stack.isEmpty ? "" : " stack [\(use.stack.map(text).joined(separator: ", "))]"
        return "\(name)\(text(use.arguments))\(start)\(stack)"
    }

    private func text(_ arguments: [Argument]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.map { "\($0.name): \(text($0.value))" }.joined(separator: ", ")))"
    }

    private func text(_ value: Value) -> String {
        switch value {
        case .method(let name): name
        case .screen(let name): "screen.\(name)"
        case .flow(let name): "flow.\(name)"
        case .result(let name): "result.\(name)"
        case .literal(let literal): literal
        }
    }
}
