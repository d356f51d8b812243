import Testing
import UIKit

/// Tests that callbacks are paired after any sequence of actions, and that exactly the visible
/// controllers have appeared.
@MainActor struct RandomWalkTests {
    @Test(arguments: 1...60)
    func callbacksStayPaired(seed: Int) {
        let stage = Stage()
        let tabs = stage.showTabs([], [], [])
        var walk = Walk(stage: stage, tabs: tabs, random: Steps(state: UInt64(seed)))
        for _ in 0..<80 {
            walk.step()
            HeadlessUIKit.finishTransitions()
            if HeadlessUIKit.transitionsInFlight == 0 { walk.check() }
        }
        #expect(HeadlessUIKit.exceptions.allSatisfy { $0.reason.contains("finger") })
    }
}

/// Generates the same numbers for the same seed on every machine.
private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@MainActor private struct Walk {
    let stage: Stage
    let tabs: UITabBarController
    var random: Steps
    var screens: [Paired] = []

    mutating func step() {
        let user = stage.user
        let navigation = user.presentedLayers.last ?? tabs.selectedViewController
        let stack = navigation as? UINavigationController
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1: stack?.pushViewController(make(), animated: animated)
        case 2: stack?.popViewController(animated: animated)
        case 3: stack?.setViewControllers([make(), make()], animated: animated)
        case 4: stack?.setViewControllers([], animated: animated)
        case 5: present(animated: animated)
        case 6: navigation?.dismiss(animated: animated)
        case 7: user.beginSwipeBack()
        case 8: user.cancelSwipeBack()
        case 9: user.finishSwipeBack()
        case 10: _ = user.beginSwipeDown() && (animated ? user.cancelSwipeDown() : user.finishSwipeDown())
        case 11: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
        default: user.tapTab(Int.random(in: 0..<3, using: &random))
        }
        // Start a second change before the first has ended.
        guard Int.random(in: 0..<3, using: &random) == 0 else { return }
        let second = (user.presentedLayers.last ?? tabs.selectedViewController) as? UINavigationController
        second?.pushViewController(make(), animated: animated)
    }

    private mutating func present(animated: Bool) {
        let layer = UINavigationController(rootViewController: make())
        layer.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .pageSheet
        (stage.user.presentedLayers.last ?? tabs).present(layer, animated: animated)
    }

    private mutating func make() -> Paired {
        let screen = Paired()
        screens.append(screen)
        return screen
    }

    func check() {
        for screen in screens {
            #expect(screen.faults == [])
            #expect(screen.isOver)
            let isSeen = screen.viewIfLoaded?.window != nil && screen.isTopOfItsStack
            #expect(screen.hasAppeared == isSeen)
        }
        #expect(stage.user.visibleViewController.map { ($0 as? Paired)?.hasAppeared ?? true } == true)
    }
}

/// A screen that checks the order of its callbacks.
private final class Paired: UIViewController {
    private enum Phase { case away, coming, here, leaving }

    private var phase = Phase.away
    private(set) var faults: [String] = []

    var hasAppeared: Bool { phase == .here }
    var isOver: Bool { phase == .here || phase == .away }
    var isTopOfItsStack: Bool { navigationController?.topViewController === self }

    override func viewWillAppear(_ animated: Bool) { move(to: .coming, from: [.away, .leaving]) }
    override func viewDidAppear(_ animated: Bool) { move(to: .here, from: [.coming]) }
    override func viewWillDisappear(_ animated: Bool) { move(to: .leaving, from: [.here, .coming]) }
    override func viewDidDisappear(_ animated: Bool) { move(to: .away, from: [.leaving]) }

    private func move(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase) { faults.append("\(phase) → \(next)") }
        phase = next
    }
}
