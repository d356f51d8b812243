#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - cards

        func makeCards(router: any CardsRouting & CardsFlowRouting) -> UIViewController {
            screen("Cards", [("open", { router.open(card: Sample.card) }), ("orderCard", { router.orderCard() })])
        }

        func makeCard(card: Card, router: any CardsCardRouting & CardsFlowRouting) -> UIViewController {
            screen(
                "Card",
                [
                    ("showPIN", { router.showPIN() }), ("openLimits", { router.openLimits() }),
                    ("reportLost", { router.reportLost() }), ("openMovements", { router.openMovements() }),
                    ("orderCard", { router.orderCard() }),
                ])
        }

        func makeCardMovements(card: Card, router: any CardsCardMovementsRouting & CardsFlowRouting) -> UIViewController {
            screen(
                "Card movements",
                [
                    ("showAccount", { router.showAccount(account: Sample.account) }), ("orderCard", { router.orderCard() }),
                ])
        }

        func makeBlocked(card: Card, router: any CardsBlockedRouting & CardsFlowRouting) -> UIViewController {
            screen("Blocked", [("done", { router.done() }), ("orderCard", { router.orderCard() })])
        }

        // MARK: - pin

        func makePin(card: Card, router: any PinRouting) -> UIViewController {
            screen("Pin", [("hide", { router.hide() })])
        }

        // MARK: - cardLimits

        func makeLimits(card: Card, router: any CardLimitsLimitsRouting) -> UIViewController {
            screen("Limits", [("change", { router.change(limit: Sample.amount) })])
        }

        func makeChangeLimit(limit: Amount, router: any CardLimitsChangeLimitRouting) -> UIViewController {
            screen("Change limit", [("save", { router.save() })])
        }

        // MARK: - lostCard

        func makeWhatHappened(card: Card, router: any LostCardWhatHappenedRouting) -> UIViewController {
            screen(
                "What happened",
                [
                    ("lost", { router.lost() }), ("stolen", { router.stolen() }), ("cancel", { router.cancel() }),
                    ("callUs", { router.callUs(number: "4711") }),
                ])
        }

        func makeLastUse(router: any LostCardLastUseRouting) -> UIViewController {
            screen("Last use", [("block", { router.block() }), ("back", { router.back() })])
        }

        // MARK: - orderCard

        func makeDesign(router: any OrderCardDesignRouting) -> UIViewController {
            screen("Design", [("choose", { router.choose(design: .plain) }), ("cancel", { router.cancel() })])
        }

        func makeDelivery(design: Design, router: any OrderCardDeliveryRouting) -> UIViewController {
            screen("Delivery", [("order", { router.order() }), ("changeAddress", { router.changeAddress() })])
        }
    }
#endif
