import FlowSpec

/// A step with its names resolved, and its location.
public struct Step: Sendable {
    /// The step's action.
    public var action: Action
    /// Controls the animation of visible changes.
    public var animation = Animation.always
    /// The reusable steps or transitions that contain the step, outermost first; empty if in place.
    public var taken: [TakenSteps] = []
    /// The outermost location that copies the step from elsewhere; `nil` if it is written in place.
    /// This is a `take`, a screen that is `like` another, or the guarded step of an `otherwise`.
    public var taker: SourceRange?
    /// The flow on top that performs this step and the rest of its list; `nil` if it is the flow of
    /// the preceding steps. Links continue in the flows that they start.
    public var within: FlowID?
    /// The range of the whole step.
    public var range: SourceRange

    /// Creates a step.
    public init(action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }

    /// The animation of a step's visible changes.
    public enum Animation: Hashable, Sendable {
        case always, never
        /// Animated if all of these values are true.
        case given([Value])
    }

    /// The action of a step.
    public indirect enum Action: Sendable {
        /// Pushes a screen, or the start screens of a stack flow. A flow's site has its handlers.
        case push(Use, SiteID?)
        /// Replaces the top screen.
        case replace(Use)
        /// Replaces the screens of the own activation, bottom first; the first is a screen.
        case setStack([Use])
        /// Removes this many screens from the top; at least one.
        case pop(Int)
        /// Removes screens until the screen is on top.
        case popTo(ScreenID, else: Fallback?)
        /// Goes back to the activation's first screen.
        case popToRoot
        /// Shows the tab at an index of a tabs flow. `stack` lists the new screens above the tab's
        /// root: `[]` resets the tab to its root, `nil` keeps its stack. `root` has new values for
        /// the root, and requires `stack`.
        case select(FlowID, tab: Int, root: Use?, stack: [Use]?)
        /// Shows the child at an index of a switch flow. If the step specifies more than the name,
        /// `use` describes the child, which restarts. The child's own use supplies missing
        /// arguments in its flow's scope.
        case switchTo(FlowID, child: Int, use: Use?, reset: Bool)
        /// Presents a flow or screen over the active layer. A popover's `anchor` is a method
        /// parameter.
        case present(Use, SiteID, anchor: String?)
        /// Dismisses the presented layer that contains the flow.
        case dismiss
        /// Dismisses every presented layer.
        case dismissAll
        /// Ends the flow's activation with the result at an index.
        case finish(FlowID, result: Int, arguments: [Argument])
        /// Shows an alert.
        case alert(Alert)
        /// Calls the app. If there are handlers, one for each result, it waits for the answer.
        case perform(EffectID, onTop: Bool, arguments: [Argument], handlers: [Handler])
        /// Branches on a guard. If `isRequirement` is true, the first list contains the target's
        /// step and the second its `otherwise`.
        case choose(Condition, then: [Step], else: [Step], isRequirement: Bool)
    }

    /// The alternative if `popTo` can't find the screen.
    public enum Fallback: Sendable {
        /// Pushes the screen.
        case push(Use)
        /// Goes back to the activation's first screen.
        case root
        /// Keeps the stack.
        case stay
    }
}

extension Step.Animation {
    /// Creates an animation setting from a value of type `Bool`.
    init(_ value: Value) {
        switch value {
        case .literal("true"): self = .always
        case .literal: self = .never
        case .method, .screen, .flow, .result: self = .given([value])
        }
    }

    /// The values that control the animation.
    public var values: [Value] {
        if case .given(let values) = self { values } else { [] }
    }

    /// The conjunction of both settings.
    func and(_ other: Self) -> Self {
        switch (self, other) {
        case (.never, _), (_, .never): .never
        case (.always, let one), (let one, .always): one
        case (.given(let first), .given(let second)): .given(first + second.filter { !first.contains($0) })
        }
    }
}

extension Step {
    /// True if an animation of the step can be visible. Showing a tab without changing its stack
    /// has none; a choice has one if one of its branches does.
    var canBeAnimated: Bool {
        switch action {
        case .select(_, _, _, let stack): stack != nil
        case .choose(_, let then, let otherwise, _): (then + otherwise).contains(where: \.canBeAnimated)
        default: action.keyword.canBeAnimated
        }
    }

