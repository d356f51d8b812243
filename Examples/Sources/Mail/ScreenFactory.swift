#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// Creates all screens of the app.
    struct ScreenFactory: MailFactory {
        func makeMailboxes(router: any MailboxesRouting) -> UIViewController {
            ButtonsViewController(title: "Mailboxes", buttons: [("open", { router.open() }), ("settings", { router.settings() })])
        }

        func makeSettings(router: any MailboxesSettingsRouting) -> UIViewController {
            ButtonsViewController(title: "Settings", buttons: [("close", { router.close() })])
        }

        func makeMessages(router: any MessagesRouting) -> UIViewController {
            ButtonsViewController(title: "Inbox", buttons: [("open", { router.open(id: 1) }), ("search", { router.search() })])
        }

        func makeSearch(router: any MessagesSearchRouting) -> UIViewController {
            ButtonsViewController(title: "Search", buttons: [("open", { router.open(id: 2) })])
        }

        func makeNothing() -> UIViewController {
            ButtonsViewController(title: "No message", buttons: [])
        }

        func makeMessage(id: Int, router: any ReadingMessageRouting) -> UIViewController {
            ButtonsViewController(
                title: "Message \(id)",
                buttons: [("details", { router.details() }), ("answer", { router.answer() }), ("delete", { router.delete() })])
        }

        func makeDetails(id: Int) -> UIViewController {
            ButtonsViewController(title: "Details of \(id)", buttons: [])
        }

        func makeDraft(router: any WritingDraftRouting) -> UIViewController {
            ButtonsViewController(title: "Answer", buttons: [("send", { router.send() }), ("cancel", { router.cancel() })])
        }
    }
#endif
