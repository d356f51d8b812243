import FlowDiagnostics
import FlowRules
import FlowSpec
import SwiftTypes

/// What bounds the steps that guards put in the place of others.
struct Expansion {
    /// The guarded targets whose `otherwise` is being resolved, outermost first.
    var open: [Target] = []
    /// How many `otherwise` may still be put in for one step, so that guards which lead to guards
    /// end in a finding rather than in a program that no one can hold.
    var budget = Self.largest

    /// How many lists of steps are being resolved within each other.
    var nesting = 0

    // Far beyond any app. What goes through a program needs its stack too.
    static let deepest = 16
    static let mostNested = 200
    static let largest = 256
}

extension Linker {
    /// Puts a choice in the place of a step whose target requires a guard: the step itself, or the
    /// target's `otherwise`.
    mutating func guarded(_ action: Step.Action, _ use: Use, _ step: StepDeclaration, in scope: Scope) -> Step.Action {
        guard let requirement = requirement(of: use.target) else {
            return action
        }
        guard !expansion.open.contains(use.target), expansion.open.count < Expansion.deepest, expansion.nesting < Expansion.mostNested,
            expansion.open.isEmpty || expansion.budget > 0
        else {
            let name = quoted(name(of: use.target).value)
            let message =
                expansion.open.contains(use.target)
                ? "the 'otherwise' of \(name) leads to \(name) again, without end; write 'resume' to go on without asking once more"
                : "this is held back by a guard whose 'otherwise' leads to more guards than can be followed"
            report(.guardLoop, message, at: use.range)
            return action
        }
        expansion.budget = expansion.open.isEmpty ? Expansion.largest : expansion.budget - 1
        expansion.open.append(use.target)
        let outer = occasion
        defer {
            expansion.open.removeLast()
            occasion = outer
        }
        var held = Step(action: action, range: step.range)
        held.isAnimated = step.isAnimated
        var inner = scope
        inner.addsParameters = false
        inner.bareFinish = .nothing
        let all = [held] + scope.continuation.steps
        inner.heldBack = (all, scope.values.count)
        inner.continuation = Scope.Continuation()
        inner.isTail = true
        if case .flow = use.target { inner.isProgramWide = true } else { inner.isProgramWide = scope.isProgramWide }
        inner.given = given(to: use)
        occasion = outer ?? Diagnostic.Note("for this step", at: step.range)
        guard let condition = condition(requirement.condition, in: inner) else {
            return action
        }
        let otherwise = resolve(requirement.otherwise ?? [], in: &inner)
        return .choose(condition, then: all, else: otherwise, isRequirement: true)
    }

    /// What the guard held back. Its values must mean here what they meant at its step.
    mutating func resume(_ step: StepDeclaration, in scope: Scope) -> [Step] {
        // Outside an `otherwise` the order of steps was reported.
        guard let held = scope.heldBack else {
            return []
        }
        let uses = held.steps.flatMap(\.action.createdUses)
        let given = uses.flatMap { $0.arguments + $0.stack.flatMap(\.arguments) }
        for case .result(let name) in given.map(\.value) where scope.values[held.depth...].contains(where: { $0[name] != nil }) {
            let message =
                "what was held back uses the value \(quoted(name)) of the result that its step handles, and another result here has a "
                + "value of that name; rename one of the two"
            report(.nameClash, message, at: step.range)
        }
        return held.steps
    }

    /// What a target is given, by the names of its parameters: in its own requirement they mean
    /// these values.
    private func given(to use: Use) -> [String: (value: Value, type: SwiftType)] {
        let parameters = parameters(of: use.target, start: use.start)
        var given: [String: (value: Value, type: SwiftType)] = [:]
        for argument in use.arguments {
            if let parameter = parameters[argument.name] {
                given[argument.name] = (argument.value, parameter.type)
            }
        }
        return given
    }

    /// Looks up the guards that flows and screens require, also of those that no step shows.
    mutating func resolveRequirements() {
        for (index, declaration) in names.declarations.enumerated() {
            if let requirement = declaration.requirement {
                drafts[index].requirement = ownCondition(requirement, drafts[index].ownParameters, Value.flow)
            }
            for screen in drafts[index].screens {
                if let requirement = names.screen(screen, of: FlowID(index: index)).requirement {
                    screens[screen.index].requirement = ownCondition(requirement, screenTables[screen.index], Value.screen)
                }
            }
        }
    }

    /// A requirement as the guarded flow or screen sees it: with the values that it is made with.
    private mutating func ownCondition(
        _ requirement: RequirementDeclaration, _ parameters: ParameterTable, _ value: (String) -> Value
    ) -> Condition? {
        let name = requirement.condition.name
        if requirement.otherwise == nil {
            let message =
                "if \(quoted(name.value)) doesn't hold, a step to here does nothing; say what happens in 'otherwise', or '[]' if you mean that"
            report(.guardWithoutOtherwise, message, at: name.range)
        }
        guard let id = names.guardID(named: name.value) else {
            if !names.isPartial {
                reportUnknown("\(quoted(name.value)) isn't a guard of the program", name, candidates: .guards)
            }
            return nil
        }
        usage.guards.insert(id)
        let arguments = requirement.condition.arguments.compactMap { argument -> Argument? in
            switch argument.value {
            case .literal(let literal): Argument(name: argument.name.value, value: .literal(literal.description))
            case .name(let name): parameters[name].map { _ in Argument(name: argument.name.value, value: value(name)) }
            }
        }
        return Condition(id, arguments: arguments)
    }
}
