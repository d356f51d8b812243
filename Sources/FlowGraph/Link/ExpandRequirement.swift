import FlowSpec

/// The limits for steps that guards and `take` insert.
struct Expansion {
    /// The guarded targets whose `otherwise` is being resolved, outermost first.
    var open: [Target] = []
    /// The declarations of the reusable steps being resolved, outermost first.
    var taken: [SourceRange] = []
    /// The reported declarations that include themselves.
    var looping: Set<SourceRange> = []
    /// The number of lists that one step can still insert. The limit turns endless nesting of
    /// guards and reusable steps into a finding instead of an enormous program.
    var budget = Self.largest

    /// The nesting depth of the lists being resolved.
    var nesting = 0
    /// The nesting depth of the `take` steps being resolved.
    var takes = 0
    /// The number of inserted lists in the whole program, and of the steps in them.
    private var inserted = (lists: 0, steps: 0)

    // Far beyond any app. Recursion over a program is limited by the call stack, too.
    static let deepest = 16
    static let mostNested = 128
    static let largest = 256
    // For the whole program. Each list adds an allowance, so there can be many short ones.
    static let mostSteps = 20_000
    static let mostStepsOfEach = 8

    /// True if a step can insert another list.
    var hasRoom: Bool {
        open.count < Self.deepest && taken.count < Self.deepest && nesting < Self.mostNested && (isOutermost || budget > 0) && !isFull
    }

    /// True if the inserted steps exceed the program's limit.
    var isFull: Bool { inserted.steps > Self.mostSteps + Self.mostStepsOfEach * inserted.lists }

    mutating func spend() {
        budget = isOutermost ? Self.largest : budget - 1
        inserted.lists += 1
    }

    /// Counts the steps of an inserted list.
    mutating func count(_ steps: Int) {
        if takes > 0 || !open.isEmpty { inserted.steps += steps }
    }

    /// True if the excess was reported.
    var saidFull = false

    // `taken` includes the transition that contains these steps.
    private var isOutermost: Bool { open.isEmpty && taken.count <= 1 }
}

/// A screen or flow that requires a guard, as the target of a step.
struct GuardedTarget {
    let target: Target
    let requirement: RequirementDeclaration
    /// The target's arguments by parameter name. Names in its requirement refer to these values.
    let given: [String: (value: Value, type: SwiftType)]
    let range: SourceRange
}

/// A guarded target with the condition to check.
private struct AskedTarget {
    let target: GuardedTarget
    let condition: Condition
    /// The scope of its `otherwise`.
    let scope: Scope
}

