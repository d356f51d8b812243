import FlowSpec

/// Limits how many steps guards and `take` may insert.
struct Expansion {
    /// The guarded targets whose `otherwise` is being resolved, outermost first.
    var open: [Target] = []
    /// The declarations of the steps being taken, outermost first.
    var taken: [SourceRange] = []
    /// Those that take themselves and were reported.
    var looping: Set<SourceRange> = []
    /// How many more lists one step may insert, so that guards that lead to guards, and steps that
    /// take steps, end in a finding and not in an enormous program.
    var budget = Self.largest

    /// How many lists of steps are being resolved within each other.
    var nesting = 0
    /// How many of the steps being resolved are taken from elsewhere, by a `take` inside a `take`.
    var takes = 0
    /// How many lists were inserted in the whole program, and how many steps stand in them.
    private var inserted = (lists: 0, steps: 0)

    // Far beyond any app. What goes through a program needs its stack too.
    static let deepest = 16
    static let mostNested = 128
    static let largest = 256
    // In the whole program, and more for each list: short ones may be inserted in as many places as
    // there are.
    static let mostSteps = 20_000
    static let mostStepsOfEach = 8

    /// Whether one more list may be inserted for a step.
    var hasRoom: Bool {
        open.count < Self.deepest && taken.count < Self.deepest && nesting < Self.mostNested && (isOutermost || budget > 0) && !isFull
    }

    /// Whether more steps were inserted in the program than are followed.
    var isFull: Bool { inserted.steps > Self.mostSteps + Self.mostStepsOfEach * inserted.lists }

    /// Counts one inserted list.
    mutating func spend() {
        budget = isOutermost ? Self.largest : budget - 1
        inserted.lists += 1
    }

    /// Counts the steps of a list that is resolved.
    mutating func count(_ steps: Int) {
        if takes > 0 || !open.isEmpty { inserted.steps += steps }
    }

    /// Whether it was said that they are too many.
    var saidFull = false

    // The transition that owns these steps is being taken too.
    private var isOutermost: Bool { open.isEmpty && taken.count <= 1 }
}

/// A screen or flow that requires a guard, where a step shows it.
struct GuardedTarget {
    let target: Target
    let requirement: RequirementDeclaration
    /// What it is given, by the names of its parameters: in its requirement they mean these values.
    let given: [String: (value: Value, type: SwiftType)]
    /// Where its name stands.
    let range: SourceRange
}

/// A target with what is asked before it is shown.
private struct AskedTarget {
    let target: GuardedTarget
    let condition: Condition
    /// The scope of its `otherwise`.
    let scope: Scope
}

extension Linker {
    /// Puts choices in the place of a step whose targets require guards: the step itself, or the
    /// `otherwise` of the first target whose guard doesn't hold. What several targets require in
    /// the same words is asked once.
    mutating func guarded(_ resolved: Step, _ step: StepDeclaration, in scope: Scope) -> Step {
        var resolved = resolved
        var following = scope.continuation.steps
        for asked in askedTargets(of: resolved.action, step, in: scope).reversed() {
            let held = [resolved] + following
            resolved.action = .choose(asked.condition, then: held, else: otherwise(of: asked, holding: held, step), isRequirement: true)
            following = []
        }
        return resolved
    }

    private mutating func otherwise(of asked: AskedTarget, holding held: [Step], _ step: StepDeclaration) -> [Step] {
        var scope = asked.scope
        scope.heldBack = (held, scope.values.count)
        let outer = occasion
        occasion = outer ?? Diagnostic.Note("for this step", at: step.range)
        expansion.open.append(asked.target.target)
        defer {
            expansion.open.removeLast()
            occasion = outer
        }
        return resolve(asked.target.requirement.otherwise ?? [], in: &scope)
    }

