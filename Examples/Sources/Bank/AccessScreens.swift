#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - onboarding

        func makeReminders(router: any OnboardingRemindersRouting) -> UIViewController {
            screen("Reminders", [("allow", { router.allow() }), ("later", { router.later() })])
        }

        // MARK: - signIn

        func makeNumber(router: any SignInNumberRouting & SignInFlowRouting) -> UIViewController {
            screen(
                "Number",
                [
                    ("next", { router.next(number: "4711") }), ("become", { router.become() }), ("getHelp", { router.getHelp() }),
                ])
        }

        func makePassword(number: String, router: any SignInPasswordRouting & SignInFlowRouting) -> UIViewController {
            screen(
                "Password",
                [
                    ("next", { router.next() }), ("forgotten", { router.forgotten() }), ("getHelp", { router.getHelp() }),
                ])
        }

        func makeCode(number: String, router: any SignInCodeRouting & SignInFlowRouting) -> UIViewController {
            screen(
                "Code",
                [
                    ("confirmed", { router.confirmed() }), ("startOver", { router.startOver() }),
                    ("locked", { router.locked(number: "4711") }), ("getHelp", { router.getHelp() }),
                ])
        }

        // MARK: - newPassword

        func makeIdentity(number: String, router: any NewPasswordIdentityRouting) -> UIViewController {
            screen("Identity", [("next", { router.next(phone: "0170 1234") }), ("cancel", { router.cancel() })])
        }

        func makeTexted(phone: String, router: any NewPasswordTextedRouting) -> UIViewController {
            screen("Texted", [("next", { router.next() }), ("wrongPhone", { router.wrongPhone() })])
        }

        func makeChoose(number: String, router: any NewPasswordChooseRouting) -> UIViewController {
            screen("Choose", [("changed", { router.changed() }), ("cancel", { router.cancel() })])
        }

        // MARK: - application

        func makeProduct(router: any ApplicationProductRouting & ApplicationFlowRouting) -> UIViewController {
            screen("Product", [("choose", { router.choose(product: .account) }), ("leave", { router.leave() })])
        }

        func makePerson(product: Product, router: any ApplicationPersonRouting & ApplicationFlowRouting) -> UIViewController {
            screen("Person", [("next", { router.next() }), ("leave", { router.leave() })])
        }

        func makeAddress(product: Product, router: any ApplicationAddressRouting & ApplicationFlowRouting) -> UIViewController {
            screen(
                "Address",
                [
                    ("next", { router.next() }), ("changeProduct", { router.changeProduct() }), ("leave", { router.leave() }),
                ])
        }

        func makeContract(product: Product, router: any ApplicationContractRouting & ApplicationFlowRouting) -> UIViewController {
            screen(
                "Contract",
                [
                    ("readTerms", { router.readTerms() }), ("changeAddress", { router.changeAddress() }), ("sign", { router.sign() }),
                    ("leave", { router.leave() }),
                ])
        }

        func makeIdentification(router: any ApplicationIdentificationRouting & ApplicationFlowRouting) -> UIViewController {
            screen(
                "Identification",
                [
                    ("passed", { router.passed() }), ("failed", { router.failed() }), ("leave", { router.leave() }),
                ])
        }

        // MARK: - lock

        func makeLock(router: any LockRouting) -> UIViewController {
            screen(
                "Lock",
                [("unlock", { router.unlock() }), ("enterPasscode", { router.enterPasscode() }), ("signOut", { router.signOut() })])
        }

        // MARK: - passcode

        func makePasscode(router: any PasscodeRouting) -> UIViewController {
            screen("Passcode", [("entered", { router.entered() }), ("cancel", { router.cancel() })])
        }
    }
#endif
