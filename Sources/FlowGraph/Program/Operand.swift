/// An operand of a step, with its names resolved.
public enum Operand: Sendable {
    /// The screen or flow that the step shows itself, so its `requires` guard is asked.
    case use(Use)
    /// The site at which the step pushes a flow.
    case flowSite(SiteID?)
    /// The site of a presentation.
    case site(SiteID)
    /// The method parameter with the popover's anchor.
    case anchor(String?)
    /// The screens of a stack, bottom first.
    case stack([Use])
    /// A number of screens.
    case count(Int)
    /// The screen to find.
    case screen(ScreenID)
    /// The action if that screen isn't found.
    case fallback(Step.Fallback?)
    /// A tab by its index, its root with new values, and the new screens above its root.
    case tab(FlowID, Int, root: Use?, stack: [Use]?)
    /// A child by its index, and its arguments.
    case child(FlowID, Int, Use?)
    /// True if the target restarts.
    case reset(Bool)
    /// A result by its index.
    case result(FlowID, Int)
    /// Arguments for parameters.
    case arguments([Argument])
    /// The alert to show.
    indirect case alert(Alert)
    /// The effect to call. `onTop` is true for a screen effect that is performed by the screen on
    /// top, not by the screen that the steps belong to.
    case effect(EffectID, onTop: Bool)
    /// The handlers of the app's answers.
    case answers([Handler], of: EffectID)
    /// A guard, with the steps if it is true and if it is false.
    case choice(Condition, then: [Step], else: [Step])
    /// True if the guard comes from a target's `requires`.
    case requirement(Bool)

    /// The kinds of operand.
    public enum Kind: Sendable, CaseIterable {
        case use, flowSite, site, anchor, stack, count, screen, fallback, tab, child, reset, result, arguments, alert, effect, answers,
            choice,
            requirement
    }

    var kind: Kind {
        switch self {
        case .use: .use
        case .flowSite: .flowSite
        case .site: .site
        case .anchor: .anchor
        case .stack: .stack
        case .count: .count
        case .screen: .screen
        case .fallback: .fallback
        case .tab: .tab
        case .child: .child
        case .reset: .reset
        case .result: .result
        case .arguments: .arguments
        case .alert: .alert
        case .effect: .effect
        case .answers: .answers
        case .choice: .choice
        case .requirement: .requirement
        }
    }
}

extension Step.Action {
    /// The declared use of the tab or child that the step shows without specifying its content.
    ///
    /// - Parameter program: the program that the step is part of.
    /// - Returns: how the tab or child is created; `nil` if the step shows neither, specifies the
    ///   child's arguments itself, or shows an action tab.
    public func ownUse(in program: Program) -> Use? {
        for operand in operands {
            switch operand {
            case .tab(let flow, let tab, _, _): return program[flow].tabs[tab].use
            case .child(let flow, let child, nil): return program[flow].children[child].use
            case .use, .flowSite, .site, .anchor, .stack, .count, .screen, .fallback, .child, .reset, .result, .arguments, .alert, .effect,
                .answers, .choice, .requirement:
                continue
            }
        }
        return nil
    }
}
