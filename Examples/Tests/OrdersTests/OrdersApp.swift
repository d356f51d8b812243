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

    /// Taps a button and leaves what it begins in flight.
    func tap(_ button: String) {
        #expect(screen?.tap(button) == true, "no button \(button)")
    }

    /// Taps buttons one after another, each when the one before has been shown.
    func tapThrough(_ buttons: String...) {
        for button in buttons {
            tap(button)
            user.finishTransitions()
        }
    }
}
