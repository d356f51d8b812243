import FlowDiagnostics
import FlowGraph

/// A step at its place in the program, or something else that shows a screen.
public struct PlacedAction: Sendable {
    /// Who does it.
    public var owner: Owner
    /// The answers and results that lead to it in its owner's steps, outermost first: `dismissed` of a flow that leaves without one.
    public var answers: [String]
    /// The step; nil of the start and of a tab that is shown.
    public var step: Step?
    /// Where it stands.
    public var range: SourceRange

    /// Who does something.
    public enum Owner: Hashable, Sendable {
        /// The app, when it starts.
        case start
        /// A transition.
        case transition(TransitionID)
        /// A container, when a child of it ends with a result, both by their indices.
        case result(FlowID, child: Int, Int)
        /// The user, who taps a tab.
        case tab(FlowID, Int)
    }
}

extension Program {
    /// What can put a screen on top, or on a stack or in a tab below that: in the order of the transitions, then of the containers.
    public func ways(to screen: ScreenID) -> [PlacedAction] {
        var ways: [PlacedAction] = []
        if begins(root, with: screen) { ways.append(PlacedAction(owner: .start, answers: [], range: root.range)) }
        for (index, flow) in flows.enumerated() {
            for (tab, content) in flow.tabs.enumerated() {
                guard let use = content.use, begins(use, with: screen) else { continue }
                ways.append(PlacedAction(owner: .tab(FlowID(index: index), tab), answers: [], range: content.name.range))
            }
        }
        return ways + placedSteps.filter { $0.step.map { shows($0, screen) } ?? false }
    }

    /// All steps, those in handlers too.
    private var placedSteps: [PlacedAction] {
        var walk = StepWalk(program: self)
        for (index, transition) in transitions.enumerated() { walk.add(transition.steps, of: .transition(TransitionID(index: index)), []) }
        for (index, flow) in flows.enumerated() {
            let id = FlowID(index: index)
            for (tab, content) in flow.tabs.enumerated() {
                if case .action(let steps) = content.content { walk.add(steps, of: .tab(id, tab), []) }
            }
            for handler in flow.childHandlers {
                walk.add(handler.handler.steps, of: .result(id, child: handler.child, handler.handler.result), [])
            }
        }
        return walk.found
    }

    /// Whether a step may put a screen on top or on a stack by itself.
    private func shows(_ step: Step, _ screen: ScreenID) -> Bool {
        switch step.action {
        case .push(let use, _), .replace(let use), .present(let use, _, _): begins(use, with: screen)
        case .setStack(let uses): uses.contains { begins($0, with: screen) }
        case .popTo(let target, _): target == screen
        case .select(let flow, let tab, let stack):
            ((stack ?? []) + [self[flow].tabs[tab].use].compactMap { $0 }).contains { begins($0, with: screen) }
        case .switchTo(let flow, let child, let use, _): begins(use ?? self[flow].children[child].use, with: screen)
        case .pop, .popToRoot, .dismiss, .dismissAll, .finish, .alert, .perform, .choose: false
        }
    }

    /// Whether what a use makes may have a screen in it from the beginning.
    private func begins(_ use: Use, with screen: ScreenID) -> Bool {
        switch use.target {
        case .screen(let target): return target == screen
        case .flow(let id):
            let flow = self[id]
            let starts = use.start.map { [$0] } ?? flow.start.all
            switch flow.kind {
            case .stack, .single: return starts.contains { flow.screens[$0] == screen } || use.stack.contains { begins($0, with: screen) }
            case .tabs(let tabs, _, _): return tabs.contains { $0.use.map { begins($0, with: screen) } ?? false }
            case .switch(let children): return starts.contains { begins(children[$0].use, with: screen) }
            }
        }
    }
}

/// Collects steps with who takes them.
private struct StepWalk {
    let program: Program
    var found: [PlacedAction] = []

    mutating func add(_ steps: [Step], of owner: PlacedAction.Owner, _ answers: [String]) {
        for step in steps {
            found.append(PlacedAction(owner: owner, answers: answers, step: step, range: step.range))
            switch step.action {
            case .push(_, let site?), .present(_, let site, _): add(site, owner, answers)
            case .alert(let alert):
                for action in alert.actions { add(action.steps, of: owner, answers + [action.name]) }
            case .perform(let effect, _, let handlers):
                for handler in handlers { add(handler.steps, of: owner, answers + [program[effect].results[handler.result].name.value]) }
            case .choose(_, let then, let otherwise, _):
                add(then, of: owner, answers)
                add(otherwise, of: owner, answers)
            default: break
            }
        }
    }

    private mutating func add(_ id: SiteID, _ owner: PlacedAction.Owner, _ answers: [String]) {
        let site = program[id]
        if case .flow(let flow) = site.target {
            for handler in site.handlers { add(handler.steps, of: owner, answers + [program[flow].results[handler.result].name.value]) }
        }
        if let steps = site.dismissed { add(steps, of: owner, answers + ["dismissed"]) }
    }
}
