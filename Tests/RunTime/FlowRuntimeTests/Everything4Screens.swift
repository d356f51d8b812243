import FlowRuntime
import UIKit

extension EverythingScreens {
    /// The buttons of the set, for the screens of any flow.
    private func desk(_ router: any DeskRouting) -> [String: @MainActor () -> Void] {
        ["tally": { router.tally() }, "snap": { router.snap() }, "drawersAgain": { router.drawersAgain() }]
    }

    func makeDrawers(router: any DrawersRouting & DeskRouting) -> UIViewController {
        screen("drawers").with(
            desk(router),
            [
                "open": { router.open() }, "look": { router.look() }, "read": { router.read(leaf: 1) }, "close": { router.close() },
                "out": { router.out() },
            ])
    }

    func makeDrawer(router: any DrawersDrawerRouting & DeskRouting) -> UIViewController {
        screen("drawer").with(desk(router), ["back": { router.back() }, "files": { router.files() }])
    }

    func makeFiles(router: any FilesRouting) -> UIViewController {
        screen("files").with(["read": { router.read(leaf: 2) }, "clear": { router.clear() }, "more": { router.more() }])
    }

    func makeFile(router: any FilesFileRouting & DeskRouting) -> UIViewController {
        screen("file").with(
            desk(router), ["back": { router.back() }, "drawers": { router.drawers() }, "picture": { router.picture() }])
    }

    func makeDoor(router: any LobbyDoorRouting) -> UIViewController {
        screen("door").with(["enter": { router.enter(number: 1) }, "tour": { router.tour() }, "out": { router.out() }])
    }

    func makeBlank(number: Int) -> UIViewController {
        screen("blank").with()
    }

    func makeLetter(leaf: Int, router: any LetterRouting) -> UIViewController {
        screen("letter \(leaf)").with([
            "turn": { router.turn() }, "torn": { router.torn() }, "sent": { router.sent() }, "gift": { router.gift() },
        ])
    }

    func makePage(router: any LetterPageRouting & DeskRouting) -> UIViewController {
        screen("page").with(desk(router), ["turn": { router.turn() }, "files": { router.files() }])
    }
}
