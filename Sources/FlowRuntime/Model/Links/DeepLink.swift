/// A deep link with its values. The generated enumeration of an app's links conforms.
///
/// Links are parsed on the main actor, because code that parses your own types can be isolated to
/// it.
@MainActor
public protocol DeepLink {
    /// Creates the link that a URL opens, or returns `nil` if it opens none. If several links
    /// match, the most specific one wins.
    init?(_ url: LinkURL)

    /// The link's name in the spec.
    var linkName: String { get }

    /// A URL that opens the link with these values; `nil` if there is none.
    var linkURL: LinkURL? { get }
}

/// The outcome of opening a link.
public enum LinkOutcome: Hashable, Sendable {
    /// The steps of the link are performed, as one change without animation.
    case opened
    /// The target of the link was already on top, or on the stack that the link restarts, with
    /// equal values. It stays as it was; modals and screens above it leave.
    case kept
    /// The link acted, but a view controller that your code presents covers its target.
    case covered
    /// The link waits until the app is ready for it, until a modal that stops links has gone, or
    /// until a newer link arrives.
    case waiting
    /// A modal refuses links, the link refuses modals or its own modal is already on top, or a step
    /// failed. Nothing changed.
    case refused
    /// The link was waiting when a newer one arrived.
    case superseded
    /// The link waited too long.
    case expired
    /// The URL matches none of the app's links.
    case unknown
}

/// A condition that must be true before a link acts.
@MainActor
public struct LinkCondition {
    let isRefused: (SceneState) -> Bool
    let isMet: (SceneState) -> Bool
    /// True if a target that is already on top stays as it is.
    var keepsTarget = false
    /// True for a stack on which a target below others stays, too.
    var goesBack: (NavigationStack) -> Bool = { _ in false }

    /// Never refuses the link.
    public static var none: LinkCondition { LinkCondition(isRefused: { _ in false }, isMet: { _ in true }) }

    /// Refuses the link if anything is presented, also by your code.
    public static var nothingPresented: LinkCondition { LinkCondition(isRefused: { $0.showsModal }, isMet: { _ in true }) }

    /// Keeps the link's target if it is already on top with equal values. Values that aren't
    /// `Equatable` count as different.
    public static var unlessShown: LinkCondition {
        LinkCondition(isRefused: { _ in false }, isMet: { _ in true }, keepsTarget: true)
    }

    /// Keeps the link's target if it is already on top, or on a visible stack that the link would
    /// restart, with equal values. Values that aren't `Equatable` count as different.
    ///
    /// - Parameter flow: the class of the flow whose stack the link restarts.
    public static func unlessShown<Flow: Coordinator>(onStackOf flow: Flow.Type) -> LinkCondition {
        LinkCondition(isRefused: { _ in false }, isMet: { _ in true }, keepsTarget: true, goesBack: { $0.base is Flow })
    }

    /// Refuses the link if the topmost modal shows the given flow.
    ///
    /// - Parameter flow: the class of the flow.
    public static func notOnTop<Flow: Coordinator>(_ flow: Flow.Type) -> LinkCondition {
        LinkCondition(isRefused: { $0.layers.last?.content.coordinator is Flow }, isMet: { _ in true })
    }

    /// Refuses the link if the topmost modal shows the given bare screen.
    ///
    /// - Parameters:
    ///   - screen: the screen's name.
    ///   - screens: the enumeration of its flow's screens.
    public static func notOnTop<Screens: ScreenValue>(_ screen: Screens.Name, of screens: Screens.Type) -> LinkCondition {
        let name = ScreenName(flow: Screens.flowName, screen: screen.rawValue)
        return LinkCondition(
            isRefused: { state in
                guard case .screen(let slot)? = state.layers.last?.content else { return false }
                return slot.screen.qualifiedName == name
            }, isMet: { _ in true })
    }

    /// True if a child of a switch flow is visible in the window; otherwise the link waits.
    ///
    /// - Parameters:
    ///   - child: the child.
    ///   - flow: the class of the switch flow.
    public static func shows<Flow: SwitchFlow>(_ child: Flow.Child, of flow: Flow.Type) -> LinkCondition {
        LinkCondition(
            isRefused: { _ in false },
            isMet: { state in
                state.path(in: nil).contains { content in
                    guard case .child(let children) = content, children.base is Flow else { return false }
                    return state.child(of: children).name == child.rawValue
                }
            })
    }

    /// Returns a condition that is true if this one and another are.
    public func and(_ other: LinkCondition) -> LinkCondition {
        LinkCondition(
            isRefused: { isRefused($0) || other.isRefused($0) }, isMet: { isMet($0) && other.isMet($0) },
            keepsTarget: keepsTarget || other.keepsTarget, goesBack: { goesBack($0) || other.goesBack($0) })
    }
}
