#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    /// Creates all screens of the app.
    struct ScreenFactory: MailFactory {
        func makeMailboxes(router: any MailboxesRouting) -> UIViewController {
            ButtonsViewController(title: "Mailboxes", buttons: [("open", { router.open() }), ("settings", { router.settings() })])
        }

        func makeSettings(router: any MailboxesSettingsRouting) -> UIViewController {
            ButtonsViewController(title: "Settings", buttons: [("close", { router.close() })])
        }

        func makeMessages(router: any MessagesRouting & OpeningRouting) -> UIViewController {
            ButtonsViewController(title: "Inbox", buttons: [("open", { router.open(id: 1) }), ("search", { router.search() })])
        }

        func makeSearch(router: any OpeningRouting) -> UIViewController {
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

        func makeDraft(router: any WritingDraftRouting) -> any UIViewController & UnsavedWork {
            let draft = Draft()
            let send: @MainActor () -> Void = {
                draft.text = ""
                router.send()
            }
            let buttons: [ButtonsViewController.Button] = [
                ("write", { draft.text = "Thanks!" }), ("send", send), ("cancel", { router.cancel() }),
            ]
            return DraftViewController(draft, buttons: buttons)
        }
    }

    /// The text of an answer that hasn't been sent.
    @MainActor final class Draft {
        var text = ""
    }

    /// Asks before the user loses a draft.
    final class DraftViewController: ButtonsViewController, UnsavedWork {
        private let draft: Draft

        init(_ draft: Draft, buttons: [Button]) {
            self.draft = draft
            super.init(title: "Answer", buttons: buttons)
        }

        required init?(coder: NSCoder) {
            nil
        }

        var hasUnsavedWork: Bool { !draft.text.isEmpty }

        func askToDiscard(over presenter: UIViewController, answer: @escaping @MainActor (Bool) -> Void) {
            let alert = UIAlertController(title: "Discard the answer?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answer(false) })
            alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
            presenter.present(alert, animated: true)
        }
    }
#endif
