import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that nothing removes a screen with unsaved work before the user agrees.
@MainActor @Suite struct UnsavedWorkTests {
    /// An exit of a screen.
    enum Way: CaseIterable {
        case backButton, backMenu, backMenuToRoot, edgeSwipe, contentSwipe, popByApp, popToRootByApp, popToByApp
        case reselectedTab, pop, popTo, popToRoot, setStack, replace, switched, restarted, reset, link, expiredSession
        case sheetSwipe, sheetSwipeOfHandler, tapOutside, dismiss, dismissAll, finish, linkOverSheet
    }

    private func begin(_ way: Way) -> Bureau {
        let bureau = Bureau(on: way == .tapOutside ? .pad : .phone)
        switch way {
        case .sheetSwipe, .dismiss, .dismissAll, .finish, .linkOverSheet: bureau.present(.pageSheet)
        case .tapOutside: bureau.present(.popover)
        case .backMenuToRoot: bureau.push(.page, .editor)
        case .sheetSwipeOfHandler:
            bureau.push(.editor)
            bureau.paper?.hasUnsavedWork = true
            bureau.take { [notary = bureau.notary] _, change in
                change.present(PaperCoordinator(notary, first: .page), dismissed: { _, change in change.popToRoot() })
            }
        default: bureau.push(.editor)
        }
        return bureau
    }

    private func go(_ way: Way, in bureau: Bureau) {
        let navigation = bureau.paper?.navigationController
        switch way {
        case .backButton: bureau.user.tapBack()
        case .backMenu: bureau.user.backMenu(skipping: 0)
        case .backMenuToRoot: bureau.user.backMenu(to: 0)
        case .edgeSwipe: bureau.user.swipeBack()
        case .contentSwipe: bureau.user.swipeBack(from: .content)
        case .popByApp: navigation?.popViewController(animated: true)
        case .popToRootByApp: navigation?.popToRootViewController(animated: true)
        case .popToByApp:
            if let navigation, let list = navigation.viewControllers.first { navigation.popToViewController(list, animated: true) }
        case .reselectedTab: bureau.user.tapTab(0)
        case .sheetSwipe, .sheetSwipeOfHandler: bureau.user.swipeDown()
        case .tapOutside: bureau.user.tapOutside()
        case .pop: bureau.take { _, change in change.pop() }
        case .popTo: bureau.take { _, change in change.popTo(.list) }
        case .popToRoot: bureau.take { _, change in change.popToRoot() }
        case .setStack: bureau.take { _, change in change.setStack([.page]) }
        case .replace: bureau.take { _, change in change.replace(with: .page) }
        case .dismiss: bureau.take { _, change in change.dismiss() }
        case .dismissAll: bureau.take { _, change in change.dismissAll() }
        case .finish: bureau.take { _, change in change.finish(true) }
        case .switched: bureau.take { _, change in change.switchTo(.door, of: BureauCoordinator.self) }
        case .restarted: bureau.take { _, change in change.switchTo(.desk, of: BureauCoordinator.self, reset: true) }
        case .reset: bureau.take { _, change in change.select(resetting: .papers, of: FoldersCoordinator.self) }
        case .link: bureau.app.coordinator?.open(.page)
        case .linkOverSheet: bureau.app.coordinator?.open(.list)
        case .expiredSession: bureau.app.coordinator?.expire()
        }
        bureau.user.finishTransitions()
    }

    @Test(arguments: Way.allCases)
    func `each exit asks once`(way: Way) throws {
        let clean = begin(way)
        if way != .sheetSwipeOfHandler { go(way, in: clean) }
        #expect(clean.notary.asked.isEmpty)
        let end = clean.app.state

        let bureau = begin(way)
        let start = bureau.app.state
        bureau.paper?.hasUnsavedWork = way != .sheetSwipeOfHandler
        #expect(way == .sheetSwipeOfHandler || start != end)
        for discards in [false, true] {
            go(way, in: bureau)
            #expect(bureau.notary.asked.count == (discards ? 2 : 1))
            expectSettled(bureau.app, start)
            bureau.notary.answer(discards)
            expectSettled(bureau.app, discards ? way == .sheetSwipeOfHandler ? "desk tab papers [list]" : end : start)
        }
        #expect(bureau.notary.asked.count == 2)
        #expect(bureau.notary.mistakes == [])
    }

