import FlowGraph
import FlowSpec

extension Program {
    /// Returns the program in which some guards always answer the same way. If such an answer
    /// refuses a target, `resume` does nothing, because it can run only once the guard consents.
    ///
    /// - Parameter answers: the guards with their answers.
    /// - Returns: the program without the steps that can't run then.
    public func answering(_ answers: [GuardAnswer]) -> Program { answering(answers, never: []) }

    /// Like ``answering(_:)``, but effects also never end with some results.
    func answering(_ answers: [GuardAnswer], never unanswered: Set<EffectResult>) -> Program {
        let rewriter = GuardRewriter(answers: GuardAnswers(answers), unanswered: unanswered, in: self)
        var program = self
        for index in program.transitions.indices { program.transitions[index].steps = rewriter.answered(transitions[index].steps) }
        for index in program.links.indices { program.links[index].steps = rewriter.answered(links[index].steps) }
        for index in program.sites.indices {
            let held = rewriter.refused[SiteID(index: index)] ?? []
            program.sites[index].handlers = rewriter.answered(sites[index].handlers, without: held)
            program.sites[index].dismissed = sites[index].dismissed.map { rewriter.answered($0.dropping(held)) }
        }
        for index in program.flows.indices {
            program.flows[index].start = rewriter.answered(flows[index].start)
            for handler in flows[index].childHandlers.indices {
                let steps = flows[index].childHandlers[handler].handler.steps
                program.flows[index].childHandlers[handler].handler.steps = rewriter.answered(steps)
            }
            guard case .tabs(var tabs, let reselects, let container) = flows[index].kind else { continue }
            for tab in tabs.indices {
                tabs[tab].steps = tabs[tab].steps.map(rewriter.answered)
            }
            program.flows[index].kind = .tabs(tabs, reselects: reselects, container: container)
        }
        return program
    }
}

/// A result of an effect, by its index.
struct EffectResult: Hashable {
    var effect: EffectID
    var result: Int
}

/// Rewrites lists of steps for guards with fixed answers.
private struct GuardRewriter {
    let answers: GuardAnswers
    let unanswered: Set<EffectResult>
    /// The guards without parameters.
    private let constant: Set<GuardID>
    /// The sites of flows that are started instead of refused steps, with the steps' ranges.
    private(set) var refused: [SiteID: Set<SourceRange>] = [:]

    init(answers: GuardAnswers, unanswered: Set<EffectResult>, in program: Program) {
        (self.answers, self.unanswered) = (answers, unanswered)
        constant = Set(program.guards.indices.filter { program.guards[$0].parameters.isEmpty }.map(GuardID.init(index:)))
        for steps in program.lists { findRefused(in: steps, program) }
    }

    private mutating func findRefused(in steps: [Step], _ program: Program) {
        for step in steps {
            if case .choose(let asked, let then, let otherwise, true) = step.action, answers.decide(asked) == .known(false) {
                refuse(Set(then.map(\.range)), in: otherwise, program)
            }
            for list in step.action.choices { findRefused(in: list.steps, program) }
        }
    }

    private mutating func refuse(_ held: Set<SourceRange>, in steps: [Step], _ program: Program) {
        for step in steps {
            for list in step.action.choices { refuse(held, in: list.steps, program) }
            guard let site = step.action.site, refused[site]?.isSuperset(of: held) != true else { continue }
            refused[site, default: []].formUnion(held)
            for list in program[site].lists { refuse(held, in: list.steps, program) }
        }
    }

    func answered(_ handlers: [Handler], without held: Set<SourceRange>) -> [Handler] {
        handlers.map { Handler(result: $0.result, steps: answered($0.steps.dropping(held))) }
    }

    func answered(_ start: Start) -> Start {
        var known = Start(otherwise: start.otherwise)
        for choice in start.choices {
            switch answers.decide(choice.condition) {
            case .known(false): continue
            case .known(true):
                known.otherwise = choice.index
                return known
            case .open(let condition): known.choices.append((condition, choice.index))
            }
        }
        return known
    }

    /// Returns the steps with each choice that the answers decide replaced by its branch. A choice
    /// inside another is decided too if it asks the same guard again, because the guard's answer
    /// doesn't change in between.
    func answered(_ steps: [Step]) -> [Step] { answered(steps, knowing: []) }

