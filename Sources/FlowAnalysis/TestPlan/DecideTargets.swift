import FlowGraph
import FlowSpec

extension Analysis {
    /// Proves that no run covers some of the targets, and finds states in which others are covered.
    ///
    /// A step that always fails marks each target, so the search for faults decides it. Nothing
    /// else changes until the first mark is reached. So if some are, the others are decided again
    /// without them.
    func decide(_ targets: [TestTarget]) -> (impossible: Set<TestTarget>, runs: [Replay]) {
        let marks = targets.enumerated().map { ($1, SourceRange.start(of: SourceID(index: $0))) }
        var open = Dictionary(marks.filter(\.0.canBeMarked)) { first, _ in first }
        var runs: [Replay] = []
        while !open.isEmpty, !isCut {
            let marked = Analysis(of: program.marked(open))
            guard !marked.isCut else { break }
            var replayer = Replayer(marked, sharedBy: open.count)
            var isProof = true
            for fact in marked.faults {
                guard let reached = open.first(where: { $0.value == fact.range }) else { continue }
                isProof = false
                open[reached.key] = nil
                guard case .origin(let origin) = fact.evidence else { continue }
                let actions = WitnessPath(analysis: marked).actions(to: origin)
                guard var run = replayer.replay(actions, to: .fault(fact.kind, fact.range), atLeast: fact.distance) else { continue }
                run.steps.removeLast()
                runs.append(run)
            }
            if isProof { return (Set(open.keys), runs) }
        }
        return ([], runs)
    }
}

extension TestTarget {
    /// True unless the target is a `popTo` that finds its screen: no step fails only then.
    fileprivate var canBeMarked: Bool { if case .popTo(_, isFound: true) = self { false } else { true } }
}

extension Step {
    /// The step, or a step that always fails: after it if it always continues, otherwise instead.
    fileprivate func marked(_ marks: [TestTarget: SourceRange]) -> [Step] {
        var step = self
        if let mark = marks[.step(StepPlace(self))] {
            switch action {
            case .push, .replace, .setStack, .popToRoot, .select, .switchTo, .present: return [self, .failing(at: mark)]
            case .pop, .popTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose: step = .failing(at: mark)
            }
        } else if case .popTo(let screen, _) = action, let mark = marks[.popTo(range, isFound: false)] {
            step = Step(action: .popTo(screen, else: nil), range: mark)
        }
        step.within = within
        return [step]
    }

    /// A step that always fails: no flow has this child.
    fileprivate static func failing(at mark: SourceRange) -> Step {
        Step(action: .switchTo(FlowID(index: 0), child: -1, use: nil, reset: false), range: mark)
    }
}

extension Program {
    /// The program with a failing step for each of some targets.
    fileprivate func marked(_ marks: [TestTarget: SourceRange]) -> Program {
        var program = self
        program.changeSteps { $0.marked(marks) }
        for (target, mark) in marks {
            guard case .handled(let site, let result) = target else { continue }
            let handlers = self[site].handlers.indices.filter { self[site].handlers[$0].result == result }
            for index in handlers { program.sites[site.index].handlers[index].steps.insert(.failing(at: mark), at: 0) }
            if result == nil { program.sites[site.index].dismissed?.insert(.failing(at: mark), at: 0) }
        }
        return program
    }

    /// Changes all steps, nested ones first.
    fileprivate mutating func changeSteps(_ change: (Step) -> [Step]) {
        for index in transitions.indices { transitions[index].steps.change(change) }
        for index in links.indices { links[index].steps.change(change) }
        for index in sites.indices {
            for handler in sites[index].handlers.indices { sites[index].handlers[handler].steps.change(change) }
            sites[index].dismissed?.change(change)
        }
        for index in flows.indices {
            for handler in flows[index].childHandlers.indices { flows[index].childHandlers[handler].handler.steps.change(change) }
            guard case .tabs(var tabs, let reselects, let container) = flows[index].kind else { continue }
            for tab in tabs.indices { tabs[tab].steps?.change(change) }
            flows[index].kind = .tabs(tabs, reselects: reselects, container: container)
        }
    }
}

extension [Step] {
    fileprivate mutating func change(_ change: (Step) -> [Step]) {
        for index in indices {
            switch self[index].action {
            case .choose(let condition, var then, var otherwise, let isRequirement):
                then.change(change)
                otherwise.change(change)
                self[index].action = .choose(condition, then: then, else: otherwise, isRequirement: isRequirement)
            case .alert(var alert):
                for button in alert.actions.indices { alert.actions[button].steps.change(change) }
                self[index].action = .alert(alert)
            case .perform(let effect, let onTop, let arguments, var handlers):
                for handler in handlers.indices { handlers[handler].steps.change(change) }
                self[index].action = .perform(effect, onTop: onTop, arguments: arguments, handlers: handlers)
            default: break
            }
        }
        self = flatMap(change)
    }
}
