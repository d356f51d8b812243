public import UIKit

/// A view that shows a view controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that lives as long as the controller.
    associatedtype Coordinator = Void
    /// The view's coordinator and environment.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller, once for each position of the view in the view tree.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller when the view has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view is removed from the interface.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the object that lives as long as the controller.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    /// Not available: the view is primitive.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
}

/// The context of a view that shows a controller.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that lives as long as the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

extension UIViewControllerRepresentable {
    /// Shows the controller on the page of a node.
    func show(on node: Node) -> [ChildView] {
        node.link(self)
        let represented = node.object as? Represented<Self> ?? Represented(coordinator: makeCoordinator())
        node.object = represented
        represented.show(self, on: node)
        return []
    }
}

/// The controller of a view, as a child of the page's controller.
@MainActor private final class Represented<Representable: UIViewControllerRepresentable>: NodeObject {
    private let coordinator: Representable.Coordinator
    private var controller: Representable.UIViewControllerType?

    init(coordinator: Representable.Coordinator) {
        self.coordinator = coordinator
    }

    func show(_ view: Representable, on node: Node) {
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, environment: node.environment, transaction: Transaction.current)
        if let controller { return view.updateUIViewController(controller, context: context) }
        let controller = view.makeUIViewController(context: context)
        self.controller = controller
        view.updateUIViewController(controller, context: context)
        node.page?.controller?.embed(controller)
    }

    func leave() {
        guard let controller else { return }
        self.controller = nil
        controller.disembed()
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
}

extension UIViewController {
    /// Adds a child controller and its view.
    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Removes the controller and its view from its container.
    func disembed() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
