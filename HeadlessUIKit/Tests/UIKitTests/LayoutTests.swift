import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
    @Test func `a screen is as large as its window and lays its view out before it has appeared`() {
        let stage = Stage()
        stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let screen = LayoutScreen("a", stage.journal)
        stage.window.rootViewController = screen
        stage.window.makeKeyAndVisible()
        #expect(screen.view.frame.size == CGSize(width: 320, height: 480))
        #expect(stage.journal.take() == ["a.didLoad", "a.willAppear", "will 320", "did 320", "a.didAppear"])
    }

    @Test func `layout is done once for each change of size`() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.count == 2)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.count == 3)
    }

    @Test func `a view comes to the front`() {
        let (around, first, second) = (UIView(), UIView(), UIView())
        around.addSubview(first)
        around.addSubview(second)
        around.bringSubviewToFront(first)
        #expect(around.subviews == [second, first])
    }
}

private final class LayoutScreen: Screen {
    override func viewWillLayoutSubviews() { journalWidth("will") }
    override func viewDidLayoutSubviews() { journalWidth("did") }

    private func journalWidth(_ event: String) {
        journal?.note("\(event) \(Int(view.bounds.width))")
    }
}

private final class Counting: UIView {
    var count = 0

    override func layoutSubviews() { count += 1 }
}
