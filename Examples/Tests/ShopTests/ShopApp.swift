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

    /// Lets the tasks of effects go on, and what they begin come to its end.
    func settle() async {
        for _ in 0..<20 {
            await Task.yield()
            user.finishTransitions()
        }
    }

    /// Taps buttons one after another, each when the one before has been shown.
    func tap(_ buttons: String...) {
        for button in buttons {
            #expect(user.visibleViewController.map { ExampleKit.tap(button, on: $0) } == true, "no button \(button) in \(state)")
            user.finishTransitions()
        }
    }
}
