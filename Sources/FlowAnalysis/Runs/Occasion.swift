import FlowGraph

/// Something that can be done on a screen, or by the user in any.
public enum Occasion: Hashable, Sendable {
    /// A transition, its screen's own or its flow's, on that screen.
    case transition(TransitionID, ScreenID)
    /// The back button, the swipe from the edge or the back button's menu.
    case back
    /// A layer is swiped away.
    case swipeDown
    /// A tap on a tab.
    case tap(FlowID, tab: Int)
    /// A link.
    case link(LinkID)
}

extension Occasion {
    /// What an event is to others; nil of the start.
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

    /// What a move is on a screen.
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
