import Testing
import UIKit

@MainActor @Suite struct ControlTests {
    @Test func `a tap does what is to be done when the finger is lifted`() {
        let (stage, button) = shown()
        button.addAction(UIAction { _ in stage.journal.note("down") }, for: .touchDown)
        button.addAction(UIAction { _ in stage.journal.note("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in stage.journal.note("changed") }, for: .valueChanged)
        #expect(stage.user.tap(button))
        #expect(stage.journal.take() == ["down", "up"])
    }

    @Test func `an action knows its control`() {
        let (stage, button) = shown()
        var sender: UIView?
        button.addAction(UIAction { sender = $0.sender as? UIView }, for: .primaryActionTriggered)
        stage.user.tap(button)
        #expect(sender === button)
    }

    @Test func `an action that is added twice is done once, and not any more when it is removed`() {
        let control = UIControl()
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: .touchUpInside)
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(count == 1)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
        control.sendActions(for: .touchUpInside)
        #expect(count == 2)
    }

    @Test func `a disabled control reacts to code only`() {
        let (stage, button) = shown()
        button.addAction(UIAction { _ in stage.journal.note("done") }, for: .touchUpInside)
        button.isEnabled = false
        #expect(!stage.user.tap(button))
        #expect(button.state == .disabled)
        button.sendActions(for: .touchUpInside)
        #expect(stage.journal.take() == ["done"])
    }

    @Test func `what isn't seen can't be tapped`() {
        let (stage, button) = shown()
        let root = stage.window.rootViewController
        root?.view.isHidden = true
        #expect(!stage.user.tap(button) && !stage.user.sees(button))
        root?.view.isHidden = false
        button.alpha = 0
        #expect(!stage.user.tap(button))
        button.alpha = 1
        root?.present(stage.screen("sheet"), animated: false)
        #expect(!stage.user.tap(button), "a layer covers it")
        root?.dismiss(animated: false)
        #expect(stage.user.tap(button))
        button.removeFromSuperview()
        #expect(!stage.user.tap(button))
    }

    @Test func `a touch goes through a label, and not through another view`() {
        let (stage, button) = shown()
        button.addAction(UIAction { _ in stage.journal.note("done") }, for: .touchUpInside)
        let (label, plain) = (UILabel(), UIView())
        button.addSubview(label)
        button.addSubview(plain)
        #expect(stage.user.tap(label))
        #expect(!stage.user.tap(plain))
        button.isUserInteractionEnabled = false
        #expect(!stage.user.tap(label))
        #expect(stage.journal.take() == ["done"])
    }

    @Test func `nothing is tapped during a transition`() {
        let (stage, button) = shown()
        stage.window.rootViewController?.present(stage.screen("sheet"), animated: true)
        #expect(!stage.user.tap(button))
    }

    @Test func `a button takes its text from its action, and has one for each state`() {
        let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
        button.setTitle("Bought", for: .selected)
        #expect(button.currentTitle == "Buy")
        button.isSelected = true
        #expect(button.currentTitle == "Bought")
        button.isEnabled = false
        #expect(button.currentTitle == "Buy", "no text fits both")
    }

    @Test func `an action is a menu element with what it was made with`() {
        let action = UIAction(
            title: "Delete", subtitle: "For good", identifier: .init("delete"), attributes: [.destructive, .disabled], state: .mixed
        ) { _ in }
        let element: UIMenuElement = action
        #expect(element.title == "Delete" && element.subtitle == "For good" && element.image == nil)
        action.title = "Remove"
        #expect(element.title == "Remove")
        #expect(action.identifier.rawValue == "delete" && action.attributes == [.destructive, .disabled] && action.state == .mixed)
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    private func shown() -> (Stage, UIButton) {
        let stage = Stage()
        let root = stage.screen("root")
        let button = UIButton(type: .system)
        root.view.addSubview(button)
        stage.show(root)
        return (stage, button)
    }
}
