/// What every coordinator has: the scene's navigation, and the container that shows its flow. The
/// generated coordinators are subclasses.
///
/// The scene delegate keeps the root coordinator and puts what `start()` returns into the window;
/// everything else hangs from there.
@MainActor
open class Coordinator {
    /// The flow's name in the spec.
    public let flowName: String
    /// The scene's navigation; the root keeps it.
    private(set) weak var navigator: Navigator?
    private var ownNavigator: Navigator?
    /// Who is told of events, where that is set before the start.
    private(set) var earlyOnEvent: ((NavigationEvent) -> Void)?
    /// The hand-written code that has started the flow.
    private var ownHost: (any FlowHost)?
    /// Where links wait; of the root only, once there was one.
    private var ownLinkGate: LinkGate?
    /// What shows the flow; nil for a flow that was pushed, whose screens stand on another flow's
    /// stack.
    private(set) var content: Content?
    private(set) weak var pushedOn: NavigationStack?
    /// The screen that the flow has begun with.
    var beganWith: (any ScreenValue)?

    /// Makes the coordinator of a flow. Nothing is shown, and no view controller is made, before it
    /// is started.
    ///
    /// - Parameter flowName: the flow's name in the spec.
    public init(flowName: String) {
        self.flowName = flowName
    }

    /// Begins the navigation of a scene with this flow as its root, and gives what fills the
    /// window.
    func begin(_ navigator: Navigator) -> Content {
        ownNavigator = navigator
        navigator.onEvent = earlyOnEvent
        let content = ownContent()
        content.attach(to: navigator)
        content.keepCoordinators()
        return content
    }

    /// Starts a hosted flow's own navigation.
    func begin(_ navigator: Navigator, for host: any FlowHost) -> Content {
        ownHost = host
        return begin(navigator)
    }

    /// Begins the navigation of a scene with a saved state, as far as that can be restored.
    func begin(_ navigator: Navigator, restoring state: SavedState) -> (content: Content, restoration: Restoration) {
        let first = begin(navigator)
        let restoration = StateRestorer.restore(state, navigator)
        navigator.report(.restored(restoration))
        return (content ?? first, restoration)
    }

    /// The state of the scene as it can be saved; nil where this isn't the root coordinator, the
    /// scene hasn't started, or the spec doesn't ask for it.
    public var savedState: SavedState? {
        ownNavigator.flatMap { StateSaver.save($0) }
    }

    /// Ends the navigation that `start()` began: presented layers go without animation, and
    /// everything is released. A stopped coordinator isn't used again.
    ///
    /// UIKit leaves what is presented on the screen, and alive, when the window's root is replaced.
    /// So give the window its next root in the completion.
    ///
    /// A hosted flow leaves as if it had been dismissed, and its host is told.
    ///
    /// - Parameter completion: is called when nothing is presented any more: before this method
    ///   returns, or, while something slides in or out, when that has ended.
    public func stop(completion: @escaping () -> Void = {}) {
        // It is called on the main actor only. An app's closures in Swift 5 mode aren't Sendable.
        nonisolated(unsafe) let completion = completion
        if let host = navigator?.host, host.flow === self { return host.leave { completion() } }
        guard let navigator = ownNavigator else { return completion() }
        navigator.stop { completion() }
        letGo()
    }

    /// Releases the navigation that the coordinator has started.
    func letGo() {
        ownHost = nil
        ownNavigator = nil
        content?.release()
    }

    /// The state of the whole scene.
    public var snapshot: Snapshot {
        navigator?.snapshot ?? Snapshot(layers: [])
    }

    /// Is told of each change, ignored call and refusal in the scene: for logging and analytics.
    public var onEvent: ((NavigationEvent) -> Void)? {
        get { navigator?.onEvent ?? earlyOnEvent }
        set {
            earlyOnEvent = newValue
            navigator?.onEvent = newValue
        }
    }

    /// Where links wait.
    var linkGate: LinkGate {
        if let ownLinkGate { return ownLinkGate }
        let gate = LinkGate(root: self)
        ownLinkGate = gate
        return gate
    }

    /// Lets a link act that waits, if it may now.
    func takeHeldLink() {
        ownLinkGate?.takeHeld()
    }

    /// The router of the screen on top of the active layer, if this coordinator made it.
    public final func routerOnTop() -> ScreenRouter? {
        guard let slot = navigator?.topSlot, slot.maker === self else { return nil }
        return slot.router
    }

    /// Calls a transition on the screen on top, if this coordinator made it and it has that kind of
    /// router; else reports it as ignored.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for the report.
    ///   - call: calls the transition on the router.
    /// - Returns: the coordinator itself, for the next call.
    @discardableResult
    public final func onTop<Kind: ScreenRouter>(_ transition: String = #function, _ call: (Kind) -> Void) -> Self {
        if let router = routerOnTop() as? Kind {
            call(router)
        } else {
            ignore(transition)
        }
        return self
    }

    /// Reports that the screen on top doesn't have a transition that was called on the coordinator.
    ///
    /// - Parameter transition: the transition's name.
    public final func ignore(_ transition: String = #function) {
        navigator?.report(.ignored(transition: transition, screen: navigator?.topSlot?.screen.qualifiedName))
    }

    /// How the flow is presented, unless the step that presents it says otherwise.
    open var presentation: Presentation { Presentation() }

    /// Whether the app keeps this coordinator, or whoever shows its container.
    var isKept: Bool { ownNavigator != nil || content != nil }

    func attach(to navigator: Navigator) {
        self.navigator = navigator
    }

    func stand(on stack: NavigationStack) {
        pushedOn = stack
    }

    /// Takes what was saved in the place of what the flow begins with.
    func restore(_ content: Content) {
        self.content = content
    }

    /// Lets go of the container and its screens. The coordinator may live on, for a screen of its
    /// flow that was put on another's stack.
    func releaseContent() {
        content = nil
    }

    /// The flow's own container with its first content, made once.
    func ownContent() -> Content {
        if let content { return content }
        let made: Content =
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