extension Linker {
    /// Replaces a step with guarded targets by choices: the step itself, or the `otherwise` of the
    /// first target whose guard is false. Several targets with equal conditions are checked once.
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
        scope.blocked = (held, scope.values.count)
        let outer = occasion
        occasion = outer ?? checkNote(asked.target.requirement, step)
        expansion.open.append(asked.target.target)
        defer {
            expansion.open.removeLast()
            occasion = outer
        }
        return resolve(asked.target.requirement.otherwise ?? [], in: &scope)
    }

    /// The guarded targets of a step, with their conditions; empty if they aren't allowed there.
    private mutating func askedTargets(of action: Step.Action, _ step: StepDeclaration, in scope: Scope) -> [AskedTarget] {
        var all: [AskedTarget] = []
        let outer = occasion
        defer { occasion = outer }
        for target in guardedTargets(of: action, at: step.range) {
            if !scope.isTail {
                let message =
                    "a step to \(quoted(name(of: target.target).value)) must be the last step of its list: "
                    + "\(quoted(name(of: target.target).value)) requires "
                    + target.requirement.condition.title
                report(.misplacedStep, message, at: step.range)
                return []
            }
            guard hasRoom(for: target) else { return [] }
            expansion.spend()
            occasion = outer ?? checkNote(target.requirement, step)
            let inner = blockedScope(target, in: scope)
            guard checkGiven(target, in: scope), let condition = condition(target.requirement.condition, in: inner) else { return [] }
            if !all.contains(where: { $0.condition == condition }) {
                all.append(AskedTarget(target: target, condition: condition, scope: inner))
            }
        }
        return all
    }

    /// A note at a step: the guard that it checks.
    private func checkNote(_ requirement: RequirementDeclaration, _ step: StepDeclaration) -> Diagnostic.Note {
        Diagnostic.Note("\(quoted(step.action.keyword.rawValue)) checks \(quoted(requirement.condition.words))", at: step.range)
    }

    /// True if a step's replacement can include one more guard; otherwise reports it.
    private mutating func hasRoom(for target: GuardedTarget) -> Bool {
        let isOpen = expansion.open.contains(target.target)
        guard isOpen || !expansion.hasRoom else { return true }
        guard !expansion.saidFull else { return false }
        expansion.saidFull = expansion.isFull
        let name = quoted(name(of: target.target).value)
        let message =
            isOpen
            ? "endless loop: 'otherwise' of \(name) opens \(name) and checks the guard again; write 'resume' instead"
            : expansion.isFull
                ? "\(name) requires a guard, but 'otherwise' and reusable steps insert more steps in the project than flowgen can follow; shorten them"
                : "'otherwise' of \(name) leads to more guards than flowgen can follow; use fewer guards in it"
        report(.guardLoop, message, at: target.range)
        return false
    }

    /// The scope of a target's guard and of its `otherwise`.
    private func blockedScope(_ target: GuardedTarget, in scope: Scope) -> Scope {
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

    /// True if names in a target's `otherwise` can't refer to the flow that contains the step.
    private func isForeign(_ target: Target, in scope: Scope) -> Bool {
        switch target {
        case .flow: true
        case .screen(let screen): screens[screen.index].flow != scope.flow
        }
    }

    /// True if a screen of another flow receives all arguments of its guard. Reports missing ones,
    /// such as a value of the screen's flow in a tab.
    private mutating func checkGiven(_ target: GuardedTarget, in scope: Scope) -> Bool {
        guard case .screen = target.target, isForeign(target.target, in: scope) else { return true }
        let condition = target.requirement.condition
        for case .name(let name) in condition.questions.flatMap(\.arguments).map(\.value) where target.given[name] == nil {
            let message =
                "\(quoted(self.name(of: target.target).value)) requires \(condition.title), which needs \(quoted("$\(name)")), but the "
                + "step doesn't pass it; make it a parameter of the screen"
            report(.missingArgument, message, at: target.range)
            return false
        }
        return true
    }

    /// The guarded targets of a step, bottom up: the target, its first screen, the screens above.
    private func guardedTargets(of action: Step.Action, at range: SourceRange) -> [GuardedTarget] {
        switch action {
        // The variants of a presentation differ in nothing else.
        case .choose(_, let then, _, _): then.first.map { guardedTargets(of: $0.action, at: range) } ?? []
        // Fallbacks that require a guard are rejected.
        case .popTo: []
        case .select(let flow, let tab, _, let stack):
            contentGuard(flow, at: tab, range) + (stack ?? []).flatMap { guardedTargets(of: $0) }
        default: action.createdUses.flatMap { guardedTargets(of: $0) }
        }
    }

    private func guardedTargets(of use: Use) -> [GuardedTarget] {
        guard names.hasRequirements else { return [] }
        let given = given(to: use)
        var found = guarded(use.target, use.range, given).map { [$0] } ?? []
        guard case .flow(let flow) = use.target else { return found }
        if let start = use.start {
            if drafts[flow.index].shape.isContainer {
                found += contentGuard(flow, at: start, use.range)
            } else if let first = guarded(.screen(drafts[flow.index].screens[start]), use.range, given) {
                found.append(first)
            }
        }
        for part in use.stack {
            let own = given.merging(self.given(to: part)) { $1 }
            if let above = guarded(part.target, part.range, own) { found.append(above) }
        }
        return found
    }

    /// The guarded target in a tab or child; empty if the guard isn't checked.
    private func contentGuard(_ flow: FlowID, at index: Int, _ range: SourceRange) -> [GuardedTarget] {
        guard checksTaps(onTab: index, of: flow), let use = drafts[flow.index].slots[index].use else { return [] }
        return guarded(use.target, range, given(to: use)).map { [$0] } ?? []
    }

    private func guarded(
        _ target: Target, _ range: SourceRange, _ given: [String: (value: Value, type: SwiftType)]
    ) -> GuardedTarget? {
        requirement(of: target).map { GuardedTarget(target: target, requirement: $0, given: given, range: range) }
    }

    /// The steps that the guard postponed. Their values must have the same meanings as there.
    mutating func resume(_ step: StepDeclaration, in scope: Scope) -> [Step] {
        // `checkOrder` has reported a `resume` outside an `otherwise`.
        guard let held = scope.blocked else {
            return []
        }
        for case .result(let name) in arguments(in: held.steps).map(\.value)
        where scope.values[held.depth...].contains(where: { $0[name] != nil }) {
            let message =
                "\(quoted("$\(name)")) is ambiguous: 'resume' is in the handler of a result with the value \(quoted(name)), but the steps "
                + "that 'resume' continues use another result's value \(quoted(name)); rename one of the values"
            report(.nameClash, message, at: step.range)
        }
        return held.steps
    }

    /// The arguments of postponed steps and of their guards.
    private func arguments(in steps: [Step]) -> [Argument] {
        steps.flatMap { step -> [Argument] in
            if case .choose(let condition, let then, let otherwise, _) = step.action {
                return condition.arguments + arguments(in: then) + arguments(in: otherwise)
            }
            let animated = step.animation.values.map { Argument(name: "animated", value: $0) }
            return animated + step.action.createdUses.flatMap { $0.arguments + $0.stack.flatMap(\.arguments) }
        }
    }

    /// A target's arguments by parameter name.
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

    /// Resolves the guards that flows and screens require, even if no step shows them.
    mutating func resolveRequirements() {
        for (index, declaration) in names.declarations.enumerated() {
            if let requirement = declaration.requirement {
                drafts[index].requirement = ownCondition(requirement, of: declaration.name.value, drafts[index].ownParameters, Value.flow)
            }
            for screen in drafts[index].screens {
                if let requirement = requirement(of: .screen(screen)) {
                    let name = screens[screen.index].name.value
                    screens[screen.index].requirement = ownCondition(requirement, of: name, screenTables[screen.index], Value.screen)
                }
            }
        }
    }

    /// A requirement from the guarded target's view, with references to its own parameters.
    private mutating func ownCondition(
        _ requirement: RequirementDeclaration, of name: String, _ parameters: ParameterTable, _ value: (String) -> Value
    ) -> Condition? {
        let condition = requirement.condition
        reportSilence(of: requirement, name)
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

    /// Reports a requirement that can leave a tapped button without effect.
    private mutating func reportSilence(of requirement: RequirementDeclaration, _ name: String) {
        let condition = requirement.condition
        // A screen that is `like` another shares its requirement.
        guard let place = condition.questions.first?.name.range, usage.silentRequirements.insert(place).inserted else { return }
        guard let otherwise = requirement.otherwise else {
            let message =
                "if \(quoted(condition.words)) is false, opening \(quoted(name)) does nothing; add 'otherwise', or 'otherwise: []' if "
                + "intended"
            return report(.guardWithoutOtherwise, message, at: place)
        }
        for step in otherwise {
            guard case .present(let site) = step.action, let handlers = site.handlers, handlers.allSatisfy(\.steps.isEmpty),
                let result = handlers.first(where: { $0.name.value != "dismissed" })
            else { continue }
            let message =
                "\(quoted(name)) isn't opened after \(quoted(result.name.value)): no handler resumes the blocked step; add 'resume' to the "
                + "steps of \(quoted(result.name.value))"
            report(.guardWithoutResume, message, at: result.name.range)
        }
    }
}
