import FlowSpec

/// Resolution of `take`, which reuses steps by name.
extension Linker {
    /// The reused steps: another transition, or reusable steps.
    struct Taken {
        let declaration: TransitionDeclaration
        /// The index of the reusable steps; `nil` for a transition.
        let steps: Int?
    }

    /// Resolves a name in `take`, from the inside out: a transition of the screen or of its flow,
    /// or reusable steps of the program.
    func taken(_ name: String, in scope: Scope) -> Taken? {
        let steps = names.steps(named: name)
        if !scope.isProgramWide {
            let own = scope.screen.map { screens[$0.index].transitions } ?? []
            let all = own + drafts[scope.flow.index].transitions
            // A transition that uses reusable steps with its own name isn't recursive.
            if let id = all.first(where: { transitions[$0.index].name.value == name }),
                steps == nil || !expansion.taken.contains(transitions[id.index].name.range)
            {
                return Taken(declaration: declaredTransitions[id.index], steps: nil)
            }
        }
        return steps.map { Taken(declaration: names.steps[$0], steps: $0) }
    }

    /// Replaces a `take` step with the named steps. The current scope resolves their names.
    mutating func take(
        _ name: Located<String>, _ arguments: [ArgumentDeclaration], _ step: StepDeclaration, in scope: inout Scope
    ) -> [Step] {
        guard let taken = taken(name.value, in: scope) else {
            reportNotTaken(name, in: scope)
            lostSteps += 1
            method?.isPartial = true
            return []
        }
        if let steps = taken.steps { usage.steps.insert(steps) }
        let declaration = taken.declaration
        guard mayTake(declaration, name) else { return [] }

        let animation = animation(of: step, in: scope)
        let number = takes.count
        takes.append([])
        var inner = scope
        inner.takesPassed = true
        if animation == .never { inner.isStill = true }
        for argument in arguments {
            inner.passed[argument.name.value] = passed(argument, by: number, isInnermost: taken.steps != nil, in: scope)
        }
        if taken.steps == nil { inner.bareFinish = .transition(declaration.name) }
        let lost = lostSteps
        let outer = occasion
        occasion = Diagnostic.Note("\(quoted(name.value)) is used here", at: step.range)
        expansion.taken.append(declaration.name.range)
        expansion.spend()
        expansion.takes += 1
        var steps = resolve(declaration.steps, in: &inner)
        expansion.takes -= 1
        expansion.taken.removeLast()
        occasion = outer
        if lostSteps == lost, !step.isPartial {
            reportUnused(arguments, of: number, declaration)
            if !steps.contains(where: \.canBeAnimated) {
                reportNotAnimated(step, "'animated' has no effect: no step of \(quoted(name.value)) can be animated; remove it")
            }
        }

        scope.leaving = inner.leaving
        scope.surroundings = inner.surroundings
        let origin = TakenSteps(name: declaration.name.value, declaration: declaration.name.range, use: step.range)
        for index in steps.indices {
            steps[index].taken.insert(origin, at: 0)
            steps[index] = steps[index].animated(where: animation)
        }
        return steps
    }

    /// The meaning of a `take` argument in the scope of its step.
    private mutating func passed(_ argument: ArgumentDeclaration, by take: Int, isInnermost: Bool, in scope: Scope) -> Scope.Passed? {
        let own = Scope.Passed(argument: argument, found: nil, take: take, isInnermost: isInnermost)
        guard case .name(let name) = argument.value else {
            checkMeaning(of: argument, in: scope)
            // If these steps are reused themselves, `$` refers to their own argument.
            guard case .asked = argument.value, scope.takesPassed, let outer = scope.passed[argument.name.value] else { return own }
            return handedOn(outer, argument.name.value, by: take, isInnermost)
        }
        let outer = scope.passed[name]
        if let outer, outer.isInnermost { return handedOn(outer, name, by: take, isInnermost) }
        if let found = find(name, in: scope) {
            return Scope.Passed(argument: argument, found: found, take: take, isInnermost: isInnermost)
        }
        if let outer { return handedOn(outer, name, by: take, isInnermost) }
        guard method != nil else {
            reportOutOfScope(Located(name, at: argument.range), in: scope)
            lostSteps += 1
            return nil
        }
        return own
    }

    /// An argument that reusable steps pass on to others.
    private mutating func handedOn(_ outer: Scope.Passed, _ name: String, by take: Int, _ isInnermost: Bool) -> Scope.Passed {
        takes[outer.take].insert(name)
        var handed = Scope.Passed(argument: outer.argument, found: outer.found, take: take, isInnermost: isInnermost)
        handed.isHidden = outer.isHidden
        return handed
    }

