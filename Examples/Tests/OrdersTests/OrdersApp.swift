import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Orders

typealias OrdersApp = HeadlessApp<MainCoordinator>

extension HeadlessApp<MainCoordinator> {
    convenience init() {
        self.init(MainCoordinator(screens: ScreenFactory()))
    }

    var screen: ButtonsViewController? { user.visibleViewController as? ButtonsViewController }

    /// Taps a button without waiting for its transitions.
    func tap(_ button: String) {
        #expect(screen?.tap(button) == true, "no button \(button)")
    }

    /// Taps buttons in order, each after the previous transition has finished.
    func tapThrough(_ buttons: String...) {
        for button in buttons {
            tap(button)
            user.finishTransitions()
        }
    }
}
