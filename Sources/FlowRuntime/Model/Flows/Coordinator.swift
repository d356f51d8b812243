/// The base class of generated coordinators. Gives access to the scene's navigation and to the
/// container of the flow.
///
/// Your scene delegate retains the root coordinator and puts the result of `start()` into the
/// window. The root coordinator owns everything else.
@MainActor
open class Coordinator {
    /// The flow's name in the spec.
    public let flowName: String
    /// The scene's navigation, which the root retains.
    private(set) weak var navigator: Navigator?
    private var ownNavigator: Navigator?
    /// The event handler, if it is set before the start.
    private(set) var earlyOnEvent: ((NavigationEvent) -> Void)?
    /// The hand-written code that started the flow.
    private var ownHost: (any FlowHost)?
    /// The gate for deep links; only on the root, created when first needed.
    private var ownLinkGate: LinkGate?
    /// The flow's container; `nil` for a pushed flow, whose screens are on another flow's stack.
    private(set) var content: FlowContent?
    private(set) weak var pushedOn: NavigationStack?
    /// The screen that the flow started with.
    var beganWith: (any ScreenValue)?

    /// Creates a flow's coordinator. Nothing is shown and no view controller is created before the
    /// start.
    public init(flowName: String) {
        self.flowName = flowName
    }

    /// Starts the navigation of a scene with this flow as its root. Returns the window's content.
    func begin(_ navigator: Navigator) -> FlowContent {
        ownNavigator = navigator
        navigator.onEvent = earlyOnEvent
        let content = ownContent()
        content.attach(to: navigator)
        content.keepCoordinators()
        return content
    }

    /// Starts a hosted flow's own navigation.
    func begin(_ navigator: Navigator, for host: any FlowHost) -> FlowContent {
        ownHost = host
        return begin(navigator)
    }

    /// Starts the navigation of a scene from a saved state, as far as it can be restored.
    func begin(_ navigator: Navigator, restoring state: SavedState) -> (content: FlowContent, restoration: Restoration) {
        let first = begin(navigator)
        let restoration = StateRestorer.restore(state, navigator)
        navigator.report(.restored(restoration))
        return (content ?? first, restoration)
    }

    /// The state of the scene for saving. `nil` if this isn't the root coordinator, the scene
    /// hasn't started, or the spec doesn't enable state restoration.
    public var savedState: SavedState? {
        ownNavigator.flatMap { StateSaver.save($0) }
    }

    /// Ends the navigation that `start()` began. Dismisses all modals without animation and
    /// releases everything. Don't use a stopped coordinator again.
    ///
    /// UIKit keeps modals on screen and in memory when you replace the window's root view
    /// controller. So set the window's next root view controller in `completion`.
    ///
    /// A hosted flow ends as if it had been dismissed, and its host is notified. If the user
    /// decides to stay on a screen with unsaved work, the flow doesn't end.
    ///
    /// - Parameter completion: called when nothing is presented any more. This happens before this
    ///   method returns, or at the end of a running animation.
    public func stop(completion: @escaping () -> Void = {}) {
        // It runs only on the main actor. Closures of an app in Swift 5 mode aren't Sendable.
        nonisolated(unsafe) let completion = completion
        if let navigator, let host = navigator.host, host.flow === self { return navigator.leave(host) { completion() } }
        guard let navigator = ownNavigator else { return completion() }
        navigator.stop { completion() }
        letGo()
    }

    /// Releases the navigation that the coordinator started.
    func letGo() {
        ownHost = nil
        ownNavigator = nil
        content?.release()
    }

    /// The state of the whole scene.
    public var snapshot: Snapshot {
        navigator?.snapshot ?? Snapshot(layers: [])
    }

    /// Called for each navigation event in the scene, such as changes, ignored calls and refusals.
    /// Use it for logging and analytics.
    public var onEvent: ((NavigationEvent) -> Void)? {
        get { navigator?.onEvent ?? earlyOnEvent }
        set {
            earlyOnEvent = newValue
            navigator?.onEvent = newValue
        }
    }

    var linkGate: LinkGate {
        if let ownLinkGate { return ownLinkGate }
        let gate = LinkGate(root: self)
        ownLinkGate = gate
        return gate
    }

    /// Opens the waiting link, if it can act now.
    func takeHeldLink() {
        ownLinkGate?.takeHeld()
    }

    /// Returns the router of the topmost screen, or `nil` if another coordinator made that screen.
    public final func routerOnTop() -> ScreenRouter? {
        guard let slot = navigator?.topSlot, slot.maker === self else { return nil }
        return slot.router
    }

    /// Calls a transition on the topmost screen, if this coordinator made it and its router is a
    /// `Kind`. Otherwise reports the call as ignored.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for the report.
    ///   - call: calls the transition on the router.
    /// - Returns: the coordinator itself, for chaining.
    @discardableResult
    public final func onTop<Kind: ScreenRouter>(_ transition: String = #function, _ call: (Kind) -> Void) -> Self {
        if let router = routerOnTop() as? Kind {
            call(router)
        } else {
            ignore(transition)
        }
        return self
    }

    /// Reports that the topmost screen doesn't have a transition called on the coordinator.
    ///
    /// - Parameter transition: the transition's name.
    public final func ignore(_ transition: String = #function) {
        navigator?.report(.ignored(transition: transition, screen: navigator?.topSlot?.screen.qualifiedName))
    }

    /// How the flow is presented, unless the step that presents it overrides this.
    open var presentation: Presentation { Presentation() }

    /// True if the app or the owner of the container retains this coordinator.
    var isKept: Bool { ownNavigator != nil || content != nil }

    func attach(to navigator: Navigator) {
        self.navigator = navigator
    }

    func stand(on stack: NavigationStack) {
        pushedOn = stack
    }

    /// Replaces the initial content with the restored one.
    func restore(_ content: FlowContent) {
        self.content = content
    }

    /// Releases the container and its screens. The coordinator can outlive them if another flow's
    /// stack has a screen of its flow.
    func releaseContent() {
        content = nil
    }

    /// Returns the flow's own container. The first call creates it with its first content.
    func ownContent() -> FlowContent {
        if let content { return content }
        let made: FlowContent =
            switch self {
            case let flow as any TabbedFlow: .tabs(TabBar(of: flow))
            case let flow as any SwitchFlow: .child(ChildSwitch(of: flow))
            case let flow as any SingleFlow: .single(flow.firstSlot())
            case let flow as any StackFlow: .stack(NavigationStack(base: self, slots: [flow.firstSlot()]))
            default: .stack(NavigationStack(base: self, slots: []))
            }
        content = made
        return made
    }
}
