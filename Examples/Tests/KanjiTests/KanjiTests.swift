import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Kanji

@MainActor @Suite struct KanjiTests {
    private func makeApp() -> HeadlessApp<KanjiListCoordinator> {
        HeadlessApp(KanjiListCoordinator(screens: ScreenFactory(storage: KanjiStorage())))
    }

    private func tap(_ app: HeadlessApp<KanjiListCoordinator>) {
        (app.user.visibleViewController as? ButtonsViewController)?.tap("didSelect")
        app.user.finishTransitions()
    }

    @Test func `three coordinators share one navigation controller with large titles`() {
        let app = makeApp()
        let navigation = app.window.rootViewController as? UINavigationController
        #expect(navigation?.navigationBar.prefersLargeTitles == true)
        tap(app)
        tap(app)
        #expect(app.state == "[kanjiList, kanjiDetail, wordKanji]")
        #expect(navigation?.viewControllers.count == 3)
        #expect(app.complaints == [])
    }

    @Test func `one class serves two screens, one of which leads nowhere`() {
        let app = makeApp()
        let all = app.user.visibleViewController as? KanjiListViewController
        tap(app)
        tap(app)
        let word = app.user.visibleViewController as? KanjiListViewController
        #expect(all?.showsDisclosure == true && all?.title == "Kanji")
        #expect(word?.showsDisclosure == false && word?.title == "日本")
        #expect(word?.buttons.isEmpty == true)
    }

    @Test func `data is passed along, typed`() {
        let app = makeApp()
        tap(app)
        #expect((app.user.visibleViewController as? KanjiDetailViewController)?.kanji.character == "日")
    }

    @Test func `a flow's coordinator goes with its screens`() {
        let app = makeApp()
        tap(app)
        tap(app)
        let left = app.user.visibleStack.dropFirst().map { Released($0) }
        app.user.backMenu(to: 0)
        #expect(app.state == "[kanjiList]")
        #expect(left.count == 2 && left.allSatisfy(\.isReleased))
        #expect(app.complaints == [])
    }

    @Test func `the screen of the storyboard is of the class that the spec names`() {
        let app = makeApp()
        tap(app)
        #expect(app.user.visibleViewController is KanjiDetailViewController)
        #expect(app.complaints == [])
    }
}
