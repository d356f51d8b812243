#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Waiting for UIKit

    extension Settling {
        /// True if a user's gesture, or a pop or dismissal by app code, is changing UIKit to a
        /// state other than the model's. Looks again at its end.
        func waitsForForeignChange() -> Bool {
            guard let front = navigator?.front else { return false }
            // If columns are side by side, the user can change any of them.
            let seen = front.bar?.host.showsAllTabs == true ? front.bar?.contents ?? [] : [front.content].compactMap { $0 }
            return waits(for: leavingLayer) || waits(for: leavingPlace) || seen.contains { waits(for: stackInForeignChange($0)) }
                || waits(for: columnsInForeignChange(front.bar)) || waits(for: leavingCover)
        }

        /// A layer of the model that is being dismissed.
        var leavingLayer: UIViewController? {
            guard !progress.layers.isEmpty, let layers = navigator?.layers else { return nil }
            let leaving = progress.layers.first { layer in
                layer.content.viewController?.isBeingDismissed == true && layers.contains { $0 === layer }
            }
            return leaving?.content.viewController
        }

        /// The app's sheet around a hosted flow, while it is being dismissed.
        private var leavingPlace: UIViewController? {
            guard let sheet = navigator?.hosting?.place.presented, sheet.isBeingDismissed else { return nil }
            return sheet
        }

        /// The controller of a visible stack, during the user's swipe or if its screens are being
        /// removed by others than FlowRuntime.
        private func stackInForeignChange(_ content: FlowContent) -> UIViewController? {
            guard case .stack(let stack) = content, case let controller = stack.host.navigationController,
                let transition = controller.transitionCoordinator, transition !== operation?.coordinator
            else { return nil }
            let isForeign = transition.initiallyInteractive || !isBusy(with: stack) && !stack.host.isSettled
            return isForeign ? controller : nil
        }

        /// The stack of a split view's collapsed columns, while the user goes back to an earlier
        /// one.
        private func columnsInForeignChange(_ bar: TabBar?) -> UIViewController? {
            guard let bar, let columns = bar.host.split?.stackOfColumns,
                let transition = columns.transitionCoordinator, transition !== operation?.coordinator
            else { return nil }
            let isForeign = transition.initiallyInteractive || !progress.bars.contains { $0 === bar } && !bar.host.isSettled
            return isForeign ? columns : nil
        }
    }
#endif
