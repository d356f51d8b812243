import UIKit

/// The navigation controller of a stack.
@MainActor final class StackObject: NSObject, NodeObject, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let root: UIHostingController<AnyView>
    /// The screens above the root.
    private var screens: [(element: AnyHashable, controller: UIHostingController<AnyView>)] = []
    /// The requested path.
    var wanted: [AnyHashable] = []
    var write: @MainActor ([AnyHashable]) -> Void = { _ in }
    private weak var node: Node?
    private var identity: [AnyHashable] = []
    /// Detects two events that UIKit doesn't report. UIKit can merge a user's change with the
    /// previous change, and can cancel a swipe together with that change.
    private var observer: AnyObject?
    /// True while this object sets the stack and ignores UIKit's callbacks.
    private var isSetting = false

    init(_ view: some View, of node: Node) {
        self.node = node
        root = UIHostingController(rootView: AnyView(view), within: node)
        super.init()
        identity = Self.identity(of: view)
        navigation.delegate = self
        navigation.setViewControllers([root], animated: false)
        node.page?.controller?.embed(navigation)
        root.loadViewIfNeeded()
        observer = HeadlessUIKit.atEndOfTurns { [weak self] in
            self?.compare()
        }
    }

    /// Returns the identity of a root view: its type, and its explicit id if it has one.
    private static func identity(of view: any View) -> [AnyHashable] {
        [AnyHashable(ObjectIdentifier(type(of: view)))] + ((view as? any WithIdentity).map { [$0.id] } ?? [])
    }

    func show(_ view: some View) {
        let identity = Self.identity(of: view)
        let isOtherRoot = identity != self.identity
        self.identity = identity
        root.rootView = AnyView(view)
        if isOtherRoot, HeadlessSwiftUI.behavior.losesPathWithRoot, !wanted.isEmpty { return lose() }
        settle()
    }

    /// Discards the path, because the root view has changed together with the path (S11).
    private func lose() {
        set([], animated: false)
        write([])
    }

    /// Updates the navigation controller to match the path.
    private func settle() {
        guard let node else { return }
        if navigation.transitionCoordinator != nil {
            // A screen that the user is popping is still in the path.
            if wanted != screens.map(\.element) { settleLater() }
            return
        }
        set(wanted, animated: !Transaction.current.disablesAnimations)
        node.page?.attributesChanged()
    }

    /// Handles a path that has changed during a transition (S9, S12).
    private func settleLater() {
        switch HeadlessSwiftUI.behavior.pathDuringTransition {
        case .lost: return
        case .applied: atRest { [weak self] in self?.settle() }
        case .truncated:
            atRest { [weak self] in
                guard let self else { return }
                let shown = screens.map(\.element)
                let same = zip(shown, wanted).prefix { $0 == $1 }.count
                wanted = Array(wanted.prefix(same + 1))
                set(wanted, animated: true)
                write(wanted)
            }
        }
    }

    private func atRest(_ work: @escaping @MainActor () -> Void) {
        guard let coordinator = navigation.transitionCoordinator else { return work() }
        coordinator.animate(alongsideTransition: nil) { _ in HeadlessUIKit.inNextTurn(work) }
    }

    private func set(_ path: [AnyHashable], animated: Bool) {
        let old = screens
        var known = screens
        screens = path.map { element in
            let index = known.firstIndex { $0.element == element }
            let screen = index.map { known.remove(at: $0) } ?? (element, screen(for: element))
            if index != nil, let view = destination(of: element) { screen.1.rootView = AnyView(view) }
            return screen
        }
        let controllers = [root] + screens.map(\.controller)
        guard !controllers.elementsEqual(navigation.viewControllers, by: ===) else { return }
        isSetting = true
        navigation.setViewControllers(controllers, animated: animated && old.count != screens.count)
        isSetting = false
    }

    private func screen(for element: AnyHashable) -> UIHostingController<AnyView> {
        guard let node else { return root }
        guard let view = destination(of: element) else {
            HeadlessSwiftUI.warn("A navigationDestination for \(type(of: element.base)) wasn't found.")
            return UIHostingController(rootView: AnyView(EmptyView()), within: node)
        }
        return UIHostingController(rootView: AnyView(view), within: node)
    }

    private func destination(of element: AnyHashable) -> (any View)? {
        let pages = [root.page] + screens.map(\.controller.page)
        let type = ObjectIdentifier(Swift.type(of: element.base))
        let destinations = pages.flatMap { $0.root?.found(Destination.self) ?? [] }.filter { $0.type == type }
        if destinations.count > 1 {
            HeadlessSwiftUI.warn("A navigationDestination for \(Swift.type(of: element.base)) was declared earlier on the stack.")
        }
        return destinations.first?.make(element)
    }

    // MARK: The user

    private func compare() {
        guard navigation.transitionCoordinator == nil else { return }
        takeOver()
        if navigation.viewControllers.count - 1 > screens.count { set(screens.map(\.element), animated: false) }
    }

    func navigationController(_ navigation: UINavigationController, willShow: UIViewController, animated: Bool) {
        guard HeadlessSwiftUI.behavior.writesPathEarly, !isSetting else { return }
        guard let coordinator = navigation.transitionCoordinator, coordinator.isInteractive else { return takeOver() }
        coordinator.notifyWhenInteractionChanges { [weak self] in if !$0.isCancelled { self?.takeOver() } }
    }

    func navigationController(_ navigation: UINavigationController, didShow: UIViewController, animated: Bool) {
        if !isSetting { takeOver() }
    }

    /// Writes the path if the user has gone back (S6).
    private func takeOver() {
        // The user can still cancel the swipe.
        guard navigation.transitionCoordinator?.isInteractive != true else { return }
        let count = navigation.viewControllers.count - 1
        guard count >= 0, count < screens.count else { return }
        screens.removeSubrange(count...)
        wanted = screens.map(\.element)
        write(wanted)
        node?.invalidate()
    }

    func leave() {
        navigation.disembed()
        for controller in [root] + screens.map(\.controller) { controller.page.leave() }
    }
}

/// A view with an explicit identity.
@MainActor protocol WithIdentity {
    var id: AnyHashable { get }
}

extension IdentifiedView: WithIdentity {}
