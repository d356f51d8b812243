import FlowGraph
import FlowSpec

/// A step at its place in the program, or another cause that shows a screen.
public struct PlacedAction: Sendable {
    /// The actor or transition that performs it.
    public var owner: Owner
    /// The buttons, answers and results that lead to it in its owner's steps, outermost first:
    /// `dismissed` for a flow that ends without a result.
    public var answers: [String]
    /// The guard clauses that are certain to be true, from the conditions around it.
    var met: [Clause] = []
    /// The step; `nil` for the start, and for a tab or child that is shown.
    public var step: Step?
    /// The source range.
    public var range: SourceRange

    /// The actor or transition that performs an action.
    public enum Owner: Hashable, Sendable {
        /// The app, when it starts.
        case start
        /// A transition.
        case transition(TransitionID)
        /// A container, when a child of it ends with a result, both by their indices.
        case result(FlowID, child: Int, Int)
        /// The user, who taps a tab.
        case tab(FlowID, Int)
        /// A switch flow, when it shows a child.
        case child(FlowID, Int)
        /// A link.
        case link(LinkID)
    }
}

extension Program {
    /// Returns the causes that put a screen on top, or on a stack or in a tab below: the start and
    /// the tabs, then the steps of transitions, containers and links.
    public func ways(to screen: ScreenID) -> [PlacedAction] {
        var ways: [PlacedAction] = []
        for use in starts where begins(use, with: screen) { ways.append(PlacedAction(owner: .start, answers: [], range: use.range)) }
        for (index, flow) in flows.enumerated() {
            for (tab, content) in flow.tabs.enumerated() {
                guard let use = content.use, content.steps == nil, begins(use, with: screen) else { continue }
                ways.append(PlacedAction(owner: .tab(FlowID(index: index), tab), answers: [], range: content.name.range))
            }
        }
        return ways + placedSteps.filter { $0.step.map { shows($0, screen) } ?? false }
    }

    /// All steps by their characters.
    var stepsByRange: [SourceRange: Step] {
        Dictionary(placedSteps.compactMap { place in place.step.map { ($0.range, $0) } }) { first, _ in first }
    }

    /// All steps, including the steps of handlers.
    var placedSteps: [PlacedAction] {
        var walk = StepWalk(program: self)
        for (index, transition) in transitions.enumerated() { walk.add(transition.steps, of: .transition(TransitionID(index: index)), []) }
        for (index, flow) in flows.enumerated() {
            let id = FlowID(index: index)
            for (tab, content) in flow.tabs.enumerated() {
                if let steps = content.steps { walk.add(steps, of: .tab(id, tab), []) }
            }
            for handler in flow.childHandlers {
                walk.add(handler.handler.steps, of: .result(id, child: handler.child, handler.handler.result), [])
            }
        }
        for (index, link) in links.enumerated() { walk.add(link.steps, of: .link(LinkID(index: index)), []) }
        return walk.found
    }

    /// True if a step alone can put a screen on top or on a stack.
    private func shows(_ step: Step, _ screen: ScreenID) -> Bool {
        let isSought = step.action.operands.contains { if case .screen(screen) = $0 { true } else { false } }
        return isSought
            || (step.action.createdUses + [step.action.ownUse(in: self)].compactMap { $0 }).contains { begins($0, with: screen) }
    }

    /// True if a use can contain a screen from the beginning.
    private func begins(_ use: Use, with screen: ScreenID) -> Bool {
        switch use.target {
        case .screen(let target): return target == screen
        case .flow(let id):
            let flow = self[id]
            let starts = use.start.map { [$0] } ?? flow.start.all
            switch flow.kind {
            case .stack, .single: return starts.contains { flow.screens[$0] == screen } || use.stack.contains { begins($0, with: screen) }
            case .tabs(let tabs, _, _): return tabs.contains { $0.steps == nil && $0.use.map { begins($0, with: screen) } ?? false }
            case .switch(let children): return starts.contains { begins(children[$0].use, with: screen) }
            }
        }
    }
}

/// Collects steps with their owners.
private struct StepWalk {
    let program: Program
    var found: [PlacedAction] = []

    mutating func add(_ steps: [Step], of owner: PlacedAction.Owner, _ answers: [String], _ met: [Clause] = []) {
        for step in steps {
            found.append(PlacedAction(owner: owner, answers: answers, met: met, step: step, range: step.range))
            for list in step.action.lists(in: program) {
                var met = met
                if case .branch(let condition, let holds) = list.owner { met += condition.clauses(where: holds) }
                add(list.steps, of: owner, answers + [name(of: list.owner)].compactMap { $0 }, met)
            }
        }
    }

    /// The answer or result that leads to a list; `nil` for a guard, which isn't among the answers.
    private func name(of owner: StepList.Owner) -> String? {
        switch owner {
        case .result, .answer: program.handledResult(of: owner)?.name.value
        case .dismissed: "dismissed"
        case .button(let name): name
        case .branch: nil
        }
    }
}
