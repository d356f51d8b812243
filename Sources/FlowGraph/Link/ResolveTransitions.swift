import FlowSpec

extension Linker {
    /// A transition to resolve.
    private struct Work {
        var declaration: TransitionDeclaration
        var flow: FlowID
        var screen: ScreenID?
        /// The transition that defines the method if the screen is `like` another.
        var original: TransitionID?
    }

    /// Resolves all transitions, checks containment, and finds their methods' parameters.
    mutating func resolveTransitions() {
        var works: [Work] = []
        for (index, declaration) in names.declarations.enumerated() {
            let flow = FlowID(index: index)
            for screen in drafts[index].screens {
                for transition in transitionsOf(screen, of: flow) {
                    let id = add(transition, .screen(screen))
                    screens[screen.index].transitions.append(id)
                    works.append(Work(declaration: transition, flow: flow, screen: screen))
                }
            }
            checkOwnTransitions(of: flow, declaration)
            for transition in declaration.transitions {
                drafts[index].transitions.append(add(transition, .flow(flow)))
                works.append(Work(declaration: transition, flow: flow))
            }
        }
        for index in screens.indices {
            guard let like = screens[index].like else { continue }
            for (own, other) in zip(screens[index].transitions, screens[like.index].transitions) {
                works[own.index].original = other
            }
        }
        // Screens that are `like` others share their methods, so the others come first.
        for (index, work) in works.enumerated() where work.original == nil {
            resolve(work, as: TransitionID(index: index))
        }
        for (index, work) in works.enumerated() where work.original != nil {
            resolve(work, as: TransitionID(index: index))
        }
    }

    /// Reports transitions of screens that all screens of the flow already have.
    private mutating func checkOwnTransitions(of flow: FlowID, _ declaration: FlowDeclaration) {
        let shared = Dictionary(declaration.transitions.map { ($0.name.value, $0.name) }, uniquingKeysWith: { first, _ in first })
        guard !shared.isEmpty else {
            return
        }
        for screen in drafts[flow.index].screens {
            for transition in screens[screen.index].transitions {
                let name = transitions[transition.index].name
                guard let first = shared[name.value] else { continue }
                let isTakenOver = screens[screen.index].like != nil
                let note = Diagnostic.Note("the transition of every screen is declared here", at: first.range)
                let message = "\(quoted(name.value)) is declared twice: every screen of the flow already has it; rename one of them"
                report(.nameClash, message, at: isTakenOver ? screens[screen.index].name.range : name.range, notes: [note])
            }
        }
    }

    private mutating func add(_ transition: TransitionDeclaration, _ owner: Transition.Owner) -> TransitionID {
        let set = transition.set.flatMap { names.set(named: $0) }
        transitions.append(Transition(name: transition.name, owner: owner, parameters: [], steps: [], set: set))
        declaredTransitions.append(transition)
        return TransitionID(index: transitions.count - 1)
    }

    /// The transitions of a screen. A screen that is `like` another has its transitions but can
    /// override some.
    private mutating func transitionsOf(_ screen: ScreenID, of flow: FlowID) -> [TransitionDeclaration] {
        let declaration = names.screen(screen, of: flow)
        guard let like = screens[screen.index].like else {
            return declaration.transitions
        }
        let original = names.screen(like, of: screens[like.index].flow)
        let own = Dictionary(declaration.transitions.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        let others = Set(original.transitions.map(\.name.value))
        for transition in declaration.transitions where !others.contains(transition.name.value) && !original.isPartial {
            let message =
                "\(quoted(transition.name.value)) isn't a transition of \(quoted(declaration.like?.value ?? "")): a screen with 'like' has "
                + "exactly the transitions of the other screen"
            reportUnknown(message, transition.name, candidates: .names(original.transitions.map(\.name.value)))
        }
        return original.transitions.map { transition in
            guard var override = own[transition.name.value] else { return transition }
            override.set = transition.set
            return override
        }
    }

    private mutating func resolve(_ work: Work, as id: TransitionID) {
        let shape = drafts[work.flow.index].shape
        var scope = Scope(flow: work.flow)
        scope.screen = work.screen
        scope.surroundings = shape == .stack ? .stack : .bare(shape)
        scope.addsParameters = true
        scope.bareFinish = .transition(work.declaration.name)
        method = MethodDraft(of: work.declaration.name)
        if let original = work.original, let screen = work.screen, let like = screens[screen.index].like {
            let other = transitions[original.index]
            method = MethodDraft(of: other.name, original: qualifiedName(of: like), parameters: other.parameters)
            if work.declaration.name.range == other.name.range {
                let note = "the screen \(quoted(qualifiedName(of: screen))) copies the transition with 'like'"
                occasion = Diagnostic.Note(note, at: screens[screen.index].name.range)
            }
        }
        userOfSet = noteOfSet(work.declaration, in: work.flow, work.screen)
        expansion.taken = [work.declaration.name.range]
        transitions[id.index].steps = resolve(work.declaration.steps, in: &scope)
        expansion.taken = []
        transitions[id.index].parameters = finishMethod()
        occasion = nil
        userOfSet = nil
    }

    /// The name `flow.screen` of a screen.
    func qualifiedName(of screen: ScreenID) -> String {
        "\(names[screens[screen.index].flow].name.value).\(screens[screen.index].name.value)"
    }
}
