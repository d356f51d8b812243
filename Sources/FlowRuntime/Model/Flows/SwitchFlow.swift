/// A coordinator whose flow shows exactly one of its children, such as sign-in or the app itself.
/// Only the visible child exists.
@MainActor
public protocol SwitchFlow: Coordinator {
    /// The children; a child's raw value is its name.
    associatedtype Child: CaseIterable & RawRepresentable<String>
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// The child that is visible first.
    var firstChild: Child { get }

    /// Returns the content of a child. Called each time the child is created.
    func content(of child: Child) -> ChildContent

    /// Performs the steps for a child's result.
    ///
    /// - Parameters:
    ///   - child: the child.
    ///   - result: the result, of the type that the child's flow declares.
    ///   - change: the change that the steps belong to.
    func child(_ child: Child, finishedWith result: Any, _ change: Change<Owner>)
}

extension SwitchFlow {
    /// Default implementation: ignores the result.
    public func child(_ child: Child, finishedWith result: Any, _ change: Change<Owner>) {}

    /// The visible child.
    public var currentChild: Child {
        guard case .child(let children)? = content else { return firstChild }
        return Child(rawValue: children.current.name) ?? firstChild
    }

    /// The coordinator of the visible child; `nil` for a bare screen, and before the flow is shown.
    public var currentCoordinator: Coordinator? {
        if case .child(let children)? = content { children.current.coordinator } else { nil }
    }
}

/// The content of a switch flow's child: a flow, or one bare screen.
@MainActor
public struct ChildContent {
    let content: FlowContent
    let coordinator: Coordinator?
    /// The class of the child's coordinator, if only steps create it.
    private(set) var given: Coordinator.Type?

    /// A child that is a flow.
    ///
    /// - Parameter coordinator: the flow's coordinator.
    public static func flow(_ coordinator: Coordinator) -> ChildContent {
        ChildContent(content: coordinator.ownContent(), coordinator: coordinator)
    }

    /// A child that is a stack flow, with more screens above its first one.
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

    /// A child that only steps can show, because only they have the values to create it.
    public static var givenBySteps: ChildContent {
        ChildContent(content: .action(EmptyPlace()), coordinator: nil)
    }

    /// A child flow that only steps can show, because only they have the values to create it.
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
