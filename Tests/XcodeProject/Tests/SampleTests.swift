import UIKit
import XCTest

@testable import Sample

@MainActor
final class SampleTests: XCTestCase {
    func testANoteOpensAndLeadsToTheOtherTab() throws {
        let coordinator = MainCoordinator(screens: ScreenFactory())
        wait(for: [expectation { Self.scene != nil }], timeout: 30)
        let window = UIWindow(windowScene: try XCTUnwrap(Self.scene))
        let tabs = try XCTUnwrap(coordinator.start() as? UITabBarController)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let notes = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        XCTAssertEqual(coordinator.selectedTab, .notes)

        try tapTop(of: notes)
        wait(for: [expectation { notes.viewControllers.count == 2 && notes.transitionCoordinator == nil }], timeout: 30)
        try tapTop(of: notes)
        wait(for: [expectation { tabs.selectedIndex == 1 }], timeout: 30)
        XCTAssertEqual(coordinator.selectedTab, .search)
        XCTAssertEqual(notes.viewControllers.count, 2)
    }

    /// The scene of the app that hosts the tests.
    private static var scene: UIWindowScene? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    private func tapTop(of stack: UINavigationController) throws {
        try XCTUnwrap(stack.topViewController as? ButtonViewController).tap()
    }

    private func expectation(_ holds: @escaping @MainActor () -> Bool) -> XCTestExpectation {
        XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in MainActor.assumeIsolated(holds) }, object: nil)
    }
}
