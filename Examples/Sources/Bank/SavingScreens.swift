#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - savings

        func makePots(router: any SavingsPotsRouting) -> UIViewController {
            screen("Pots", [("add", { router.add() }), ("open", { router.open(pot: Sample.pot) })])
        }

        func makePot(pot: Pot, router: any SavingsPotRouting) -> UIViewController {
            screen("Pot", [("payIn", { router.payIn() }), ("close", { router.close() })])
        }

        // MARK: - newPot

        func makeGoal(router: any NewPotGoalRouting) -> UIViewController {
            screen("Goal", [("next", { router.next(goal: "Boat") }), ("cancel", { router.cancel() })])
        }

        func makePlan(goal: String, router: any NewPotPlanRouting) -> UIViewController {
            screen("Plan", [("created", { router.created(pot: Sample.pot) }), ("changeGoal", { router.changeGoal() })])
        }

        // MARK: - payIn

        func makePayIn(pot: Pot, router: any PayInRouting) -> UIViewController {
            screen("Pay in", [("paid", { router.paid() }), ("cancel", { router.cancel() })])
        }

        // MARK: - loan

        func makeWish(router: any LoanWishRouting & LoanFlowRouting) -> UIViewController {
            screen(
                "Wish",
                [
                    ("next", { router.next(sum: Sample.amount) }), ("close", { router.close() }),
                    ("readTerms", { router.readTerms() }),
                ])
        }

        func makeIncome(sum: Amount, router: any LoanIncomeRouting & LoanFlowRouting) -> UIViewController {
            screen(
                "Income",
                [
                    ("next", { router.next(sum: Sample.amount, rate: 3.5) }), ("refused", { router.refused() }),
                    ("close", { router.close() }), ("readTerms", { router.readTerms() }),
                ])
        }

        func makeOffer(sum: Amount, rate: Double, router: any LoanOfferRouting & LoanFlowRouting) -> UIViewController {
            screen(
                "Offer",
                [
                    ("changeWish", { router.changeWish() }), ("accept", { router.accept(account: Sample.account) }),
                    ("close", { router.close() }), ("readTerms", { router.readTerms() }),
                ])
        }

        func makeContract(account: Account, router: any LoanContractRouting & LoanFlowRouting) -> UIViewController {
            screen(
                "Contract",
                [
                    ("sign", { router.sign() }), ("close", { router.close() }), ("readTerms", { router.readTerms() }),
                ])
        }

        func makeRefusal(router: any LoanRefusalRouting & LoanFlowRouting) -> UIViewController {
            screen(
                "Refusal",
                [
                    ("changeWish", { router.changeWish() }), ("close", { router.close() }), ("readTerms", { router.readTerms() }),
                ])
        }
    }
#endif
