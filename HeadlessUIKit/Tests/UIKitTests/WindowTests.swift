import Testing
import UIKit

@MainActor struct WindowTests {
    @Test func theRootAppearsWithTheWindow() {
        let stage = Stage()
        let root = stage.screen("root")
        stage.window.rootViewController = root
        #expect(stage.journal.take() == [] && !root.isViewLoaded)
        stage.window.makeKeyAndVisible()
        #expect(stage.journal.take() == ["root.didLoad", "root.willAppear", "root.didAppear"])
        #expect(stage.window.isKeyWindow && root.view.window === stage.window)
    }

    @Test func replacingTheRootSwapsTheViews() {
        let stage = Stage()
        let (old, new) = (stage.screen("old"), stage.screen("new"))
        stage.show(old)
        stage.window.rootViewController = new
        #expect(stage.calls() == ["old.willDisappear", "old.didDisappear", "new.willAppear", "new.didAppear"])
        #expect(old.view.window == nil)
    }

    @Test func presentedLayersOutliveTheirRoot() {
        let stage = Stage()
        weak var old: UIViewController?
        weak var sheet: UIViewController?
        do {
            let root = stage.screen("old")
            stage.show(root)
            let presented = stage.screen("sheet")
            root.present(presented, animated: false)
            (old, sheet) = (root, presented)
        }
        stage.window.rootViewController = stage.screen("new")
        #expect(old != nil && sheet != nil)
        #expect(stage.user.visibleViewController === sheet, "it still covers the new root")
        #expect(sheet?.view.window === stage.window)
        sheet?.dismiss(animated: false)
        #expect(old == nil && sheet == nil)
        #expect(stage.user.visibleViewController?.label == "new")
    }

    @Test func dismissingOverAReplacedRootDoesNotBringItBack() {
        let stage = Stage()
        let (old, full) = (stage.screen("old"), stage.screen("full"))
        stage.show(old)
        full.modalPresentationStyle = .fullScreen
        old.present(full, animated: false)
        stage.window.rootViewController = stage.screen("new")
        _ = stage.journal.take()
        full.dismiss(animated: false)
        #expect(stage.calls() == ["full.willDisappear", "full.didDisappear"])
        #expect(old.view.window == nil)
    }

    @Test func aSceneKnowsItsWindows() {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        #expect(scene.windows == [window] && window.windowScene === scene && window.isHidden)
    }
}
