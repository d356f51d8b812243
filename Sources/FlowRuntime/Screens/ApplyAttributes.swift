#if os(iOS) || os(Linux)
    import UIKit

    extension ScreenAttributes {
        /// Applies the attributes of the view controller itself. The container applies the others.
        @MainActor
        func apply(to controller: UIViewController) {
            if let title { controller.title = title }
            if let largeTitle { controller.navigationItem.largeTitleDisplayMode = largeTitle ? .always : .never }
            if !allowsBack { controller.navigationItem.hidesBackButton = true }
        }

        /// Enables the features of the container that a new screen needs.
        @MainActor
        func prepare(_ container: UINavigationController) {
            if largeTitle == true { container.navigationBar.prefersLargeTitles = true }
        }
    }
#endif