    private func answered(_ steps: [Step], knowing known: [GuardAnswer]) -> [Step] {
        steps.flatMap { step -> [Step] in
            guard case .choose(let asked, let then, let otherwise, let isRequirement) = step.action else {
                return [step.dropping(unanswered).replacingLists(answered)]
            }
            switch answers.decide(asked) {
            case .known(true): return answered(then, knowing: known)
            case .known(false):
                return answered(isRequirement ? otherwise.dropping(Set(then.map(\.range))) : otherwise, knowing: known)
            case .open(let condition):
                // A path that needs both answers of a guard is impossible.
                guard let ifHolds = known.adding(lasting(condition, where: true)) else { return answered(otherwise, knowing: known) }
                guard let ifNot = known.adding(lasting(condition, where: false)) else { return answered(then, knowing: known) }
                var step = step
                step.action = .choose(
                    condition, then: answered(then, knowing: ifHolds), else: answered(otherwise, knowing: ifNot),
                    isRequirement: isRequirement)
                return [step]
            }
        }
    }

    /// Returns the answers that a condition implies, only for guards without parameters: these are
    /// always asked in one way.
    private func lasting(_ condition: Condition, where holds: Bool) -> [GuardAnswer] {
        condition.answers(where: holds).filter { constant.contains($0.asked) }
    }
}

extension [Step] {
    /// Returns the steps without some ranges, also inside nested lists.
    fileprivate func dropping(_ ranges: Set<SourceRange>) -> [Step] {
        guard !ranges.isEmpty else { return self }
        return filter { !ranges.contains($0.range) }.map { $0.replacingLists { $0.dropping(ranges) } }
    }
}

extension Step {
    /// Returns the step with each nested list of steps replaced, except the lists of its site.
    fileprivate func replacingLists(_ replace: ([Step]) -> [Step]) -> Step {
        var step = self
        switch action {
        case .choose(let condition, let then, let otherwise, let isRequirement):
            step.action = .choose(condition, then: replace(then), else: replace(otherwise), isRequirement: isRequirement)
        case .alert(var alert):
            for index in alert.actions.indices { alert.actions[index].steps = replace(alert.actions[index].steps) }
            step.action = .alert(alert)
        case .perform(let effect, let onTop, let arguments, let handlers):
            let replaced = handlers.map { Handler(result: $0.result, steps: replace($0.steps)) }
            step.action = .perform(effect, onTop: onTop, arguments: arguments, handlers: replaced)
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .present, .dismiss, .dismissAll, .finish: break
        }
        return step
    }
}

extension Step {
    /// Returns the step without the steps for some results of an effect.
    fileprivate func dropping(_ unanswered: Set<EffectResult>) -> Step {
        guard case .perform(let effect, let onTop, let arguments, let handlers) = action, !unanswered.isEmpty else { return self }
        var step = self
        let kept = handlers.map { handler in
            unanswered.contains(EffectResult(effect: effect, result: handler.result)) ? Handler(result: handler.result, steps: []) : handler
        }
        step.action = .perform(effect, onTop: onTop, arguments: arguments, handlers: kept)
        return step
    }
}

extension Program {
    /// The program without paths on which a guard answers both true and false in one action, with
    /// no change in between; `nil` if there are none.
    var withoutContradictions: Program? {
        !guards.isEmpty && lists.contains { $0.asksAgain(knowing: []) } ? answering([]) : nil
    }
}

extension [GuardAnswer] {
    /// Returns the answers with others added; `nil` if a guard would have both answers.
    fileprivate func adding(_ others: [GuardAnswer]) -> [GuardAnswer]? {
        let all = self + others
        return all.contains { one in all.contains { $0.asked == one.asked && $0.holds != one.holds } } ? nil : all
    }
}

extension [Step] {
    /// True if a guard is asked again inside a choice that it decides.
    fileprivate func asksAgain(knowing known: Set<GuardID>) -> Bool {
        contains { step in
            guard case .choose(let condition, let then, let otherwise, _) = step.action else { return false }
            let asked = Set(condition.questions.map(\.asked))
            return asked.count < condition.questions.count || !known.isDisjoint(with: asked) || then.asksAgain(knowing: known.union(asked))
                || otherwise.asksAgain(knowing: known.union(asked))
        }
    }
}
