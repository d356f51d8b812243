/// A way into the app from outside, with its values. The generated enumeration of an app's links
/// conforms.
///
/// Links are read on the main actor, since what reads the app's own types may be isolated to it.
@MainActor
public protocol DeepLink {
    /// The link that a URL opens; nil where it opens none. Of several that match, the most specific
    /// counts.
    ///
    /// - Parameter url: a URL.
    init?(_ url: LinkURL)

    /// The link's name in the spec.
    var linkName: String { get }

    /// A URL that opens the link with these values; nil where there is none.
    var linkURL: LinkURL? { get }
}

/// What became of a link.
public enum LinkOutcome: Hashable, Sendable {
    /// What it opens shows.
    case opened
    /// It waits until the app is ready for it, or a newer one comes.
    case waiting
    /// Something is presented that the link doesn't dismiss, or a step couldn't be taken; nothing
    /// happened.
    case refused
    /// It waited, and a newer one came.
    case superseded
    /// It waited too long.
    case expired
    /// The URL is none of the app's links.
    case unknown
}

/// What must hold for a link to act.
@MainActor
public struct LinkCondition {
    let isRefused: (SceneState) -> Bool
    let isMet: (SceneState) -> Bool

    /// Nothing.
    public static var none: LinkCondition { LinkCondition(isRefused: { _ in false }, isMet: { _ in true }) }

    /// Nothing is presented; else the link is refused.
    public static var nothingPresented: LinkCondition { LinkCondition(isRefused: { !$0.layers.isEmpty }, isMet: { _ in true }) }

    /// The topmost presented layer isn't a flow; else the link is refused.
    ///
    /// - Parameter flow: the class of the flow.
    public static func notOnTop<Flow: Coordinator>(_ flow: Flow.Type) -> LinkCondition {
        LinkCondition(isRefused: { $0.layers.last?.content.coordinator is Flow }, isMet: { _ in true })
    }

    /// The topmost presented layer isn't a bare screen; else the link is refused.
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

    /// A child of a switch flow shows in the window; else the link waits.
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

    /// This and another.
    ///
    /// - Parameter other: what must hold too.
    public func and(_ other: LinkCondition) -> LinkCondition {
        LinkCondition(isRefused: { isRefused($0) || other.isRefused($0) }, isMet: { isMet($0) && other.isMet($0) })
    }
}
