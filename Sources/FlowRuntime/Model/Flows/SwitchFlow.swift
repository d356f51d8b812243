/// A coordinator whose flow shows exactly one of its children, such as sign-in and the app itself.
/// Only the child that shows exists.
@MainActor
public protocol SwitchFlow: Coordinator {
    /// The children; a child's raw value is its name.
    associatedtype Child: CaseIterable & RawRepresentable<String>
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// The child that shows first.
    var firstChild: Child { get }

    /// What a child holds; called each time that the child is shown anew.
    ///
    /// - Parameter child: the child.
    func content(of child: Child) -> ChildContent

    /// Takes the steps for a result with which a child has ended.
    ///
    /// - Parameters:
    ///   - child: the child.
    ///   - result: the result, of the type that the child's flow declares.
    ///   - change: the change in which the steps are taken.
    func child(_ child: Child, finishedWith result: Any, _ change: Change<Owner>)
}

extension SwitchFlow {
    /// Nothing happens.
    public func child(_ child: Child, finishedWith result: Any, _ change: Change<Owner>) {}

    /// The child that shows.
    public var currentChild: Child {
        guard case .child(let children)? = content else { return firstChild }
        return Child(rawValue: children.current.name) ?? firstChild
    }

    /// The coordinator of the child that shows; nil for a bare screen, and before the flow is
    /// shown.
    public var currentCoordinator: Coordinator? {
        if case .child(let children)? = content { children.current.coordinator } else { nil }
    }
}

/// What a child of a switch flow holds: a flow, or one bare screen.
@MainActor
public struct ChildContent {
    let content: Content
    let coordinator: Coordinator?
    /// The class of the child's coordinator where only steps make it.
    private(set) var given: Coordinator.Type?

    /// A child that is a flow.
    ///
    /// - Parameter coordinator: the flow's coordinator.
    public static func flow(_ coordinator: Coordinator) -> ChildContent {
        ChildContent(content: coordinator.ownContent(), coordinator: coordinator)
    }

    /// A child that is a stack flow, with what stands above its first screen from the beginning.
    ///
    /// - Parameters:
    ///   - coordinator: the flow's coordinator.
    ///   - stack: the screens and flows above its first screen, bottom first.
    public static func flow<Flow: StackFlow>(_ coordinator: Flow, stack: [StackItem<Flow.Screen>]) -> ChildContent {
        let content = coordinator.ownContent()
        if case .stack(let container) = content {
            container.set(container.slots + container.makeSlots(for: stack, of: coordinator))
        }
        return ChildContent(content: content, coordinator: coordinator)
    }

    /// A child that is one screen of the switch flow itself.
    ///
    /// - Parameters:
    ///   - screen: the screen with its parameters.
    ///   - maker: the coordinator that makes the screen.
    public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) -> ChildContent {
        ChildContent(content: .screen(Slot(screen, of: maker)), coordinator: nil)
    }

    /// A child that only steps show, since they alone know what it is made with. Nothing else asks
    /// for it.
    public static var givenBySteps: ChildContent {
        ChildContent(content: .action(EmptyPlace()), coordinator: nil)
    }

    /// A flow that only steps show, since they alone know what it is made with.
    ///
    /// - Parameter flow: the class of its coordinator.
    public static func givenBySteps(of flow: Coordinator.Type) -> ChildContent {
        var content = givenBySteps
        content.given = flow
        return content
    }

    func child(named name: String) -> ChildSwitch.Child {
        ChildSwitch.Child(name: name, content: content, coordinator: coordinator)
    }
}
