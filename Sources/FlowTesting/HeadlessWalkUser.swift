#if os(Linux)
    import SwiftUI
    import UIKit

    extension HeadlessUser: WalkUser {
        var appWindow: UIWindow? { window }

        var obstacle: String? { nil }

        var complaints: [String] { HeadlessUIKit.complaints }

        var hasFinger: Bool { true }

        func beginSwipeBack() -> Bool { beginSwipeBack(from: .edge) }

        func waits(until isDone: () -> Bool) -> Bool { isDone() }
    }

    extension HeadlessUIKit {
        /// The exceptions and warnings so far.
        static var complaints: [String] { exceptions.map { "\($0)" } + warnings.map { "\($0)" } + HeadlessSwiftUI.warnings }
    }
#endif
