/// A part of what a step says beside its keyword, with names looked up.
public enum Operand: Sendable {
    /// The screen or flow that the step puts somewhere by itself, so that the guard which it
    /// requires is asked.
    case use(Use)
    /// Where the flow is started that is put on a stack.
    case flowSite(SiteID?)
    /// Where something is presented.
    case site(SiteID)
    /// The method's parameter that a popover comes from.
    case anchor(String?)
    /// The screens of a stack, bottom first.
    case stack([Use])
    /// How many screens.
    case count(Int)
    /// The screen that is looked for.
    case screen(ScreenID)
    /// What happens where that isn't there.
    case fallback(Step.Fallback?)
    /// A tab by its index, and what then stands above its root.
    case tab(FlowID, Int, stack: [Use]?)
    /// A child by its index, and how it is made.
    case child(FlowID, Int, Use?)
    /// Whether what shows begins anew.
    case reset(Bool)
    /// A result by its index.
    case result(FlowID, Int)
    /// Values for parameters.
    case arguments([Argument])
    /// What the user is asked.
    indirect case alert(Alert)
    /// What the app does; of a screen's effect, whether it is that of the screen on top and not
    /// that of the screen whose steps these are.
    case effect(EffectID, onTop: Bool)
    /// What happens at the app's answers.
    case answers([Handler], of: EffectID)
    /// A guard, with the steps where it holds and where it doesn't.
    case choice(Condition, then: [Step], else: [Step])
    /// Whether the guard is what a target requires.
    case requirement(Bool)

    /// What an operand is, whatever it says in a step.
    public enum Kind: Sendable, CaseIterable {
        case use, flowSite, site, anchor, stack, count, screen, fallback, tab, child, reset, result, arguments, alert, effect, answers,
            choice,
            requirement
    }

    /// What the operand is.
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
    /// The tab or child that the step shows as it stands, or as it begins by itself.
    ///
    /// - Parameter program: the program that the step is part of.
    /// - Returns: how the tab or child is made; nil where the step shows neither, where it says
    ///   itself how the child is made, and for a tab that holds nothing.
    public func ownUse(in program: Program) -> Use? {
        for operand in operands {
            switch operand {
            case .tab(let flow, let tab, _): return program[flow].tabs[tab].use
            case .child(let flow, let child, nil): return program[flow].children[child].use
            case .use, .flowSite, .site, .anchor, .stack, .count, .screen, .fallback, .child, .reset, .result, .arguments, .alert, .effect,
                .answers, .choice, .requirement:
                continue
            }
        }
        return nil
    }
}
