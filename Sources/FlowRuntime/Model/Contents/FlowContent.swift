/// The content of a window, a presented layer, a tab or a switch.
@MainActor
enum FlowContent {
    case stack(NavigationStack)
    case tabs(TabBar)
    case child(ChildSwitch)
    /// A flow without a container.
    case single(Slot)
    /// A bare screen of the flow that contains or presents it.
    case screen(Slot)
    /// A tab that is never selected.
    case action(EmptyPlace)

    /// The coordinator of the content's flow; `nil` for a bare screen.
    var coordinator: Coordinator? {
        switch self {
        case .stack(let stack): stack.base
        case .tabs(let bar): bar.base
        case .child(let children): children.base
        case .single(let slot): slot.maker
        case .screen, .action: nil
        }
    }

    var isContainer: Bool {
        switch self {
        case .tabs, .child: true
        case .stack, .single, .screen, .action: false
        }
    }

    /// The contents directly in the container, visible or not.
    var children: [FlowContent] {
        switch self {
        case .tabs(let bar): bar.contents
        case .child(let children): [children.current.content]
        case .stack, .single, .screen, .action: []
        }
    }

    /// The container's visible child; `nil` if this isn't a container.
    var selected: FlowContent? {
        switch self {
        case .tabs(let bar): bar.selected
        case .child(let children): children.current.content
        case .stack, .single, .screen, .action: nil
        }
    }

    private var slots: [Slot] {
        switch self {
        case .stack(let stack): stack.slots
        case .single(let slot), .screen(let slot): [slot]
        case .tabs, .child, .action: []
        }
    }

    /// Makes the content's flows release it, because it isn't shown any more.
    func release() {
        coordinator?.releaseContent()
        for child in children { child.release() }
    }

    /// Attaches all flows of the content, visible or not, to their scene.
    func attach(to navigator: Navigator) {
        switch self {
        case .stack(let stack): stack.navigator = navigator
        case .tabs(let bar): bar.navigator = navigator
        case .child(let children): children.navigator = navigator
        case .single, .screen, .action: break
        }
        coordinator?.attach(to: navigator)
        for slot in slots {
            slot.mark?.coordinator.attach(to: navigator)
            if slot.attributes.unsaved { navigator.canHaveUnsavedWork = true }
        }
        for child in children { child.attach(to: navigator) }
    }

    /// Retains the coordinators that nothing else retains, see ``Slot/keepCoordinators()``.
    func keepCoordinators() {
        for slot in slots { slot.keepCoordinators() }
        for child in children { child.keepCoordinators() }
    }

    /// True if the content contains a stack, a bar or a switch, visible or not.
    func holds(_ owner: AnyObject) -> Bool {
        switch self {
        case .stack(let stack): if stack === owner { return true }
        case .tabs(let bar): if bar === owner { return true }
        case .child(let children): if children === owner { return true }
        case .single, .screen, .action: return false
        }
        for child in children where child.holds(owner) { return true }
        return false
    }
}
