#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - profile

        func makeProfile(router: any ProfileRouting) -> UIViewController {
            let button = UIView()
            return screen(
                "Profile",
                [
                    ("openPerson", { router.openPerson() }), ("openSettings", { router.openSettings() }),
                    ("openSecurity", { router.openSecurity() }), ("openDocuments", { router.openDocuments() }),
                    ("getHelp", { router.getHelp() }), ("lock", { router.lock() }), ("signOut", { router.signOut(button: button) }),
                ])
        }

        func makePerson(router: any ProfilePersonRouting) -> UIViewController {
            screen("Person", [("changeAddress", { router.changeAddress() }), ("closeAccount", { router.closeAccount() })])
        }

        func makeDocuments(router: any ProfileDocumentsRouting) -> UIViewController {
            screen("Documents", [("open", { router.open(document: Sample.document) }), ("openTerms", { router.openTerms() })])
        }

        func makeDocument(document: Document, router: any ProfileDocumentRouting) -> UIViewController {
            screen("Document", [("share", { router.share() }), ("all", { router.all() })])
        }

        // MARK: - settings

        func makeSettings(router: any SettingsRouting) -> UIViewController {
            screen(
                "Settings",
                [
                    ("openLanguage", { router.openLanguage() }), ("openReminders", { router.openReminders() }),
                    ("openLicences", { router.openLicences() }),
                ])
        }

        func makeLanguage(router: any SettingsLanguageRouting) -> UIViewController {
            screen("Language", [("chosen", { router.chosen() })])
        }

        func makeReminderSettings(router: any SettingsReminderSettingsRouting) -> UIViewController {
            screen("Reminder settings", [("turnOn", { router.turnOn() })])
        }

        func makeSystemSettings(router: any SettingsSystemSettingsRouting) -> UIViewController {
            screen("System settings", [("openSystem", { router.openSystem(url: Sample.page) }), ("done", { router.done() })])
        }

        // MARK: - security

        func makeSecurity(router: any SecurityRouting) -> UIViewController {
            screen(
                "Security",
                [
                    ("changePassword", { router.changePassword() }), ("openDevices", { router.openDevices() }),
                    ("raiseLimit", { router.raiseLimit() }),
                ])
        }

        func makePassword(router: any SecurityPasswordRouting) -> UIViewController {
            screen("Password", [("save", { router.save() })])
        }

        func makeDevices(router: any SecurityDevicesRouting) -> UIViewController {
            screen("Devices", [("open", { router.open(device: Sample.device) })])
        }

        func makeDevice(device: Device, router: any SecurityDeviceRouting) -> UIViewController {
            screen("Device", [("remove", { router.remove() })])
        }

        func makeDailyLimit(router: any SecurityDailyLimitRouting) -> UIViewController {
            screen("Daily limit", [("save", { router.save() })])
        }

        // MARK: - changeAddress

        func makeNewAddress(router: any ChangeAddressNewAddressRouting) -> UIViewController {
            screen("New address", [("next", { router.next() }), ("cancel", { router.cancel() })])
        }

        func makeProof(router: any ChangeAddressProofRouting) -> UIViewController {
            screen("Proof", [("changed", { router.changed() }), ("correct", { router.correct() })])
        }

        // MARK: - closeAccount

        func makeFarewell(router: any CloseAccountFarewellRouting) -> UIViewController {
            screen("Farewell", [("continue", { router.continue() }), ("keep", { router.keep() }), ("getHelp", { router.getHelp() })])
        }

        func makeLastWord(router: any CloseAccountLastWordRouting) -> UIViewController {
            screen("Last word", [("close", { router.close() }), ("keep", { router.keep() })])
        }

        // MARK: - support

        func makeTopics(router: any SupportTopicsRouting) -> UIViewController {
            screen(
                "Topics",
                [
                    ("open", { router.open(topic: .cards) }), ("chat", { router.chat() }),
                    ("callUs", { router.callUs(number: "4711") }), ("done", { router.done() }),
                ])
        }

        func makeArticle(topic: Topic, router: any SupportArticleRouting) -> UIViewController {
            screen("Article", [("next", { router.next(topic: .cards) }), ("chat", { router.chat() })])
        }

        func makeChat(router: any SupportChatRouting) -> UIViewController {
            screen("Chat", [("end", { router.end() })])
        }

        // MARK: - legal

        func makeLegal(document: LegalDocument, router: any LegalRouting) -> UIViewController {
            screen("Legal", [("close", { router.close() })])
        }
    }
#endif
