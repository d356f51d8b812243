#if os(iOS) || os(Linux)
    import Observation
    import SwiftUI
    import UIKit

    /// The state of a container as SwiftUI shows it, which views observe.
    ///
    /// Only FlowRuntime changes it, one operation at a time. If SwiftUI writes through a binding,
    /// the user has done something, and the setter decides about it.
    @available(iOS 17.0, *)
    @MainActor
    class Shown: Observable {
        private let registrar = ObservationRegistrar()

        // Without it, subclasses can have an initializer with another isolation.
        init() {}

        /// Notes that a view reads a property.
        final func read<Owner: Shown, Value>(_ path: KeyPath<Owner, Value>) {
            if let owner = self as? Owner { registrar.access(owner, keyPath: path) }
        }

        /// Changes a property, and has the views that read it show the change.
        final func change<Owner: Shown, Value>(_ path: KeyPath<Owner, Value>, animated: Bool, _ set: () -> Void) {
            guard let owner = self as? Owner else { return }
            var transaction = Transaction()
            transaction.disablesAnimations = !animated
            withTransaction(transaction) { registrar.withMutation(of: owner, keyPath: path, set) }
        }
    }

    /// The width of the window. The environment doesn't tell it: a form sheet's content is always
    /// compact, and a covered view isn't updated.
    @available(iOS 17.0, *)
    final class ShownWidth: Shown {
        private var isWide = false

        /// True if the window has regular width.
        var isRegular: Bool {
            read(\ShownWidth.isRegular)
            return isWide
        }

        func set(_ window: UIWindow) {
            let new = window.traitCollection.horizontalSizeClass == .regular
            if new != isWide { change(\ShownWidth.isRegular, animated: false) { isWide = new } }
        }
    }
#endif
