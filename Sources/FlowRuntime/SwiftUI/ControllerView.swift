#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// Shows a screen of UIKit in SwiftUI's containers.
    ///
    /// Leave the navigation controller around the view controller alone: it is SwiftUI's (U3).
    public struct ControllerView: UIViewControllerRepresentable {
        private let shown: ShownScreen
        private let make: @MainActor () -> UIViewController

        /// Creates the view of a screen.
        ///
        /// - Parameters:
        ///   - shown: the screen.
        ///   - make: creates the screen's view controller, once.
        public init(_ shown: ShownScreen, _ make: @escaping @MainActor () -> UIViewController) {
            self.shown = shown
            self.make = make
        }

        /// Creates the view controller.
        public func makeUIViewController(context: Context) -> UIViewController {
            let controller = make()
            shown.unsavedWork = controller as? any UnsavedWork
            return controller
        }

        /// Does nothing: the screen's parameters don't change.
        public func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
#endif
