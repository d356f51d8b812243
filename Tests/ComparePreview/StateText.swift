import FlowGraph
import FlowSpec

/// Short texts for states, moves and outcomes. `compare.js` writes texts in the same format.
struct StateText {
    let program: Program
    let sources: SourceTable

    func text(_ state: State) -> String {
        state.layers.map { "\(text($0.origin))\(text($0.site)) \(text($0.content))" }.joined(separator: " | ")
    }

    func text(_ move: Move) -> String {
        switch move {
        case .transition(let id): "transition \(program.walkText(of: .transition(id), choosing: []))"
        case .back: "back"
        case .backMenu(let count): "backMenu \(count)"
        case .swipeDown: "swipeDown"
        case .tap(let flow, let tab): "tap \(name(flow)) \(tab)"
        case .link(let id): "link \(id.index)"
        }
    }

    func text(_ outcome: Outcome, steps: [Step]) -> String {
        let keywords = steps.map(\.action.keyword.rawValue).joined(separator: ",")
        switch outcome {
        case .settled(let state, let observations): return "\(text(state)) / \(text(observations)) / \(keywords)"
        case .fault(let fault, let observations): return "fault \(text(fault)) / \(text(observations)) / \(keywords)"
        }
    }

    private func text(_ observations: [Observation]) -> String {
        observations.map { observation in
            switch observation {
            case .abandon(let target, let cause): "abandon \(text(target)) \(text(cause))"
            case .handled(let site, let result): "handled\(text(site)) \(result.map { name($0, of: site) } ?? "-")"
            case .perform(let effect): "perform \(name(effect))"
            case .fault(let fault): "fault \(text(fault))"
            }
        }.joined(separator: ", ")
    }

    private func text(_ cause: Observation.Cause) -> String {
        switch cause {
        case .back: "back"
        case .backMenu: "backMenu"
        case .swipeDown: "swipeDown"
        case .reselect: "reselect"
        case .step(let range): text(range)
        }
    }

    private func text(_ fault: Fault) -> String { "\(fault.kind.rawValue) \(text(fault.range))" }

    private func text(_ range: SourceRange) -> String {
        "\(sources[range.source].path):\(range.start.line):\(range.start.column)"
    }

    private func text(_ content: Content) -> String {
        switch content {
        case .nav(let flow, let slots):
            let slots = slots.map { slot in "\(name(slot.screen))\(slot.mark.map { "<\(name($0.flow))\(text($0.site))>" } ?? "")" }
            return "\(name(flow))[\(slots.joined(separator: ","))]"
        case .tabs(let flow, let selected, let children):
            return "\(name(flow))(\(selected):\(children.map(text).joined(separator: ";")))"
        case .switch(let flow, let child, let content): return "\(name(flow)){\(child):\(text(content))}"
        case .single(let flow, let screen): return "\(flow.map(name) ?? "-")=\(name(screen))"
        case .action: return "-"
        }
    }

    private func text(_ target: Target) -> String {
        switch target {
        case .flow(let flow): name(flow)
        case .screen(let screen): name(screen)
        }
    }

    private func text(_ site: SiteID?) -> String { site.map { "#\($0.index)" } ?? "" }

    private func name(_ flow: FlowID) -> String { program[flow].name.value }

    private func name(_ screen: ScreenID) -> String { "\(name(program[screen].flow)).\(program[screen].name.value)" }

    private func name(_ effect: EffectID) -> String {
        program[effect].screen.map { "\(name($0)).\(program[effect].name.value)" } ?? program[effect].name.value
    }

    private func name(_ result: Int, of site: SiteID) -> String {
        if case .flow(let flow) = program[site].target { program[flow].results[result].name.value } else { "-" }
    }
}
