/// What fills a window, a presented layer, a tab or a switch.
@MainActor
enum Content {
    case stack(NavigationStack)
    case tabs(TabBar)
    case child(ChildSwitch)
    /// A flow without a container.
    case single(Slot)
    /// A bare screen, of the flow whose container it is in or that presents it.
    case screen(Slot)
    /// A tab that is never selected.
    case action(EmptyPlace)

    /// The coordinator whose flow this is; nil for a bare screen.
    var coordinator: Coordinator? {
        switch self {
        case .stack(let stack): stack.base
        case .tabs(let bar): bar.base
        case .child(let children): children.base
        case .single(let slot): slot.maker
        case .screen, .action: nil
        }
    }

    /// Whether it is tabs or a switch.
    var isContainer: Bool {
        switch self {
        case .tabs, .child: true
        case .stack, .single, .screen, .action: false
        }
    }

    /// What is directly in the container, shown or not.
    var children: [Content] {
        switch self {
        case .tabs(let bar): bar.contents
        case .child(let children): [children.current.content]
        case .stack, .single, .screen, .action: []
        }
    }

    /// What of it the user sees; nil of what is no container.
    var selected: Content? {
        switch self {
        case .tabs(let bar): bar.selected
        case .child(let children): children.current.content
        case .stack, .single, .screen, .action: nil
        }
    }

    /// The slots directly in it.
    private var slots: [Slot] {
        switch self {
        case .stack(let stack): stack.slots
        case .single(let slot), .screen(let slot): [slot]
        case .tabs, .child, .action: []
        }
    }

    /// Makes the flows of the content let go of it, since it isn't shown any more.
    func release() {
        coordinator?.releaseContent()
        for child in children { child.release() }
    }

    /// Tells all flows of the content, shown or not, which scene they are in.
    func attach(to navigator: Navigator) {
        switch self {
        case .stack(let stack): stack.navigator = navigator
        case .tabs(let bar): bar.navigator = navigator
        case .child(let children): children.navigator = navigator
        case .single, .screen, .action: break
        }
        coordinator?.attach(to: navigator)
        for slot in slots { slot.mark?.coordinator.attach(to: navigator) }
        for child in children { child.attach(to: navigator) }
    }

    /// Keeps the coordinators that nothing else keeps, see ``Slot/keepCoordinators()``.
    func keepCoordinators() {
        for slot in slots { slot.keepCoordinators() }
        for child in children { child.keepCoordinators() }
    }

    /// Whether a stack, a bar or a switch is in it, shown or not.
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