    /// The value of a `take` argument for a step that uses it.
    mutating func value(of passed: Scope.Passed, _ name: Located<String>, for taker: MethodDraft.Taker, in scope: Scope) -> Value? {
        takes[passed.take].insert(name.value)
        guard !passed.isHidden else {
            let shared = if case .result(let hidden)? = passed.found?.value { hidden } else { name.value }
            let message =
                "\(quoted("$\(name.value)")) is ambiguous: the results of two nested handlers have a value named \(quoted(shared)); "
                + "rename one of the values"
            report(.nameClash, message, at: name.range)
            return nil
        }
        switch passed.argument.value {
        case .literal(let literal):
            if let type = taker.type, let problem = misfit(of: literal, in: type) {
                let message = "\(quoted(literal.description)) can't be the value of \(taker.title): \(problem)"
                report(.argumentType, message, at: passed.argument.range)
                return nil
            }
            return .literal(literal.description)
        case .asked:
            guard let type = taker.parameterType else { return nil }
            let range = passed.argument.range
            let entry = MethodDraft.Entry(name: passed.argument.name.value, type: type, defaultValue: nil, range: taker.range ?? range)
            return askedValue(entry, at: range, in: scope)
        case .name(let given):
            let place = Located(given, at: passed.argument.range)
            guard let found = passed.found else { return pendingValue(place, for: taker, in: scope) }
            check(found.type, of: place, for: taker)
            return found.value
        }
    }

    /// The value of a `take` argument for a parameter, whose type it must fit.
    mutating func value(of passed: Scope.Passed, for parameter: Parameter, in scope: Scope) -> Value? {
        let name = parameter.name.value
        takes[passed.take].insert(name)
        switch passed.argument.value {
        case .literal: return value(of: passed.argument, for: parameter, in: scope)
        case .asked where passed.argument.name.value == name: return askedValue(.init(parameter), at: passed.argument.range, in: scope)
        case .asked, .name:
            let taker = MethodDraft.Taker(title: quoted(name), type: parameter.type, range: parameter.name.range)
            return value(of: passed, Located(name, at: passed.argument.range), for: taker, in: scope)
        }
    }

    // MARK: Findings

    private mutating func reportNotTaken(_ name: Located<String>, in scope: Scope) {
        guard !names.isPartial, !names[scope.flow].isPartial else { return }
        let ofScreen = scope.screen.map { screens[$0.index].transitions } ?? []
        let all = scope.isProgramWide ? [] : ofScreen + drafts[scope.flow.index].transitions
        let known = all.map { transitions[$0.index].name.value } + names.steps.map(\.name.value)
        let owner = scope.screen == nil ? "flow" : "screen or its flow"
        let verb = scope.isProgramWide ? "isn't" : "is neither a transition of the \(owner) nor"
        let message = "\(quoted(name.value)) \(verb) a list of reusable steps"
        reportUnknown(message, name, candidates: .names(known))
    }

    /// True if steps can be reused here. Reports recursion and excessive nesting.
    private mutating func mayTake(_ declaration: TransitionDeclaration, _ name: Located<String>) -> Bool {
        let loop = expansion.taken.firstIndex(of: declaration.name.range).map { Set(expansion.taken[$0...]) }
        guard loop != nil || !expansion.hasRoom else { return true }
        lostSteps += 1
        method?.isPartial = true
        guard let loop else {
            // Reported once per program.
            guard !expansion.saidFull else { return false }
            expansion.saidFull = expansion.isFull
            let message =
                expansion.isFull
                ? "reusable steps and 'otherwise' insert more steps in the project than flowgen can follow; shorten them, or use them less often"
                : "\(quoted(name.value)) nests more lists of reusable steps than flowgen can follow; nest fewer"
            report(.takeLoop, message, at: name.range)
            return false
        }
        guard loop.isDisjoint(with: expansion.looping) else { return false }
        expansion.looping.formUnion(loop)
        let message = "endless loop: \(quoted(name.value)) includes itself; replace one 'take' with steps"
        report(.takeLoop, message, at: name.range, notes: [.declaration(of: declaration.name)])
        return false
    }

    private mutating func reportUnused(_ arguments: [ArgumentDeclaration], of take: Int, _ taken: TransitionDeclaration) {
        for argument in arguments where !takes[take].contains(argument.name.value) {
            let message =
                "\(quoted(argument.name.value)) has no effect: no step of \(quoted(taken.name.value)) uses a value of that name; remove it"
            report(.unknownArgument, message, at: argument.name.range, notes: [.declaration(of: taken.name)])
        }
    }
}