    /// What a step shows that requires a guard, with what is asked; none where it can't be.
    private mutating func askedTargets(of action: Step.Action, _ step: StepDeclaration, in scope: Scope) -> [AskedTarget] {
        var all: [AskedTarget] = []
        let outer = occasion
        defer { occasion = outer }
        for target in guardedTargets(of: action) {
            if !scope.isTail {
                let message =
                    "a step to \(quoted(name(of: target.target).value)), which requires \(target.requirement.condition.title), must be the last step "
                    + "of its list"
                report(.misplacedStep, message, at: step.range)
                return []
            }
            guard hasRoom(for: target) else { return [] }
            expansion.spend()
            occasion = outer ?? Diagnostic.Note("for this step", at: step.range)
            let inner = heldBackScope(target, in: scope)
            guard checkGiven(target, in: scope), let condition = condition(target.requirement.condition, in: inner) else { return [] }
            if !all.contains(where: { $0.condition == condition }) {
                all.append(AskedTarget(target: target, condition: condition, scope: inner))
            }
        }
        return all
    }

    /// Whether what stands in the place of a step may be put in for one more guard; reports where
    /// it may not.
    private mutating func hasRoom(for target: GuardedTarget) -> Bool {
        let isOpen = expansion.open.contains(target.target)
        guard isOpen || !expansion.hasRoom else { return true }
        guard !expansion.saidFull else { return false }
        expansion.saidFull = expansion.isFull
        let name = quoted(name(of: target.target).value)
        let message =
            isOpen
            ? "the 'otherwise' of \(name) leads to \(name) again, without end; write 'resume' to go on without asking once more"
            : expansion.isFull
                ? "this is held back by a guard, and all 'otherwise' and 'take' together insert more steps in this program than can be followed"
                : "this is held back by a guard whose 'otherwise' leads to more guards than can be followed"
        report(.guardLoop, message, at: target.range)
        return false
    }

    /// The scope of a target's guard and of its `otherwise`.
    private func heldBackScope(_ target: GuardedTarget, in scope: Scope) -> Scope {
        var inner = scope
        inner.addsParameters = false
        inner.takesPassed = false
        inner.passed = scope.passed.filter { !$0.value.isInnermost }
        inner.bareFinish = .nothing
        inner.continuation = Scope.Continuation()
        inner.isTail = true
        inner.isProgramWide = scope.isProgramWide || isForeign(target.target, in: scope)
        inner.given = target.given
        return inner
    }

    /// Whether the names in a target's `otherwise` can't be those of the flow whose steps these
    /// are.
    private func isForeign(_ target: Target, in scope: Scope) -> Bool {
        switch target {
        case .flow: true
        case .screen(let screen): screens[screen.index].flow != scope.flow
        }
    }

    /// Whether a screen of another flow is given what its guard is asked with; reports what isn't
    /// there, such as a value of the screen's flow in a tab.
    private mutating func checkGiven(_ target: GuardedTarget, in scope: Scope) -> Bool {
        guard case .screen = target.target, isForeign(target.target, in: scope) else { return true }
        let condition = target.requirement.condition
        for case .name(let name) in condition.questions.flatMap(\.arguments).map(\.value) where target.given[name] == nil {
            let message =
                "\(quoted(self.name(of: target.target).value)) requires \(condition.title), which is asked with \(quoted("$\(name)")), and this step "
                + "doesn't give it that; make it a parameter of the screen"
            report(.missingArgument, message, at: target.range)
            return false
        }
        return true
    }

    /// What a step shows that requires a guard: what it starts, what that begins with, and what
    /// stands above, from the bottom up.
    private func guardedTargets(of action: Step.Action) -> [GuardedTarget] {
        switch action {
        // The ways of presenting something differ in nothing else.
        case .choose(_, let then, _, _): then.first.map { guardedTargets(of: $0.action) } ?? []
        // Its fallback must not require a guard.
        case .popTo: []
        default: action.createdUses.flatMap { guardedTargets(of: $0) }
        }
    }

