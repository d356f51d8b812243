#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - home

        func makeOverview(router: any HomeOverviewRouting) -> UIViewController {
            screen(
                "Overview",
                [
                    ("openAccount", { router.openAccount(account: Sample.account) }), ("openSavings", { router.openSavings() }),
                    ("openLoan", { router.openLoan() }), ("openInbox", { router.openInbox() }), ("transfer", { router.transfer() }),
                ])
        }

        func makeAccount(account: Account, router: any HomeAccountRouting) -> UIViewController {
            let button = UIView()
            return screen(
                "Account",
                [
                    ("openMovement", { router.openMovement(movement: Sample.movement) }), ("search", { router.search() }),
                    ("filter", { router.filter(button: button) }), ("openStatements", { router.openStatements() }),
                    ("showDetails", { router.showDetails() }), ("transfer", { router.transfer() }),
                ])
        }

        func makeSearch(account: Account, router: any HomeSearchRouting) -> UIViewController {
            screen(
                "Search",
                [
                    ("openMovement", { router.openMovement(movement: Sample.movement) }), ("cancel", { router.cancel() }),
                ])
        }

        func makeMovement(account: Account, movement: Movement, router: any HomeMovementRouting) -> UIViewController {
            screen(
                "Movement",
                [
                    ("backToAccount", { router.backToAccount() }), ("dispute", { router.dispute() }),
                    ("sendAgain", { router.sendAgain(recipient: Sample.recipient) }), ("payments", { router.payments() }),
                ])
        }

        func makeDisputed(account: Account, number: String, router: any HomeDisputedRouting) -> UIViewController {
            screen("Disputed", [("backToAccount", { router.backToAccount() }), ("getHelp", { router.getHelp() })])
        }

        // MARK: - statements

        func makeYears(account: Account, router: any StatementsYearsRouting) -> UIViewController {
            screen("Years", [("openYear", { router.openYear(year: 2026) })])
        }

        func makeYear(year: Int, router: any StatementsYearRouting) -> UIViewController {
            screen(
                "Year",
                [
                    ("openStatement", { router.openStatement(document: Sample.document) }),
                    ("otherYear", { router.otherYear(year: 2026) }),
                ])
        }

        func makeStatement(document: Document, router: any StatementsStatementRouting) -> UIViewController {
            screen("Statement", [("share", { router.share() }), ("allYears", { router.allYears() })])
        }

        // MARK: - filter

        func makeFilter(router: any FilterRouting) -> UIViewController {
            screen("Filter", [("applied", { router.applied() }), ("cancel", { router.cancel() })])
        }

        // MARK: - accountDetails

        func makeDetails(account: Account, router: any AccountDetailsDetailsRouting) -> UIViewController {
            screen("Details", [("rename", { router.rename() }), ("order", { router.order() }), ("done", { router.done() })])
        }

        func makeRename(router: any AccountDetailsRenameRouting) -> UIViewController {
            screen("Rename", [("changed", { router.changed() })])
        }

        func makeOrder(router: any AccountDetailsOrderRouting) -> UIViewController {
            screen("Order", [("changed", { router.changed() }), ("back", { router.back() })])
        }

        // MARK: - dispute

        func makeReason(movement: Movement, router: any DisputeReasonRouting) -> UIViewController {
            screen("Reason", [("next", { router.next(reason: "Twice") }), ("cancel", { router.cancel() })])
        }

        func makeStory(reason: String, router: any DisputeStoryRouting) -> UIViewController {
            screen(
                "Story",
                [
                    ("changeReason", { router.changeReason() }), ("filed", { router.filed(number: "4711") }),
                    ("cancel", { router.cancel() }),
                ])
        }

        // MARK: - inbox

        func makeMessages(router: any InboxMessagesRouting) -> UIViewController {
            screen("Messages", [("open", { router.open(message: Sample.message) }), ("done", { router.done() })])
        }

        func makeMessage(message: Message, router: any InboxMessageRouting) -> UIViewController {
            screen(
                "Message",
                [
                    ("showPayments", { router.showPayments() }), ("showCards", { router.showCards() }),
                    ("next", { router.next(message: Sample.message) }), ("getHelp", { router.getHelp() }),
                ])
        }
    }
#endif
