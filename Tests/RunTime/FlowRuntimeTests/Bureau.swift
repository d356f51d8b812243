@testable import FlowRuntime
import Foundation
import Testing
import UIKit

@testable import FlowTesting

// Flows with screens that can have unsaved work, as flowgen would generate them.

/// Records the questions about unsaved work. The test is the user who answers.
@MainActor final class Notary {
    /// The numbers of the papers that were asked about.
    private(set) var asked: [Int] = []
    private var open: (number: Int, answer: @MainActor (Bool) -> Void)?
    private var papers: [Released] = []
    private(set) var mistakes: [String] = []
    /// The papers with unsaved work, and those whose work the user discards.
    private var unsaved: Set<Int> = []
    private var discarded: Set<Int> = []

    /// Returns the paper's number.
    func add(_ paper: Paper) -> Int {
        papers.append(Released(paper))
        return papers.count - 1
    }

    func note(_ number: Int, isUnsaved: Bool) {
        if isUnsaved { unsaved.insert(number) } else { unsaved.remove(number) }
    }

    func ask(_ number: Int, _ answer: @escaping @MainActor (Bool) -> Void) {
        if !unsaved.contains(number) { mistakes.append("a question without unsaved work") }
        if open != nil { mistakes.append("a question during another") }
        asked.append(number)
        open = (number, answer)
    }

    @discardableResult func answer(_ discards: Bool) -> Bool {
        guard let (number, answer) = open else { return false }
        open = nil
        if discards { discarded.insert(number) }
        answer(discards)
        return true
    }

    /// Releases the answer without a call.
    func drop() { open = nil }

    /// At rest: an error if a paper has left with unsaved work and without the user's consent.
    func fault() -> String? {
        let lost = papers.indices.first { papers[$0].isReleased && unsaved.contains($0) && !discarded.contains($0) }
        if open == nil { discarded = discarded.filter { papers[$0].isReleased } }
        return lost.map { "paper \($0) has left with unsaved work" } ?? mistakes.first
    }
}

final class Paper: UIViewController, UnsavedWork {
    let router: ScreenRouter
    private let notary: Notary
    private(set) var number = 0
    var hasUnsavedWork = false {
        didSet { notary.note(number, isUnsaved: hasUnsavedWork) }
    }

    init(_ title: String, _ router: ScreenRouter, _ notary: Notary) {
        self.router = router
        self.notary = notary
        super.init(nibName: nil, bundle: nil)
        self.title = title
        number = notary.add(self)
    }

    required init?(coder: NSCoder) { nil }

    func askToDiscard(over presenter: UIViewController, answer: @escaping @MainActor (Bool) -> Void) {
        notary.ask(number, answer)
    }
}

enum PaperScreen: String, ScreenValue {
    case list, editor, page, contract
    static let flowName = "paper"
    var screenName: Self { self }
}

final class PaperCoordinator: Coordinator, StackFlow, FinishingFlow {
    typealias Result = Bool
    let firstScreen: PaperScreen
    private let notary: Notary

    init(_ notary: Notary, first: PaperScreen = .list) {
        self.notary = notary
        firstScreen = first
        super.init(flowName: PaperScreen.flowName)
    }

    /// Another flow of this kind, which starts with an editor.
    func another() -> PaperCoordinator { PaperCoordinator(notary, first: .editor) }

    func attributes(of screen: PaperScreen) -> ScreenAttributes {
        ScreenAttributes(dismissible: screen != .contract, unsaved: screen == .editor)
    }

    func makeDisplay(of screen: PaperScreen, in slot: Slot) -> UIViewController {
        Paper(screen.rawValue, Router(self, slot), notary)
    }
}

enum FoldersTab: String, CaseIterable { case papers, other }

final class FoldersCoordinator: Coordinator, TabsFlow {
    let firstTab = FoldersTab.papers
    let papers: PaperCoordinator
    let other: PaperCoordinator

    init(_ notary: Notary) {
        papers = PaperCoordinator(notary)
        other = PaperCoordinator(notary)
        super.init(flowName: "folders")
    }

    func content(of tab: FoldersTab) -> TabContent { .flow(tab == .papers ? papers : other) }
}

enum BureauChild: String, CaseIterable { case desk, door }

enum BureauLink: DeepLink {
    case list, page
    init?(_ url: LinkURL) { nil }
    var linkName: String { self == .list ? "list" : "page" }
    var linkURL: LinkURL? { nil }
}

final class BureauCoordinator: Coordinator, SwitchFlow, LinkedFlow {
    typealias Owner = BureauCoordinator
    let firstChild = BureauChild.desk
    private let notary: Notary

    init(_ notary: Notary) {
        self.notary = notary
        super.init(flowName: "bureau")
    }