    private func guardedTargets(of use: Use) -> [GuardedTarget] {
        guard names.hasRequirements else { return [] }
        let given = given(to: use)
        var found = guarded(use.target, use.range, given).map { [$0] } ?? []
        guard case .flow(let flow) = use.target else { return found }
        if let start = use.start, !drafts[flow.index].shape.isContainer,
            let first = guarded(.screen(drafts[flow.index].screens[start]), use.range, given)
        {
            found.append(first)
        }
        for part in use.stack {
            let own = given.merging(self.given(to: part)) { $1 }
            if let above = guarded(part.target, part.range, own) { found.append(above) }
        }
        return found
    }

    private func guarded(
        _ target: Target, _ range: SourceRange, _ given: [String: (value: Value, type: SwiftType)]
    ) -> GuardedTarget? {
        requirement(of: target).map { GuardedTarget(target: target, requirement: $0, given: given, range: range) }
    }

    /// What the guard held back. Its values must mean here what they meant at its step.
    mutating func resume(_ step: StepDeclaration, in scope: Scope) -> [Step] {
        // Outside an `otherwise` the order of steps was reported.
        guard let held = scope.heldBack else {
            return []
        }
        for case .result(let name) in arguments(in: held.steps).map(\.value)
        where scope.values[held.depth...].contains(where: { $0[name] != nil }) {
            let message =
                "what was held back uses the value \(quoted(name)) of the result that its step handles, and another result here has a "
                + "value of that name; rename one of the two"
            report(.nameClash, message, at: step.range)
        }
        return held.steps
    }

    /// What steps that are held back give, and ask guards with.
    private func arguments(in steps: [Step]) -> [Argument] {
        steps.flatMap { step -> [Argument] in
            if case .choose(let condition, let then, let otherwise, _) = step.action {
                return condition.arguments + arguments(in: then) + arguments(in: otherwise)
            }
            let animated = step.animation.values.map { Argument(name: "animated", value: $0) }
            return animated + step.action.createdUses.flatMap { $0.arguments + $0.stack.flatMap(\.arguments) }
        }
    }

    /// What a target is given, by the names of its parameters.
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
                if let requirement = requirement(of: .screen(screen)) {
                    screens[screen.index].requirement = ownCondition(requirement, screenTables[screen.index], Value.screen)
                }
            }
        }
    }

    /// A requirement as the guarded flow or screen sees it: with the values that it is made with.
    private mutating func ownCondition(
        _ requirement: RequirementDeclaration, _ parameters: ParameterTable, _ value: (String) -> Value
    ) -> Condition? {
        let condition = requirement.condition
        reportSilence(of: requirement)
        return self.condition(condition) { linker, question in
            guard let id = linker.names.guardID(named: question.name.value) else {
                if !linker.names.isPartial {
                    linker.reportUnknown(guard: question.name)
                }
                return nil
            }
            linker.usage.guards.insert(id)
            let arguments = question.arguments.compactMap { argument -> Argument? in
                switch argument.value {
                case .literal(let literal): Argument(name: argument.name.value, value: .literal(literal.description))
                case .asked: nil
                case .name(let name): parameters[name].map { _ in Argument(name: argument.name.value, value: value(name)) }
                }
            }
            return Condition(id, arguments: arguments)
        }
    }

    /// Reports a requirement after which users have tapped a button in vain.
    private mutating func reportSilence(of requirement: RequirementDeclaration) {
        let condition = requirement.condition
        // A screen like another has taken its requirement over.
        guard let place = condition.questions.first?.name.range, usage.silentRequirements.insert(place).inserted else { return }
        guard let otherwise = requirement.otherwise else {
            let message =
                "if \(quoted(condition.words)) doesn't hold, a step to here does nothing; say what happens in 'otherwise', or '[]' if you mean that"
            return report(.guardWithoutOtherwise, message, at: place)
        }
        for step in otherwise {
            guard case .present(let site) = step.action, let handlers = site.handlers, handlers.allSatisfy(\.steps.isEmpty),
                let result = handlers.first(where: { $0.name.value != "dismissed" })
            else { continue }
            let message =
                "the step that \(quoted(condition.words)) held back isn't done after \(quoted(result.name.value)); 'resume' does it"
            report(.guardWithoutResume, message, at: result.name.range)
        }
    }
}
