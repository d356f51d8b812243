import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests screens that are the delegate of their sheet's presentation controller.
@MainActor @Suite struct PresentationDelegateTests {
    @Test(arguments: Form.Time.allCases)
    func `UIKit's calls reach the screen, and its flow ends once`(time: Form.Time) {
        let app = HeadlessApp(StoreCoordinator())
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in
            change.present(FormCoordinator(time, notes)) { _, _ in notes.add("dismissed") }
        }
        app.user.visibleViewController?.isModalInPresentation = true
        app.user.swipeDown()
        #expect(notes.all == ["attempt"])
        expectSettled(app, "tab shelf [shelf] + [form]")
        app.user.visibleViewController?.isModalInPresentation = false
        app.user.swipeDown()
        #expect(notes.all == ["attempt", "should", "attempt"])
        app.user.swipeDown()
        expectSettled(app, "tab shelf [shelf]")
        #expect(notes.all == ["attempt", "should", "attempt", "should", "will", "did", "dismissed"])
    }
}

extension PresentationDelegateTests {
    @Test(arguments: Form.Time.allCases)
    func `the screen chooses the style at another width`(time: Form.Time) {
        let app = HeadlessApp(StoreCoordinator())
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in change.present(FormCoordinator(time, notes)) { _, _ in } }
        app.user.resize(isNarrow: false)
        #expect(app.window.rootViewController?.viewIfLoaded?.window == nil && !app.user.swipeDown())
        app.user.resize(isNarrow: true)
        #expect(!app.user.swipeDown() && app.user.swipeDown())
        expectSettled(app, "tab shelf [shelf]")
    }
}

/// A screen that allows the second swipe, and covers a wide window.
final class Form: UIViewController, UIAdaptivePresentationControllerDelegate {
    /// When the screen becomes the delegate.
    enum Time: CaseIterable {
        case load, willAppear, didAppear
    }

    private let time: Time
    private let notes: Notes
    private var swipes = 0

    init(_ time: Time, _ notes: Notes) {
        self.time = time
        self.notes = notes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        become(at: .load)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        become(at: .willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        become(at: .didAppear)
    }

    private func become(at time: Time) {
        if time == self.time { navigationController?.presentationController?.delegate = self }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        notes.add("should")
        swipes += 1
        return swipes > 1
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .fullScreen : .none
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        notes.add("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        notes.add("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        notes.add("did")
    }
}

private enum FormScreen: String, ScreenValue {
    case form
    static let flowName = "form"
    var screenName: Self { self }
}

private final class FormCoordinator: Coordinator, StackFlow {
    let firstScreen = FormScreen.form
    private let time: Form.Time
    private let notes: Notes

    init(_ time: Form.Time, _ notes: Notes) {
        self.time = time
        self.notes = notes
        super.init(flowName: FormScreen.flowName)
    }

    func makeDisplay(of screen: FormScreen, in slot: Slot) -> UIViewController {
        Form(time, notes)
    }
}
