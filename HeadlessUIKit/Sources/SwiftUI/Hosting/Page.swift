import UIKit

/// The views that one controller shows.
@MainActor final class Page {
    let graph: Graph
    /// The node of the stack, tab view or presentation that owns the page.
    private weak var owner: Node?
    weak var controller: UIViewController?
    private(set) var root: Node?
    /// True from the beginning of the page's appearance to the end of its disappearance.
    private(set) var isVisible = false
    private var isApplyDue = false
    /// The presentations that wait until the page can present.
    private var waiting: [(presenter: AnyObject, work: @MainActor () -> Void)] = []
    /// Called in the layout pass after the page has disappeared.
    var disappeared: (@MainActor () -> Void)?

    init(in graph: Graph, within owner: Node?) {
        self.graph = graph
        self.owner = owner
    }

    private var environment: EnvironmentValues {
        var values = owner?.environmentOfChildren ?? EnvironmentValues()
        if owner == nil { values.scenePhase = graph.phase }
        values.horizontalSizeClass = controller?.traitCollection.horizontalSizeClass == .regular ? .regular : .compact
        values[DismissKey.self] = DismissAction { [weak self] in self?.dismiss() }
        return values
    }

    func load(_ view: any View) {
        let node = Node(view, in: graph, parent: owner, page: self, environment: environment)
        root = node
        graph.perform(in: Transaction.current) { node.evaluate() }
    }

    /// Shows a new value of the view if the page is loaded.
    func show(_ view: any View) {
        guard let root else { return }
        graph.perform(in: Transaction.current) { root.show(view, environment: environment) }
    }

    /// Updates the view if the environment has changed.
    func updateEnvironment() {
        if let root, environment.differs(from: root.environment) { show(root.view) }
    }

    func leave() {
        guard let root else { return }
        self.root = nil
        root.leave()
    }

    /// Releases the views after the controller is removed from its container. SwiftUI can delay the
    /// release (O5).
    func leaveContainer() {
        guard owner != nil else { return }
        HeadlessSwiftUI.afterTurns(HeadlessSwiftUI.behavior.turnsToRelease) { [self] in
            if controller?.parent == nil { leave() }
        }
    }

    // MARK: Appearance

    func willAppear() {
        isVisible = true
        for node in root?.all ?? [] {
            guard let state = node.object as? AppearanceState else { continue }
            for case let appearing as Appearing in node.attributes { state.appear(appearing.appear) }
        }
        showBars()
    }

    func didAppear() { free() }

    func didDisappear() {
        isVisible = false
        for node in root?.all ?? [] { (node.object as? AppearanceState)?.leave() }
        guard let disappeared else { return }
        HeadlessUIKit.inLayoutPass(disappeared)
    }

    /// Calls `work` once when the page might be able to present. A presenter waits only once.
    func waitToPresent(_ presenter: AnyObject, _ work: @escaping @MainActor () -> Void) {
        if !waiting.contains(where: { $0.presenter === presenter }) { waiting.append((presenter, work)) }
    }

    /// Runs the waiting presentations, after a dismissal or after the page has appeared.
    func free() {
        let work = waiting
        waiting = []
        for (_, work) in work { work() }
    }

    // MARK: Attributes

    /// Applies the views' attributes after the update.
    func attributesChanged() {
        guard !isApplyDue else { return }
        isApplyDue = true
        graph.afterUpdate { [weak self] in self?.apply() }
    }

    private func apply() {
        isApplyDue = false
        guard let root, let controller else { return }
        // The outermost setting overrides the others, so it is applied last.
        for setting in root.found(PageSetting.self).reversed() { setting.apply(controller) }
        let disabled = root.found(DismissalDisabled.self)
        if !disabled.isEmpty { controller.isModalInPresentation = disabled.contains(where: \.isDisabled) }
        if isVisible { showBars() }
    }

    private func showBars() {
        guard let controller, !controller.children.contains(where: \.isContainer) else { return }
        let hidings = root?.found(BarHiding.self) ?? []
        let (isBarHidden, areTabsHidden) = (hidings.compactMap(\.navigationBar).first ?? false, hidings.compactMap(\.tabBar).first ?? false)
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.isNavigationBarHidden != isBarHidden
        {
            navigation.setNavigationBarHidden(isBarHidden, animated: true)
        }
        controller.tabBarController?.isTabBarHidden = areTabsHidden
    }

    // MARK: Dismissing

    /// Pops the screen, or dismisses the presentation if no screen is below it, like the user (O7).
    private func dismiss() {
        guard let controller else { return }
        if let navigation = controller.navigationController, navigation.viewControllers.first !== controller {
            navigation.popViewController(animated: true)
        } else {
            controller.presentingViewController?.dismiss(animated: true)
        }
    }
}

extension UIViewController {
    fileprivate var isContainer: Bool { self is UINavigationController || self is UITabBarController }
}

/// An action that pops a screen or dismisses its presentation.
@MainActor @preconcurrency public struct DismissAction: UncomparedProperty {
    let action: @MainActor () -> Void

    /// Pops or dismisses.
    public func callAsFunction() { action() }

    func isSame(as other: Any) -> Bool { other is DismissAction }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible.
    case background
    /// Visible, but not in use.
    case inactive
    /// In use.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// Pops the view's screen or dismisses its presentation.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// The phase of the scene.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The available space along one axis.
public enum UserInterfaceSizeClass: Sendable {
    /// Little space.
    case compact
    /// Ample space.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The size class of the window's width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
}
