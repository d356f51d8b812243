import FlowSpec

/// A step with its names looked up, and its place.
public struct Step: Sendable {
    /// What the step does.
    public var action: Action
    /// Whether it is animated where it is seen.
    public var animation = Animation.always
    /// The named steps or transitions that the step was taken from, outermost first; empty if it is
    /// written in place.
    public var taken: [TakenSteps] = []
    /// What takes the step over that is written elsewhere, the outermost: a `take`, a screen that
    /// is `like` another, or a step before which an `otherwise` is taken. Nil of a step that is
    /// written in place.
    public var taker: SourceRange?
    /// The characters of the whole step.
    public var range: SourceRange

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - action: what the step does.
    ///   - range: the characters of the whole step.
    public init(action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }

    /// Whether a step is animated where it is seen.
    public enum Animation: Hashable, Sendable {
        case always, never
        /// If all of these values are true.
        case given([Value])
    }

    /// What a step does.
    public indirect enum Action: Sendable {
        /// Puts a screen on the stack, or the screens that a stack flow begins with. A flow's site
        /// has its handlers.
        case push(Use, SiteID?)
        /// Replaces the top screen.
        case replace(Use)
        /// Replaces the own activation's screens, bottom first; the first is a screen.
        case setStack([Use])
        /// Takes screens off the top; at least one.
        case pop(Int)
        /// Takes screens off until the screen is on top.
        case popTo(ScreenID, else: Fallback?)
        /// Goes back to the activation's first screen.
        case popToRoot
        /// Shows the tab at an index of a tabs flow; `stack` is what then stands above the tab's
        /// root, `[]` for a reset to the root, nil to leave it.
        case select(FlowID, tab: Int, stack: [Use]?)
        /// Shows the child at an index of a switch flow. `use` says how it is made where the step
        /// says more than its name: it then begins anew. What `use` doesn't give, the child's own
        /// use gives, in its flow's scope.
        case switchTo(FlowID, child: Int, use: Use?, reset: Bool)
        /// Shows a flow or screen over the active layer. `anchor` is the method's parameter that a
        /// popover comes from.
        case present(Use, SiteID, anchor: String?)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
        /// Ends the activation of the flow with its result at an index.
        case finish(FlowID, result: Int, arguments: [Argument])
        /// Shows an alert.
        case alert(Alert)
        /// Calls the app. With handlers, one for each result, it waits for the answer.
        case perform(EffectID, onTop: Bool, arguments: [Argument], handlers: [Handler])
        /// Chooses by a guard; `isRequirement` where the first is the target's step and the second
        /// its `otherwise`.
        case choose(Condition, then: [Step], else: [Step], isRequirement: Bool)
    }

    /// What `popTo` does where the screen isn't there.
    public enum Fallback: Sendable {
        /// Pushes the screen.
        case push(Use)
        /// Goes back to the activation's first screen.
        case root
        /// Stays.
        case stay
    }
}

extension Step.Animation {
    /// Says it by a value of the type `Bool`.
    init(_ value: Value) {
        switch value {
        case .literal("true"): self = .always
        case .literal: self = .never
        case .method, .screen, .flow, .result: self = .given([value])
        }
    }

    /// The values that say it.
    public var values: [Value] {
        if case .given(let values) = self { values } else { [] }
    }

    /// Animated where both are.
    func and(_ other: Self) -> Self {
        switch (self, other) {
        case (.never, _), (_, .never): .never
        case (.always, let one), (let one, .always): one
        case (.given(let first), .given(let second)): .given(first + second.filter { !first.contains($0) })
        }
    }
}

extension Step {
    /// Whether something of the step can be seen in an animation: not a tab alone that is shown,
    /// and of a choice one of its branches.
    var canBeAnimated: Bool {
        switch action {
        case .select(_, _, let stack): stack != nil
        case .choose(_, let then, let otherwise, _): (then + otherwise).contains(where: \.canBeAnimated)
        default: action.keyword.canBeAnimated
        }
    }

    /// The step, animated only where something else is too, including both branches of a choice.
    /// Handlers, such as those for a flow's end, are animated as they say.
    func animated(where other: Animation) -> Step {
        guard other != .always else { return self }
        var step = self
        // A value that nothing is animated by isn't needed.
        if other == .never || canBeAnimated { step.animation = animation.and(other) }
        if case .choose(let condition, let then, let otherwise, let isRequirement) = action {
            let others = isRequirement ? otherwise : otherwise.map { $0.animated(where: other) }
            step.action = .choose(condition, then: then.map { $0.animated(where: other) }, else: others, isRequirement: isRequirement)
        }
        return step
    }

    /// What is asked and the two ways of one `present` step whose presentation a guard chooses; nil
    /// for other steps.
    public var waysOfPresenting: (condition: Condition, then: Step, otherwise: Step)? {
        guard case .choose(let condition, let then, let otherwise, false) = action, then.count == 1, otherwise.count == 1,
            case .present = then[0].action, case .present = otherwise[0].action, then[0].range == range, otherwise[0].range == range
        else { return nil }
        return (condition, then[0], otherwise[0])
    }
}

extension Step.Action {
    /// The word that a spec writes the step with.
    public var keyword: StepKeyword { describe { _ in } }

    /// What the step says beside its keyword, in the order of ``FlowSpec/StepKeyword/operands``.
    public var operands: [Operand] {
        var operands: [Operand] = []
        forEachOperand { operands.append($0) }
        return operands
    }

    /// Calls a function with each of ``operands``, in their order.
    ///
    /// - Parameter body: takes each operand.
    public func forEachOperand(_ body: (Operand) -> Void) { _ = describe(body) }

