import FlowRuntime
import FlowTesting
import Testing
import UIKit

typealias EverythingApp = HeadlessApp<MainCoordinator>

extension HeadlessApp<MainCoordinator> {
    convenience init(hooks: ScreenHooks = ScreenHooks()) {
        self.init(MainCoordinator(screens: EverythingScreens(hooks: hooks)))
    }

    var screen: TestScreen? { user.visibleViewController as? TestScreen }

    /// Taps buttons one after another, each when the one before has been shown.
    func tap(_ buttons: String...) {
        for button in buttons {
            #expect(screen?.tap(button) == true, "no button \(button) on \(screen?.title ?? "nothing")")
            user.finishTransitions()
        }
    }
}