    @Test func `an alert of the app asks`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        bureau.user.tapBack()
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in bureau.notary.answer(true) })
        bureau.paper?.present(alert, animated: true)
        bureau.user.finishTransitions()
        #expect(bureau.user.tapAlert("Discard"))
        expectSettled(bureau.app, "desk tab papers [list]")
    }

    @Test func `several screens are asked about one after another, from the top`() {
        let bureau = Bureau()
        bureau.push(.editor)
        let below = bureau.paper
        below?.hasUnsavedWork = true
        bureau.push(.editor)
        let top = bureau.paper
        top?.hasUnsavedWork = true
        bureau.app.coordinator?.expire()
        bureau.user.finishTransitions()
        bureau.notary.answer(true)
        bureau.user.finishTransitions()
        #expect(bureau.notary.asked == [top, below].compactMap { $0?.number })
        expectSettled(bureau.app, "desk tab papers [list, editor, editor]")
        bureau.notary.answer(true)
        expectSettled(bureau.app, "door [page]")
    }

    @Test func `a screen in another tab is asked about`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        bureau.user.tapTab(1)
        #expect(bureau.notary.asked.isEmpty)
        #expect(bureau.app.coordinator?.open(.page) == .waiting)
        bureau.user.finishTransitions()
        #expect(bureau.notary.asked.count == 1)
        bureau.notary.answer(true)
        expectSettled(bureau.app, "desk tab papers [list, page]")
    }

    @Test func `links and transitions of the app wait for an open question`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        bureau.user.tapBack()
        #expect(bureau.app.coordinator?.open(.page) == .waiting)
        bureau.app.coordinator?.expire()
        bureau.take { _, change in change.pop() }
        bureau.user.tapBack()
        #expect(bureau.notary.asked.count == 1)
        bureau.notary.answer(true)
        expectSettled(bureau.app, "door [page]")
        #expect(bureau.notary.asked.count == 1)
        #expect(bureau.app.events.contains(.ignored(transition: "take", screen: ScreenName(flow: "paper", screen: "editor"))))
    }

    @Test func `gestures during a question aren't repeated after it`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        bureau.user.tapBack()
        bureau.user.swipeBack()
        bureau.user.tapTab(0)
        bureau.user.finishTransitions()
        bureau.notary.answer(false)
        expectSettled(bureau.app, "desk tab papers [list, editor]")
        #expect(bureau.notary.asked.count == 1)
    }

    @Test(arguments: [Way.backButton, .edgeSwipe, .contentSwipe])
    func `a flow on the app's own navigation controller`(way: Way) {
        HeadlessUIKit.reset()
        let (window, notary, notes) = (UIWindow(), Notary(), Notes())
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let user = HeadlessUser(window: window)
        let flow = PaperCoordinator(notary, first: .editor)
        flow.push(on: navigation, finished: { _ in }, dismissed: { notes.add("dismissed") })
        user.finishTransitions()
        (user.visibleViewController as? Paper)?.hasUnsavedWork = true
        for discards in [false, true] {
            switch way {
            case .edgeSwipe: user.swipeBack()
            case .contentSwipe: user.swipeBack(from: .content)
            default: user.tapBack()
            }
            user.finishTransitions()
            #expect(navigation.viewControllers.count == 2)
            notary.answer(discards)
            user.finishTransitions()
        }
        #expect(notary.asked.count == 2 && notary.mistakes == [] && notes.all == ["dismissed"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a released answer means that the user stays`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        #expect(bureau.app.coordinator?.open(.page) == .waiting)
        bureau.user.finishTransitions()
        bureau.notary.drop()
        expectSettled(bureau.app, "desk tab papers [list, editor]")
        #expect(bureau.app.events.contains(.link("page", .refused)))
        #expect(bureau.app.faults == [.unsavedWork])
        bureau.user.tapBack()
        #expect(bureau.notary.asked.count == 2)
    }

    @Test func `effects run once, those after the loss only with the user's consent`() {
        let bureau = Bureau()
        bureau.push(.editor)
        bureau.paper?.hasUnsavedWork = true
        let notes = Notes()
        let leave = {
            bureau.take { _, change in
                change.perform { notes.add("before") }
                change.pop()
                change.perform { notes.add("after") }
            }
        }
        leave()
        #expect(notes.all == ["before"])
        bureau.notary.answer(true)
        expectSettled(bureau.app, "desk tab papers [list]")
        #expect(notes.all == ["before", "after"])
    }

    @Test func `an effect that saves the work needs no question`() {
        let bureau = Bureau()
        bureau.push(.editor)
        let paper = bureau.paper
        paper?.hasUnsavedWork = true
        bureau.take { _, change in
            change.perform { paper?.hasUnsavedWork = false }
            change.pop()
        }
        expectSettled(bureau.app, "desk tab papers [list]")
        #expect(bureau.notary.asked.isEmpty)
    }

    @Test(arguments: [Presentation.Style.pageSheet, .fullScreen])
    func `a flow that the app closes`(style: Presentation.Style) {
        HeadlessUIKit.reset()
        let (window, notary, notes) = (UIWindow(), Notary(), Notes())
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        let user = HeadlessUser(window: window)
        let flow = PaperCoordinator(notary, first: .editor)
        flow.present(from: host, as: Presentation(style), finished: { _ in }, dismissed: { notes.add("dismissed") })
        user.finishTransitions()
        (user.visibleViewController as? Paper)?.hasUnsavedWork = true
        for discards in [false, true] {
            flow.stop { notes.add("closed") }
            user.finishTransitions()
            notary.answer(discards)
            user.finishTransitions()
            #expect(notes.all == (discards ? ["dismissed", "closed"] : []))
        }
        #expect(notary.asked.count == 2 && notary.mistakes == [])
        #expect(user.presentedLayers.isEmpty)
    }

    @Test func `a sheet that can't be swiped away doesn't ask`() {
        let bureau = Bureau()
        bureau.present(.pageSheet)
        bureau.paper?.hasUnsavedWork = true
        bureau.paper?.isModalInPresentation = true
        bureau.user.swipeDown()
        #expect(bureau.notary.asked.isEmpty)
    }
}
