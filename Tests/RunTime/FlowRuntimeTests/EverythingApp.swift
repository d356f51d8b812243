import FlowRuntime
import FlowTesting
import Testing
import UIKit

typealias EverythingApp = HeadlessApp<MainCoordinator>

extension HeadlessApp<MainCoordinator> {
    convenience init(hooks: ScreenHooks = ScreenHooks()) {
        self.init(MainCoordinator(screens: EverythingScreens(hooks: hooks)))
    }
}

extension HeadlessApp<AppCoordinator> {
    /// Creates the whole app, with guards whose answers don't change.
    convenience init(_ answers: Answers) {
        self.init(AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers))
    }

    /// Taps a tab of the market's custom bar. Returns false if it isn't visible.
    func tapMarket(_ tab: MarketTab) -> Bool {
        guard let index = MarketTab.allCases.firstIndex(of: tab) else { return false }
        return marketBar.map { user.tap($0.items[index]) } ?? false
    }

    var marketBar: CustomTabBarController? {
        (user.presentedLayers.last ?? window.rootViewController?.children.first) as? CustomTabBarController
    }
}

/// The answers of an app in tests: fixed guards, and questions that wait.
@MainActor final class Answers: EverythingGuards, EverythingEffects {
    var signedIn: Bool
    private let fits: Bool
    private(set) var calls: [String] = []

    init(signedIn: Bool = true, fits: Bool = false) {
        self.signedIn = signedIn
        self.fits = fits
    }

    func fits(number: Int) -> Bool { fits }
    func count() { calls.append("count") }
    func note(text: String) { calls.append(text) }
    func askUser(answer: @escaping @MainActor (AskUserAnswer) -> Void) { calls.append("askUser") }
    func prove(text: String, answer: @escaping @MainActor (ProveAnswer) -> Void) { calls.append("prove") }
}

extension HeadlessApp {
    var screen: TestScreen? { user.visibleViewController as? TestScreen }

    /// Taps buttons one after another, and finishes the transitions of each.
    func tap(_ buttons: String...) {
        for button in buttons {
            #expect(screen?.tap(button) == true, "no button \(button) on \(screen?.title ?? "nothing")")
            user.finishTransitions()
        }
    }
}
