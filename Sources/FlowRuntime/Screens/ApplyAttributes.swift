#if os(iOS) || os(Linux)
    import UIKit

    extension ScreenAttributes {
        /// Sets what a view controller says about itself. The rest is its container's to do.
        @MainActor
        func apply(to controller: UIViewController) {
            if let title { controller.title = title }
            if let largeTitle { controller.navigationItem.largeTitleDisplayMode = largeTitle ? .always : .never }
            if !allowsBack { controller.navigationItem.hidesBackButton = true }
        }

        /// Sets what the container of a new screen must allow for it.
        @MainActor
        func prepare(_ container: UINavigationController) {
            if largeTitle == true { container.navigationBar.prefersLargeTitles = true }
        }
    }
#endif