    // Whoever goes through the parts of every step goes by this, so that each knows a new step too.
    private func describe(_ operand: (Operand) -> Void) -> StepKeyword {
        switch self {
        case .push(let use, let site):
            operand(.use(use))
            operand(.flowSite(site))
            return .push
        case .replace(let use):
            operand(.use(use))
            return .replace
        case .setStack(let uses):
            operand(.stack(uses))
            return .setStack
        case .pop(let count):
            operand(.count(count))
            return .pop
        case .popTo(let screen, let fallback):
            operand(.screen(screen))
            operand(.fallback(fallback))
            return .popTo
        case .popToRoot: return .popToRoot
        case .select(let flow, let tab, let stack):
            operand(.tab(flow, tab, stack: stack))
            return .select
        case .switchTo(let flow, let child, let use, let reset):
            operand(.child(flow, child, use))
            operand(.reset(reset))
            return .switch
        case .present(let use, let site, let anchor):
            operand(.use(use))
            operand(.site(site))
            operand(.anchor(anchor))
            return .present
        case .dismiss: return .dismiss
        case .dismissAll: return .dismissAll
        case .finish(let flow, let result, let arguments):
            operand(.result(flow, result))
            operand(.arguments(arguments))
            return .finish
        case .alert(let alert):
            operand(.alert(alert))
            return .alert
        case .perform(let effect, let onTop, let arguments, let handlers):
            operand(.effect(effect, onTop: onTop))
            operand(.arguments(arguments))
            operand(.answers(handlers, of: effect))
            return .perform
        case .choose(let condition, let then, let otherwise, let isRequirement):
            operand(.choice(condition, then: then, else: otherwise))
            operand(.requirement(isRequirement))
            return .if
        }
    }
}

// These are asked of every step again and again, and most steps have neither.
extension Step.Action {
    /// The screens and flows that the step itself creates, without what stands above them and
    /// without those of the lists inside it.
    public var createdUses: [Use] {
        switch self {
        case .push(let use, _), .replace(let use), .present(let use, _, _), .popTo(_, .push(let use)), .switchTo(_, _, let use?, _): [use]
        case .setStack(let uses), .select(_, _, let uses?): uses
        case .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose: []
        }
    }

    /// The place at which the step starts or presents something whose end is handled there.
    public var site: SiteID? {
        switch self {
        case .push(_, let site): site
        case .present(_, let site, _): site
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose:
            nil
        }
    }

    /// The lists of steps of which the step takes one by itself. A step with a site has none.
    public var choices: [StepList] {
        switch self {
        case .alert(let alert): alert.actions.map { StepList(owner: .button($0.name), steps: $0.steps) }
        case .perform(let effect, _, _, let handlers): handlers.map { StepList(owner: .answer(effect, $0.result), steps: $0.steps) }
        case .choose(let condition, let then, let otherwise, _):
            [
                StepList(owner: .branch(condition, holds: true), steps: then),
                StepList(owner: .branch(condition, holds: false), steps: otherwise),
            ]
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .present, .dismiss, .dismissAll, .finish: []
        }
    }
}

extension StepKeyword {
    /// The keywords of a program's steps: all but those that the linker replaces.
    public static let linked = allCases.filter { ![.take, .restart, .resume].contains($0) }

    /// What a step of a program does, in a sentence.
    public var summary: String { facts.summary }

    /// The operands that a step of a program has beside the keyword.
    public var operands: [Operand.Kind] { facts.operands }

    private var facts: (summary: String, operands: [Operand.Kind]) {
        switch self {
        case .push: ("Puts a screen on the stack, or the screens that a stack flow begins with.", [.use, .flowSite])
        case .replace: ("Replaces the top screen.", [.use])
        case .setStack: ("Replaces the flow's screens.", [.stack])
        case .pop: ("Takes screens off the top.", [.count])
        case .popTo: ("Takes screens off until the screen is on top.", [.screen, .fallback])
        case .popToRoot: ("Goes back to the flow's first screen.", [])
        case .select: ("Shows a tab or column.", [.tab])
        case .switch: ("Shows a child of a switch flow.", [.child, .reset])
        case .present: ("Shows a flow or screen over the active layer.", [.use, .site, .anchor])
        case .dismiss: ("Ends the presented layer that the flow is in.", [])
        case .dismissAll: ("Ends every presented layer.", [])
        case .finish: ("Ends a flow with a result.", [.result, .arguments])
        case .alert: ("Shows an alert.", [.alert])
        case .perform: ("Calls the app.", [.effect, .arguments, .answers])
        case .if: ("Chooses by a guard.", [.choice, .requirement])
        case .take: ("Runs named steps.", [])
        case .restart: ("Restarts a flow.", [])
        case .resume: ("Continues with what a guard held back.", [])
        }
    }

    /// How the step stands to the steps around it.
    public var traits: StepTraits {
        switch self {
        case .push: StepTraits(adds: .slots, afterLeaving: .whereItStartsAFlow)
        case .replace, .pop, .popToRoot: StepTraits()
        case .setStack, .popTo: StepTraits(adds: .slots)
        case .select, .switch: StepTraits(leaves: .flow, afterLeaving: .always)
        case .present: StepTraits(adds: .layer, leaves: .flow, afterLeaving: .always)
        case .dismiss, .dismissAll: StepTraits(leaves: .layer)
        case .finish, .alert: StepTraits(ends: .always)
        case .perform: StepTraits(ends: .whereItHasHandlers, afterLeaving: .always)
        case .if: StepTraits(afterLeaving: .always)
        // The steps that replace them are checked instead.
        case .take, .restart: StepTraits(afterLeaving: .always)
        case .resume: StepTraits(ends: .always, afterLeaving: .always)
        }
    }
}
