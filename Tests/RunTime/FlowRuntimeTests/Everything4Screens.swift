import FlowRuntime
import UIKit

extension EverythingScreens {
    func makeDrawers(router: any DrawersRouting) -> UIViewController {
        screen(
            "drawers",
            [
                "open": { router.open() }, "look": { router.look() }, "read": { router.read(leaf: 1) }, "close": { router.close() },
                "out": { router.out() },
            ])
    }

    func makeDrawer(router: any DrawersDrawerRouting) -> UIViewController {
        screen("drawer", ["back": { router.back() }, "files": { router.files() }])
    }

    func makeFiles(router: any FilesRouting) -> UIViewController {
        screen("files", ["read": { router.read(leaf: 2) }, "clear": { router.clear() }, "more": { router.more() }])
    }

    func makeFile(router: any FilesFileRouting) -> UIViewController {
        screen("file", ["back": { router.back() }, "drawers": { router.drawers() }, "picture": { router.picture() }])
    }

    func makeBlank(number: Int) -> UIViewController {
        screen("blank", [:])
    }

    func makeLetter(leaf: Int, router: any LetterRouting) -> UIViewController {
        screen(
            "letter \(leaf)",
            ["turn": { router.turn() }, "torn": { router.torn() }, "sent": { router.sent() }, "gift": { router.gift() }])
    }

    func makePage(router: any LetterPageRouting) -> UIViewController {
        screen("page", ["turn": { router.turn() }, "files": { router.files() }])
    }
}
