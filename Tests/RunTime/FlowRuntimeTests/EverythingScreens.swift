import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// A screen with a button for each transition, named after it.
class TestScreen: UIViewController, UnsavedWork {
    private(set) var buttons: [String: @MainActor () -> Void] = [:]
    private let hooks: ScreenHooks

    init(_ title: String, hooks: ScreenHooks = ScreenHooks()) {
        self.hooks = hooks
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    /// Completes the screen with buttons; the last one with a name counts.
    func with(_ parts: [String: @MainActor () -> Void]...) -> Self {
        for part in parts { buttons.merge(part) { _, new in new } }
        hooks.made?(self)
        return self
    }

    var hasUnsavedWork: Bool { false }

    func askToDiscard(over presenter: UIViewController, answer: @escaping @MainActor (Bool) -> Void) {
        Issue.record("a question without unsaved work")
    }

    isolated deinit { hooks.gone?() }

    override func viewDidLoad() {
        super.viewDidLoad()
        hooks.loaded?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hooks.appeared?(self)
    }

    func tap(_ button: String) -> Bool {
        guard let action = buttons[button] else { return false }
        action()
        return true
    }
}

/// Closures that a test runs during a screen's life.
@MainActor final class ScreenHooks {
    var made: ((TestScreen) -> Void)?
    var loaded: ((TestScreen) -> Void)?
    var appeared: ((TestScreen) -> Void)?
    var gone: (() -> Void)?
}

final class BlinkingScreen: TestScreen, BrowseWareEffects {
    var app: WalkApp?

    func blink() { app?.perform("blink") }
}

/// Creates the screens. This part creates the screens of Everything.flow.yaml.
struct EverythingScreens: EverythingFactory {
    var hooks = ScreenHooks()
    /// The app that screens report their effects to.
    var app: WalkApp?

    func screen(_ title: String) -> TestScreen { TestScreen(title, hooks: hooks) }

    func blinkingScreen(_ title: String) -> BlinkingScreen {
        let screen = BlinkingScreen(title, hooks: hooks)
        screen.app = app
        return screen
    }

    func makeAbout(router: any MainAboutRouting) -> UIViewController {
        screen("about").with([
            "showList": { router.showList() }, "showInner": { router.showInner() }, "showSecond": { router.showSecond() },
            "openList": { router.openList(item: 1) }, "filterList": { router.filterList(filter: "new") },
            "peek": { router.peek() }, "both": { router.both() }, "leave": { router.leave() },
        ])
    }

    func makeCard(router: any MainCardRouting) -> UIViewController {
        screen("card").with([
            "close": { router.close() }, "more": { router.more() }, "closeAll": { router.closeAll() },
            "nothing": { router.nothing() },
        ])
    }

    func makeSecond(router: any InnerSecondRouting) -> UIViewController {
        screen("second").with([
            "showFirst": { router.showFirst(count: 2) }, "showList": { router.showList() }, "resetAll": { router.resetAll() },
        ])
    }

    func makeShallow(router: any FirstShallowRouting) -> UIViewController {
        screen("shallow").with(["go": { router.go() }, "showSecond": { router.showSecond() }])
    }

    func makeDeep(count: Int, router: any FirstDeepRouting) -> UIViewController {
        screen("deep \(count)").with([
            "go": { router.go(count: count + 1) }, "backTwo": { router.backTwo() }, "backToShallow": { router.backToShallow() },
            "showAbout": { router.showAbout() },
        ])
    }

    func makeList(filter: String?, router: any ListRouting) -> UIViewController {
        screen("list").with([
            "open": { router.open(item: 1) }, "openTwo": { router.openTwo(item: 1) }, "begin": { router.begin() },
            "back": { router.back() }, "filtered": { router.filtered(filter: "x") }, "showAndBegin": { router.showAndBegin() },
        ])
    }

    // This screen's reference to its router is weak, like a delegate.
    func makeDetails(item: Int, router: any ListDetailsRouting) -> UIViewController {
        screen("details").with([
            "more": { [weak router] in router?.more() }, "same": { [weak router] in router?.same(item: item + 1) },
            "root": { [weak router] in router?.root() }, "toList": { [weak router] in router?.toList() },
            "begin": { [weak router] in router?.begin() }, "beginOver": { [weak router] in router?.beginOver() },
            "rebuild": { [weak router] in router?.rebuild() }, "home": { [weak router] in router?.home() },
            "everywhere": { [weak router] in router?.everywhere() },
        ])
    }

    func makeExtra(router: any ListExtraRouting) -> UIViewController {
        screen("extra").with([
            "backTwo": { router.backTwo() }, "toDetails": { router.toDetails() }, "onlyList": { router.onlyList() },
            "peek": { router.peek() }, "leave": { router.leave() },
        ])
    }

    func makeSheet(router: any ListSheetRouting) -> UIViewController {
        screen("sheet").with([
            "push": { router.push() }, "done": { router.done() }, "doneAndBack": { router.doneAndBack() },
            "doneAndOn": { router.doneAndOn() },
        ])
    }

    func makeOne(router: any WizardOneRouting) -> UIViewController {
        screen("one").with([
            "next": { router.next() }, "cancel": { router.cancel() }, "close": { router.close() }, "nested": { router.nested() },
            "swap": { router.swap() }, "leaveAndShow": { router.leaveAndShow() },
            "leaveAndRoot": { router.leaveAndRoot() }, "leaveAndRebuild": { router.leaveAndRebuild() },
            "nestAndReturn": { router.nestAndReturn() }, "nestAndPop": { router.nestAndPop() },
            "tourFromOne": { router.tourFromOne() },
        ])
    }

    func makeTwo(router: any WizardTwoRouting) -> UIViewController {
        screen("two").with([
            "back": { router.back() }, "toOne": { router.toOne() }, "root": { router.root() }, "restart": { router.restart() },
            "restartNested": { router.restartNested() }, "close": { router.close() }, "closeAll": { router.closeAll() },
            "closeAndPush": { router.closeAndPush() }, "tour": { router.tour() }, "leave": { router.leave() },
        ])
    }

    func makeWelcome(router: any TourWelcomeRouting) -> UIViewController {
        screen("welcome").with([
            "go": { router.go() }, "close": { router.close() }, "outside": { router.outside() },
            "tourFirst": { router.tourFirst() },
        ])
    }
}
