import FlowRuntime
import FlowTesting
import UIKit

/// A hand-written app that starts flows of the shop at random. Its user and code end them in every
/// possible way, sometimes during a transition.
@MainActor final class HostedWalk {
    /// A flow that was started, and how often its end was reported.
    final class Start {
        weak var coordinator: Coordinator?
        weak var place: UIViewController?
        let way: String
        var ends = 0
        /// The container that the app presented for the flow.
        weak var container: UIViewController?
        /// The presenting screen, which the app retains while it awaits the flow.
        var keptPlace: UIViewController?
        /// The app's reference to a flow whose container it presented itself.
        var kept: Coordinator?

        init(_ coordinator: Coordinator, _ way: String, at place: UIViewController?) {
            self.coordinator = coordinator
            self.way = way
            self.place = place
        }
    }

    let window = UIWindow()
    let user: HeadlessUser
    var random: SeededGenerator
    var starts: [Start] = []
    /// The flows' screens that have been visible.
    private var screens: [Released] = []
    /// The app's newest delegate. Older ones are released.
    var delegate: NavigationNotes?
    /// A call that had an effect and shouldn't have, or the reverse.
    var wrongCall: String?
    private var log: [String] = []
    /// The number of actions per app. Each new app makes different states likely.
    private static let actionsOfOneApp = 100
    /// The number of times that each action was performed.
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64, behavior: UIKitBehavior) {
        HeadlessUIKit.reset()
        HeadlessUIKit.behavior = behavior
        random = SeededGenerator(seed: seed)
        user = HeadlessUser(window: window)
        user.finishesTransitions = false
        replaceRoot()
        window.makeKeyAndVisible()
    }

    /// Performs actions until something is wrong. Returns the error and the preceding actions.
    func run(actions: Int) -> String? {
        for number in 0..<actions {
            if number % Self.actionsOfOneApp == 0 { replaceApp() }
            if pick(3) == 0 { user.finishTransitions() }
            act()
            // Sometimes finish all transitions and check the state.
            guard pick(4) == 0 else { continue }
            user.finishTransitions()
            if HeadlessUIKit.isHeld {
                user.cancelSwipeBack()
                user.cancelSwipeDown()
                user.finishTransitions()
            }
            if let fault { return "action \(number): \(fault), after \(log.joined(separator: "; "))" }
        }
        end()
        return fault ?? starts.first { $0.ends != 1 }.map { "\($0.way) was told \($0.ends) times in the end" }
    }

    /// The first error after all transitions have ended.
    private var fault: String? {
        if let exception = HeadlessUIKit.exceptions.first { return "\(exception)" }
        if let wrongCall { return wrongCall }
        for start in starts {
            if start.ends > 1 { return "\(start.way) was told \(start.ends) times" }
            let shows = start.coordinator?.rootViewController.map(isPartOfWindow) ?? false
            if start.ends == 1, start.kept == nil, start.coordinator != nil { return "\(start.way) has ended and isn't released" }
            if start.ends == 0, start.coordinator == nil { return "\(start.way) is gone, and the app wasn't told" }
            if start.ends == 0, !shows, start.kept == nil, start.place.map(isPartOfWindow) != true {
                return "\(start.way) shows nowhere and goes on"
            }
        }
        if !hasDeadScreens, starts.allSatisfy({ $0.ends == 1 }), screens.contains(where: { !$0.isReleased }) {
            return "a screen of a flow that has ended isn't released"
        }
        return nil
    }

    private func isPartOfWindow(_ controller: UIViewController) -> Bool {
        inWindow.contains { $0 === controller }
    }

    /// All controllers in the window, each before its children and its presented controller.
    var inWindow: [UIViewController] {
        var found: [UIViewController] = []
        var open = [window.rootViewController].compactMap { $0 }
        while let next = open.popLast() {
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            open += next.children + [next.presentedViewController].compactMap { $0 }
        }
        return found
    }

    var shopScreens: [ShopScreen] { inWindow.compactMap { $0 as? ShopScreen } }

    /// True if the app hasn't dismissed its own container for a flow that has ended.
    var hasDeadScreens: Bool { starts.contains { $0.ends > 0 && $0.container != nil } }

    /// The navigation controllers that don't belong to a flow.
    var ownStacks: [UINavigationController] {
        inWindow.filter { type(of: $0) == UINavigationController.self }.compactMap { $0 as? UINavigationController }
    }

    // MARK: - Actions

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    func note(_ words: String) {
        log.append(words)
        counts[words, default: 0] += 1
    }

    private func act() {
        let isAnimated = pick(3) > 0
        for start in starts where start.ends > 0 && HeadlessUIKit.transitionsInFlight == 0 {
            start.container?.presentingViewController?.dismiss(animated: isAnimated)
        }
        screens = screens.filter { !$0.isReleased } + shopScreens.map { Released($0) }
        if HeadlessUIKit.isHeld, pick(2) == 0 { return letGo() }
        switch pick(15) {
        case 0, 1: startFlow(isAnimated)
        case 2, 3, 4, 5: callScreen(isAnimated)
        case 6, 7: gesture()
        case 8: lateCall(isAnimated)
        case 9, 10: ownStack(isAnimated)
        default: appCode(isAnimated)
        }
    }

    /// The visible screen, which app code acts on.
    var front: UIViewController? { user.visibleViewController }

    private func startFlow(_ isAnimated: Bool) {
        starts.removeAll { $0.ends == 1 && $0.coordinator == nil && $0.container == nil }
        guard let front, !(front is UIAlertController), starts.count < 6 else { return }
        let navigation = front.navigationController
        let isOwn = navigation.map { type(of: $0) == UINavigationController.self } ?? false
        switch pick(6) {
        case 0:
            started(OrderCoordinator(), "presented order", at: front) {
                $0.present(from: front, animated: isAnimated, finished: $1, dismissed: $2)
            }
        case 1:
            started(ScannerCoordinator(), "presented scanner", at: front) {
                $0.present(from: front, as: Presentation(.fullScreen), animated: isAnimated, finished: $1, dismissed: $2)
            }
        case 2:
            started(StoreCoordinator(), "presented store", at: front) {
                $0.present(from: front, animated: isAnimated, finished: $1, dismissed: $2)
            }
        case 3 where isOwn, 4 where isOwn:
            guard let navigation else { return }
            started(OrderCoordinator(), "pushed order", at: navigation) {
                $0.push(on: navigation, animated: isAnimated, finished: $1, dismissed: $2)
            }
        case 5 where !(front is ShopScreen) && !(front is UINavigationController) && front.children.isEmpty:
            started(OrderCoordinator(), "embedded order", at: front) { $0.embed(in: front, finished: $1, dismissed: $2) }
        default:
            started(OrderCoordinator(), "started order", at: nil) { [unowned self] order, finished, dismissed in
                let container = order.start(finished: finished, dismissed: dismissed)
                starts.last?.container = container
                front.present(container, animated: isAnimated)
            }
        }
        // The app cancels the start.
        guard pick(6) == 0 else { return }
        note("dismissal in the same turn")
        front.dismiss(animated: pick(2) == 0)
    }

    private func started<Flow: FinishingFlow>(
        _ flow: Flow, _ way: String, at place: UIViewController?,
        _ begin: (Flow, @escaping @MainActor (Flow.Result) -> Void, @escaping @MainActor () -> Void) -> Void
    ) {
        let start = Start(flow, way, at: place)
        let isAnimated = pick(2) == 0
        if place == nil { start.kept = flow }
        if way.hasPrefix("presented"), pick(2) == 0 { start.keptPlace = place }
        starts.append(start)
        note(way)
        let end: @MainActor (String) -> Void = { [weak self] words in
            start.ends += 1
            start.kept = nil
            start.keptPlace = nil
            self?.note("\(way) \(words)")
            // The app dismisses the container that it presented itself.
            start.container?.presentingViewController?.dismiss(animated: isAnimated)
        }
        begin(flow, { _ in end("finished") }, { end("dismissed") })
    }

    private func callScreen(_ isAnimated: Bool) {
        guard let router = (front as? ShopScreen)?.router else { return }
        switch router {
        case let router as Router<OrderCoordinator>: call(router, isAnimated, OrderResult.placed(1)) { $0.push(.pay, animated: isAnimated) }
        case let router as Router<ScannerCoordinator>: call(router, isAnimated, ScannerResult.code("")) { _ in }
        case let router as Router<ShelfCoordinator>:
            note("store step")
            let number = pick(3)
            router.navigate { _, change in
                switch number {
                case 0: change.push(.note, animated: isAnimated)
                case 1: change.finish(.signedOut, of: StoreCoordinator.self, animated: isAnimated)
                default: change.dismiss(animated: isAnimated)
                }
            }
        default: break
        }
    }

    private func call<Flow: FinishingFlow>(
        _ router: Router<Flow>, _ isAnimated: Bool, _ result: Flow.Result, push: @escaping (Change<Flow>) -> Void
    ) {
        let number = pick(10)
        let steps = ["finish", "pop", "dismiss", "dismissAll", "popToRoot", "present", "push flow", "push", "push", "finish"]
        note(steps[number])
        let comesToRest = pick(2) == 0
        if comesToRest { user.finishTransitions() }
        let isAtRest = comesToRest && HeadlessUIKit.transitionsInFlight == 0 && !hasDeadScreens && (front as? ShopScreen)?.router === router
        var isTaken = false
        defer { if isAtRest, !isTaken { wrongCall = "a call of the screen in front, \(steps[number]), wasn't taken" } }
        router.navigate { _, change in
            isTaken = true
            switch number {
            case 0, 9: change.finish(result, of: Flow.self, animated: isAnimated)
            case 1: change.pop(animated: isAnimated)
            case 2: change.dismiss(animated: isAnimated)
            case 3: change.dismissAll(animated: isAnimated)
            case 4: change.popToRoot(animated: isAnimated)
            case 5: change.present(ScannerCoordinator(), animated: isAnimated, on: { _, _, _ in }, dismissed: { _, _ in })
            case 6: change.push(OrderCoordinator(), animated: isAnimated, on: { _, _, _ in }, dismissed: { _, _ in })
            default: push(change)
            }
        }
    }

    private func gesture() {
        let gestures: [(String, () -> Bool)] = [
            ("back", { self.user.tapBack() }), ("back menu", { self.user.backMenu(to: 0) }), ("swipe back", { self.user.swipeBack() }),
            ("swipe back begins", { self.user.beginSwipeBack() }), ("swipe down", { self.user.swipeDown() }),
            ("swipe down begins", { self.user.beginSwipeDown() }),
        ]
        let (words, gesture) = gestures[pick(gestures.count)]
        if gesture() { note(words) }
    }

    /// Finishes or cancels an interactive transition.
    private func letGo() {
        let isCancelled = pick(2) == 0
        note(isCancelled ? "a swipe is taken back" : "a swipe goes through")
        if !(isCancelled ? user.cancelSwipeBack() : user.finishSwipeBack()) {
            _ = isCancelled ? user.cancelSwipeDown() : user.finishSwipeDown()
        }
    }

    func replaceApp() {
        takeAway()
        log = []
        replaceRoot()
        user.finishTransitions()
    }

    private func replaceRoot() {
        let stacks = (0..<2).map { _ in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            return navigation
        }
        guard pick(2) == 0 else { return window.rootViewController = stacks[0] }
        let bar = UITabBarController()
        bar.viewControllers = stacks
        window.rootViewController = bar
    }

    private func takeAway() {
        user.finishSwipeBack()
        user.finishSwipeDown()
        user.finishTransitions()
        window.rootViewController?.dismiss(animated: false)
        user.finishTransitions()
        for start in starts { start.kept = nil }
    }

    private func end() {
        takeAway()
        window.rootViewController = UIViewController()
        user.finishTransitions()
    }
}
