#if canImport(UIKit)
    import UIKit

    /// Creates all screens of the app. Generated code requires nothing else.
    struct ScreenFactory: PhotosFactory {
        func makeProfile(router: any AppProfileRouting) -> UIViewController {
            ProfileViewController(router: router)
        }

        func makeNameEditor(router: any AppNameEditorRouting) -> UIViewController {
            NameEditorViewController(router: router)
        }

        func makePhotos(router: any PhotosRouting) -> UIViewController {
            PhotosViewController(router: router)
        }

        func makePhoto(name: String, router: any PhotosPhotoRouting) -> UIViewController {
            PhotoViewController(name: name, router: router)
        }

        func makeTerms(router: any PurchaseTermsRouting) -> UIViewController {
            TermsViewController(router: router)
        }

        func makePayment(router: any PurchasePaymentRouting) -> UIViewController {
            PaymentViewController(router: router)
        }
    }
#endif
