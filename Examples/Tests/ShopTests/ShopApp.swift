import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Shop

typealias ShopApp = HeadlessApp<AppCoordinator>

extension HeadlessApp<AppCoordinator> {
    convenience init(_ session: Session) {
        self.init(AppCoordinator(screens: ScreenFactory(), effects: session, guards: session))
    }

    /// Taps buttons in order, each after the previous transition has finished.
    func tap(_ buttons: String...) {
        for button in buttons {
            #expect(user.visibleViewController.map { ExampleKit.tap(button, on: $0) } == true, "no button \(button) in \(state)")
            user.finishTransitions()
        }
    }
}
