import FlowGraph

/// An action that is possible on one screen, or an action of the user on any screen.
public enum Occasion: Hashable, Sendable {
    /// A transition of a screen or of its flow, on that screen.
    case transition(TransitionID, ScreenID)
    /// The back button, the edge swipe, or the back button's menu.
    case back
    /// Swiping a layer away.
    case swipeDown
    /// Tapping a tab.
    case tap(FlowID, tab: Int)
    /// Opening a link.
    case link(LinkID)
}

extension Occasion {
    /// Creates the occasion of an event; `nil` for the start and the rest of a run.
    init?(_ event: Event) {
        switch event {
        case .launch, .rest: return nil
        case .transition(let transition, let screen): self = .transition(transition, screen)
        case .back: self = .back
        case .swipeDown: self = .swipeDown
        case .tap(let flow, let tab): self = .tap(flow, tab: tab)
        case .link(let link): self = .link(link)
        }
    }

    /// Creates the occasion of a move on a screen.
    init(_ move: Move, on screen: ScreenID) {
        switch move {
        case .transition(let transition): self = .transition(transition, screen)
        case .back, .backMenu: self = .back
        case .swipeDown: self = .swipeDown
        case .tap(let flow, let tab): self = .tap(flow, tab: tab)
        case .link(let link): self = .link(link)
        }
    }
}