    /// The step, animated only if `other` is true as well. This applies to both branches of a
    /// choice but not to handlers, such as a flow's result handlers.
    func animated(where other: Animation) -> Step {
        guard other != .always else { return self }
        var step = self
        // A step without animation doesn't need the value.
        if other == .never || canBeAnimated { step.animation = animation.and(other) }
        if case .choose(let condition, let then, let otherwise, let isRequirement) = action {
            let others = isRequirement ? otherwise : otherwise.map { $0.animated(where: other) }
            step.action = .choose(condition, then: then.map { $0.animated(where: other) }, else: others, isRequirement: isRequirement)
        }
        return step
    }

    /// The condition and variants of a `present` step with a guarded presentation; otherwise `nil`.
    public var waysOfPresenting: (condition: Condition, then: Step, otherwise: Step)? {
        guard case .choose(let condition, let then, let otherwise, false) = action, then.count == 1, otherwise.count == 1,
            case .present = then[0].action, case .present = otherwise[0].action, then[0].range == range, otherwise[0].range == range
        else { return nil }
        return (condition, then[0], otherwise[0])
    }
}

extension Step.Action {
    /// The step's keyword in a spec.
    public var keyword: StepKeyword { describe { _ in } }

    /// The step's operands, in the order of ``FlowSpec/StepKeyword/operands``.
    public var operands: [Operand] {
        var operands: [Operand] = []
        forEachOperand { operands.append($0) }
        return operands
    }

    /// Calls a function with each of ``operands``, in their order.
    ///
    /// - Parameter body: receives each operand.
    public func forEachOperand(_ body: (Operand) -> Void) { _ = describe(body) }

    // Every traversal of a step's parts uses this function, so a new step needs no other changes.
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
        case .select(let flow, let tab, let root, let stack):
            operand(.tab(flow, tab, root: root, stack: stack))
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

// Called very often, and most steps have neither.
extension Step.Action {
    /// The screens and flows that the step itself creates, without the stacks above them and
    /// without nested lists.
    public var createdUses: [Use] {
        switch self {
        case .push(let use, _), .replace(let use), .present(let use, _, _), .popTo(_, .push(let use)), .switchTo(_, _, let use?, _): [use]
        case .setStack(let uses), .select(_, _, _, let uses?): uses
        case .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose: []
        }
    }

    /// The site at which the step starts or presents something and handles its end.
    public var site: SiteID? {
        switch self {
        case .push(_, let site): site
        case .present(_, let site, _): site
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose:
            nil
        }
    }

    /// The nested lists, as alternatives: the step runs exactly one. Empty for a step with a site.
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
    /// The keywords of a program's steps, without keywords that the linker replaces.
    public static let linked = allCases.filter { ![.take, .restart, .resume].contains($0) }

    /// A one-sentence description of the step.
    public var summary: String { facts.summary }

    /// The operands of the step in a program.
    public var operands: [Operand.Kind] { facts.operands }

    private var facts: (summary: String, operands: [Operand.Kind]) {
        switch self {
        case .push: ("Pushes a screen or the first screens of a stack flow.", [.use, .flowSite])
        case .replace: ("Replaces the top screen.", [.use])
        case .setStack: ("Replaces all screens of the flow.", [.stack])
        case .pop: ("Removes screens from the top of the stack.", [.count])
        case .popTo: ("Removes screens until the given screen is on top.", [.screen, .fallback])
        case .popToRoot: ("Goes back to the first screen of the flow.", [])
        case .select: ("Selects a tab or column.", [.tab])
        case .switch: ("Shows a child of a switch flow.", [.child, .reset])
        case .present: ("Presents a flow or screen over the top modal.", [.use, .site, .anchor])
        case .dismiss: ("Dismisses the modal of the flow.", [])
        case .dismissAll: ("Dismisses all modals.", [])
        case .finish: ("Ends a flow with a result.", [.result, .arguments])
        case .alert: ("Shows an alert.", [.alert])
        case .perform: ("Performs an effect of the app.", [.effect, .arguments, .answers])
        case .if: ("Chooses steps by a guard.", [.choice, .requirement])
        case .take: ("Runs reusable steps.", [])
        case .restart: ("Restarts a flow.", [])
        case .resume: ("Continues the step that a guard stopped.", [])
        }
    }

    /// How the step interacts with the steps around it.
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
