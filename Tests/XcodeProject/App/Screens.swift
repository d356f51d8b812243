import UIKit

struct ScreenFactory: SampleFactory {
    func makeList(router: any NotesListRouting) -> UIViewController {
        ButtonViewController("Open") { router.open(title: "Milk") }
    }

    func makeNote(title: String, router: any NotesNoteRouting) -> UIViewController {
        ButtonViewController("Find \(title)") { router.find() }
    }

    func makeSearch() -> UIViewController {
        UIViewController()
    }
}

/// A screen with one button.
final class ButtonViewController: UIViewController {
    private let action: UIAction

    init(_ title: String, action: @escaping () -> Void) {
        self.action = UIAction(title: title) { _ in action() }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIButton(type: .system, primaryAction: action)
    }

    func tap() {
        loadViewIfNeeded()
        (view as? UIControl)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
