@testable import FlowRuntime
@testable import FlowTesting
import SwiftUI
import Testing
import UIKit

/// The generated app in a headless window, with fixed answers of its guards.
@MainActor final class FactApp {
    let window = UIWindow()
    let user: HeadlessUser
    let root: AppCoordinator
    let answers: FactAnswers
    private(set) var events: [NavigationEvent] = []
    /// The number of requests for the root coordinator.
    private(set) var rootRequests = 0
    private let hooks: ScreenHooks

    init(
        signedIn: Bool = false, fits: Bool = false, anchoredScreen: String? = nil, on device: UIUserInterfaceIdiom = .phone,
        runsAlertHandlersFirst: Bool = false, _ deviate: (inout SwiftUIBehavior) -> Void = { _ in }
    ) {
        HeadlessUIKit.reset()
        HeadlessUIKit.userInterfaceIdiom = device
        HeadlessUIKit.behavior.runsAlertHandlersFirst = runsAlertHandlersFirst
        deviate(&HeadlessSwiftUI.behavior)
        user = HeadlessUser(window: window)
        answers = FactAnswers(signedIn: signedIn, fits: fits)
        root = AppCoordinator(effects: answers, guards: answers)
        hooks = ScreenHooks(anchoredScreen: anchoredScreen)
        root.onEvent = { [weak self] in self?.events.append($0) }
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        user.finishTransitions()
    }

    private var view: EverythingFlowView<EverythingScreens> {
        EverythingFlowView(screens: EverythingScreens(hooks: hooks)) { [unowned self] in
            rootRequests += 1
            return root
        }
    }

    /// Passes a new value of the app's view to SwiftUI.
    func createViewAgain() {
        (window.rootViewController as? UIHostingController<EverythingFlowView<EverythingScreens>>)?.rootView = view
        user.finishTransitions()
    }

    var title: String? { user.visibleTexts.first }
    var modals: [UIViewController] { user.presentedLayers }
    var tabs: UITabBarController? { user.visibleStack.first?.tabBarController }
    var scene: FlowScene? { root.navigator?.interface as? FlowScene }
    var topSlot: Slot? { root.navigator?.topSlot }

    /// The visible stack as SwiftUI shows it.
    var shownStack: ShownStack? {
        guard case .stack(let stack)? = root.navigator?.activeContent else { return nil }
        return stack.shownBy as? ShownStack
    }

    /// Taps buttons one after another.
    func tap(_ buttons: String...) {
        for button in buttons { #expect(user.tap(button), "no button '\(button)' on '\(title ?? "")'") }
    }

    /// Taps a button, and runs turns of the run loop until a transition is in flight. The
    /// transition doesn't end.
    func begin(_ button: String) {
        user.finishesTransitions = false
        tap(button)
        turnRunLoop()
        #expect(HeadlessUIKit.transitionsInFlight == 1)
    }

    /// Swipes the top modal down without the end of its dismissal.
    func beginDismissal() {
        #expect(user.beginSwipeDown())
        user.finishesTransitions = false
        #expect(user.finishSwipeDown())
        turnRunLoop()
        #expect(HeadlessUIKit.transitionsInFlight == 1)
    }

    /// Calls the action of a button in a controller's view, then runs turns of the run loop.
    func call(_ button: String, in controller: UIViewController?) {
        #expect(controller.map { HeadlessUser.call(button, in: $0) } == true)
        turnRunLoop()
    }

    /// Runs more turns of the run loop than FlowRuntime waits for SwiftUI.
    private func turnRunLoop() {
        for _ in 0..<3 * FlowScene.turnsToBegin { HeadlessUIKit.turnRunLoop() }
    }

    /// Taps a button, and returns the distinct values in the turns of the run loop that follow.
    func values<Value: Equatable>(after button: String, of value: () -> Value) -> [Value] {
        user.finishesTransitions = false
        var values = [value()]
        tap(button)
        for _ in 1...100 {
            if value() != values.last { values.append(value()) }
            if !HeadlessUIKit.finishNextTransition() { HeadlessUIKit.turnRunLoop() }
        }
        user.finishesTransitions = true
        return values
    }

    /// Finishes everything. Expects a screen and a number of modals, and that SwiftUI shows the
    /// state of the model.
    func expect(_ title: String, stack: Int = 1, modals: Int = 0, at location: SourceLocation = #_sourceLocation) {
        user.finishTransitions()
        user.finishesTransitions = true
        let difference = differenceInContainers(below: window.rootViewController, from: root.snapshot, inSwiftUI: true)
        #expect(difference == nil, sourceLocation: location)
        #expect(HeadlessUIKit.complaints == [], sourceLocation: location)
        #expect(self.title == title, sourceLocation: location)
        #expect(user.visibleStack.count == stack, sourceLocation: location)
        #expect(self.modals.count == modals, sourceLocation: location)
    }
}

/// Answers of guards, and effects that only record their calls.
@MainActor final class FactAnswers: EverythingGuards, EverythingEffects {
    let signedIn: Bool
    private let fits: Bool
    private(set) var calls: [String] = []
    var onCount: @MainActor () -> Void = {}

    init(signedIn: Bool, fits: Bool) {
        self.signedIn = signedIn
        self.fits = fits
    }

    func fits(number: Int) -> Bool { fits }
    func note(text: String) { calls.append("note") }
    func askUser(answer: @escaping @MainActor (AskUserAnswer) -> Void) { calls.append("askUser") }
    func prove(text: String, answer: @escaping @MainActor (ProveAnswer) -> Void) { calls.append("prove") }

    func count() {
        calls.append("count")
        onCount()
    }
}
