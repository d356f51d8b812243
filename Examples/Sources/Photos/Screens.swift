#if canImport(UIKit)
    import ExampleKit
    import UIKit

    final class ProfileViewController: ButtonsViewController {
        init(router: any AppProfileRouting) {
            super.init(
                title: "Profile",
                buttons: [
                    ("showPhotos", { router.showPhotos() }),
                    ("editName", { router.editName() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class NameEditorViewController: ButtonsViewController {
        init(router: any AppNameEditorRouting) {
            super.init(title: "Name", buttons: [("save", { router.save() })])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class PhotosViewController: ButtonsViewController {
        init(router: any PhotosRouting) {
            super.init(title: "Photos", buttons: [("showPhoto", { router.showPhoto(name: "Sunset") })])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class PhotoViewController: ButtonsViewController {
        init(name: String, router: any PhotosPhotoRouting) {
            super.init(
                title: name,
                buttons: [
                    ("buy", { router.buy() }),
                    ("showProfile", { router.showProfile() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class TermsViewController: ButtonsViewController {
        init(router: any PurchaseTermsRouting) {
            super.init(
                title: "Terms",
                buttons: [
                    ("accept", { router.accept() }),
                    ("cancel", { router.cancel() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class PaymentViewController: ButtonsViewController {
        init(router: any PurchasePaymentRouting) {
            super.init(title: "Payment", buttons: [("readTermsAgain", { router.readTermsAgain() })])
        }

        required init?(coder: NSCoder) { nil }
    }
#endif