    func content(of child: BureauChild) -> ChildContent {
        .flow(child == .desk ? FoldersCoordinator(notary) : PaperCoordinator(notary, first: .page))
    }

    func condition(for link: BureauLink) -> LinkCondition { .none }

    func open(_ link: BureauLink, _ change: Change<BureauCoordinator>) {
        change.dismissAll()
        change.select(.papers, of: FoldersCoordinator.self, \.papers, stack: link == .list ? [] : [.page])
    }

    /// A transition of the app, such as for an expired session.
    func expire() { fromAnywhere(as: BureauCoordinator.self) { _, change in change.switchTo(.door, of: BureauCoordinator.self) } }
}

/// An bureau with an editor on top, as the first tab's second screen or in a modal.
@MainActor final class Bureau {
    let notary = Notary()
    let app: HeadlessApp<BureauCoordinator>
    var user: HeadlessUser { app.user }

    init(on device: UIUserInterfaceIdiom = .phone, behavior: UIKitBehavior = UIKitBehavior()) {
        app = HeadlessApp(BureauCoordinator(notary), on: device, behavior: behavior)
    }

    var paper: Paper? { user.visibleViewController as? Paper }

    /// Performs a transition of the screen on top.
    func take(_ steps: @escaping Change<PaperCoordinator>.Handler) {
        (paper?.router as? Router<PaperCoordinator>)?.navigate("take", steps)
        user.finishTransitions()
    }

    /// Pushes screens on the visible stack.
    func push(_ screens: PaperScreen...) {
        for screen in screens { take { _, change in change.push(screen) } }
    }

    /// Presents the list with the editor above it.
    func present(_ style: Presentation.Style) {
        take { [notary] _, change in
            change.present(PaperCoordinator(notary), stack: [.screen(.editor)], as: Presentation(style), on: { _, _, _ in })
        }
    }
}

// MARK: - Storms

extension Bureau {
    /// A run of random actions in an bureau. The app's code calls only methods that ask.
    static func storm(behavior: UIKitBehavior, _ make: (@escaping @MainActor (Data?) -> HeadlessApp<Coordinator>) -> StormRun) -> StormRun {
        let notary = Notary()
        let run = make { _ in HeadlessApp<Coordinator>(BureauCoordinator(notary), behavior: behavior) }
        run.skipped = [.removeScreen, .setScreens, .dismiss, .dismissFromRoot, .dismissOwn, .present, .presentInPassing, .restart]
        run.openLink = { root, name in
            guard let root = root as? BureauCoordinator else { return false }
            if name.count.isMultiple(of: 3) { root.expire() } else { root.open(name.count.isMultiple(of: 2) ? .list : .page) }
            return true
        }
        run.ownCode = { [unowned run] number in
            if number % 4 < 2 { return notary.answer(number % 4 == 0) ? "the user \(number % 4 == 0 ? "discards" : "stays")" : nil }
            // Another screen can be on top in the model, because its transition hasn't begun. After
            // the end of a gesture, UIKit removes the screen, and nothing can ask.
            guard number % 4 == 2, let paper = run.user.visibleViewController as? Paper, paper.title == "editor",
                let slot = paper.router.slot, run.app.coordinator?.navigator?.topSlot === slot,
                !sequence(first: paper as UIViewController, next: \.parent).contains(where: { $0.isBeingDismissed || $0.isMovingFromParent }
                )
            else { return nil }
            paper.hasUnsavedWork.toggle()
            return paper.hasUnsavedWork ? "unsaved work" : "saved"
        }
        run.check = { notary.fault() }
        return run
    }

    /// Performs a random transition of a screen.
    static func call(_ screen: UIViewController, using random: inout SeededGenerator) -> (words: String, again: () -> Void)? {
        guard let router = (screen as? Paper)?.router as? Router<PaperCoordinator> else { return nil }
        let number = Int.random(in: 0..<14, using: &random)
        let again: () -> Void = { router.navigate { flow, change in take(number, flow, change) } }
        again()
        return ("transition \(number)", again)
    }

    private static func take(_ number: Int, _ flow: PaperCoordinator, _ change: Change<PaperCoordinator>) {
        switch number {
        case 0, 1, 2: change.push(.editor)
        case 3: change.push(flow.another(), on: { _, _, _ in }, dismissed: { _, change in change.popToRoot() })
        case 4, 5: change.present(flow.another(), on: { _, _, _ in }, dismissed: { _, change in change.replace(with: .page) })
        case 6: change.present(flow.another(), as: Presentation(.fullScreen), on: { _, _, _ in })
        case 7: change.pop()
        case 8: change.popToRoot()
        case 9: change.setStack([.list, .editor])
        case 10: change.replace(with: .editor)
        case 11: change.dismiss()
        case 12: change.finish(true)
        default: change.switchTo(.desk, of: BureauCoordinator.self)
        }
    }
}
