import FlowRuntime
import UIKit

extension EverythingScreens {
    /// The buttons of the set, for the screens of any flow.
    private func desk(_ router: any DeskRouting) -> [String: @MainActor @Sendable () -> Void] {
        ["tally": { router.tally() }, "snap": { router.snap() }, "drawersAgain": { router.drawersAgain() }]
    }

    func makeDrawers(router: any DrawersRouting & DeskRouting) -> UIViewController {
        screen(
            "drawers",
            [
                "open": { router.open() }, "look": { router.look() }, "read": { router.read(leaf: 1) }, "close": { router.close() },
                "out": { router.out() },
            ].merging(desk(router)) { own, _ in own })
    }

    func makeDrawer(router: any DrawersDrawerRouting & DeskRouting) -> UIViewController {
        screen("drawer", ["back": { router.back() }, "files": { router.files() }].merging(desk(router)) { own, _ in own })
    }

    func makeFiles(router: any FilesRouting) -> UIViewController {
        screen("files", ["read": { router.read(leaf: 2) }, "clear": { router.clear() }, "more": { router.more() }])
    }

    func makeFile(router: any FilesFileRouting & DeskRouting) -> UIViewController {
        let own: [String: @MainActor @Sendable () -> Void] = [
            "back": { router.back() }, "drawers": { router.drawers() }, "picture": { router.picture() },
        ]
        return screen("file", own.merging(desk(router)) { own, _ in own })
    }

    func makeBlank(number: Int) -> UIViewController {
        screen("blank", [:])
    }

    func makeLetter(leaf: Int, router: any LetterRouting) -> UIViewController {
        screen(
            "letter \(leaf)",
            ["turn": { router.turn() }, "torn": { router.torn() }, "sent": { router.sent() }, "gift": { router.gift() }])
    }

    func makePage(router: any LetterPageRouting & DeskRouting) -> UIViewController {
        screen("page", ["turn": { router.turn() }, "files": { router.files() }].merging(desk(router)) { own, _ in own })
    }
}
