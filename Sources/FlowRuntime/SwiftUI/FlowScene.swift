#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// Brings SwiftUI to the model's state. Each operation waits until SwiftUI has finished the
    /// previous one, because SwiftUI drops changes that it can't show at once (P3, S9).
    ///
    /// There are no timers. An operation ends when the UIKit behind SwiftUI is at rest, which is
    /// checked whenever a screen or a level has appeared or disappeared.
    @available(iOS 17.0, *)
    @MainActor
    final class FlowScene: SceneInterface, TransitionWatcher {
        /// SwiftUI updates at the end of a turn, and UIKit begins in a later one.
        nonisolated static let turnsToBegin = 10

        weak var navigator: Navigator?
        var progress = Progress()
        let width = ShownWidth()
        /// The window's content.
        private(set) lazy var base = ShownLevel(navigator?.base, as: nil, by: nil, in: self)
        var operation: Wait?
        var watched: [Wait] = []
        var turnsInMotion = 0
        var isLookDue = false
        private(set) lazy var lookThen: @MainActor @Sendable () -> Void = { [weak self] in
            self?.isLookDue = false
            self?.look()
        }
        /// Makes the view of a popover, whose anchor doesn't know the types of the app's views.
        var makeView: (@MainActor (ShownLevel) -> AnyView)?
        /// The visible alert and its presenter.
        var shownAlert: (alert: Alert, presenter: ShownPresenter)?
        /// The steps of the user's choice, until the alert has gone.
        private var choice: (@MainActor () -> Void)?
        /// The stacks that the user has changed.
        private var touched: [NavigationStack] = []
        private var workWhenSettled: [@MainActor () -> Void] = []

        /// Gets the answer to the question about unsaved work.
        var answer: UnsavedAnswer?

        var now: Double { ProcessInfo.processInfo.systemUptime }
        var baseController: UIViewController? { base.controller }

        func callBegins() { turnsInMotion = 0 }

        func operationEnded() {}

        // MARK: - The model

        func load(_ content: FlowContent) {
            switch content {
            case .stack(let stack):
                loadScreens(of: stack)
                let shown = stack.shown(in: self)
                if shown.root == nil { shown.settle(animated: false) }
            case .tabs(let bar): load(bar.selected)
            case .child(let children): load(children.current.content)
            case .single(let slot), .screen(let slot): loadScreen(of: slot)
            case .action: break
            }
        }

        func loadScreen(of slot: Slot) {
            if slot.display == nil { slot.display = slot.makeDisplay() }
        }

        func loadScreens(of stack: NavigationStack) {
            for slot in stack.slots { loadScreen(of: slot) }
        }

        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            progress.add(stacks: stacks, bars: bars, switches: switches, alert: alert)
            proceed()
        }

        func forget(_ layer: Layer) {
            layer.level?.end()
            progress.forget(layer)
        }

        func stop() {
            progress.cancel()
            answer = nil
        }

        /// The model is released meanwhile.
        func endLayers(then completion: @escaping @MainActor @Sendable () -> Void) {
            guard !progress.layers.isEmpty || shownAlert != nil else { return completion() }
            progress.layers = []
            shownAlert = nil
            operation = Wait(
                until: { [weak self] in self.map { !$0.waits(for: $0.presentedInMotion) } ?? true },
                then: { [weak self] in self?.takeAwayLayers(then: completion) })
            lookInNextTurn()
        }

        private func takeAwayLayers(then completion: @escaping @MainActor @Sendable () -> Void) {
            base.show(nil, animated: false)
            base.present(nil, animated: false)
            waitForTurns(then: completion)
        }

        func whenSettled(_ work: @escaping @MainActor () -> Void) {
            workWhenSettled.append(work)
            proceed()
        }

        func asks(_ transition: String) -> Bool {
            [progress.alert, shownAlert?.alert].contains { $0?.name == transition && $0?.isDue == true }
        }

        // MARK: - The user

        func userChanged(_ stack: NavigationStack) {
            touch(stack)
            lookInNextTurn()
        }

        private func touch(_ stack: NavigationStack) {
            if !touched.contains(where: { $0 === stack }) { touched.append(stack) }
        }

        /// The user has chosen. SwiftUI removes the alert before or after that (A2). The choice's
        /// steps wait until it has gone (A3).
        func choose(_ choice: Alert.Choice) {
            self.choice = choice.take
            lookInNextTurn()
        }

        func alertHasGone() {
            shownAlert = nil
            lookInNextTurn()
        }

        // MARK: - Looking at the screen

        /// Adopts the user's changes, once nothing moves. Then continues with the next operation.
        func look() {
            guard let navigator else { return endWaits() }
            guard !navigator.isChanging else { return lookInNextTurn() }
            endWaits()
            navigator.takeOver { for end in takeOverLayers() + takeOverStacks() { end() } }
            proceed()
            navigator.takeWaiting()
        }

        private func takeOverLayers() -> [Navigator.Ends] {
            guard operation == nil, let lost = progress.layers.first(where: isLost), !waits(for: presentedInMotion) else { return [] }
            if let level = lost.level, level.isWanted { level.presenter?.present(nil, animated: false) }
            return navigator?.takeOver(endOf: lost).map { [$0] } ?? []
        }

        /// True if the user has dismissed a layer: SwiftUI has reported that, or the layer's
        /// controller isn't presented any more (P9).
        private func isLost(_ layer: Layer) -> Bool {
            guard let level = layer.level else { return false }
            return !level.isWanted || level.hasLeft
        }

        private func takeOverStacks() -> [Navigator.Ends] {
            let touched = touched
            self.touched = []
            return touched.compactMap { stack in
                let shown = stack.shown(in: self)
                guard !isBusy(with: stack), !waits(for: shown.controller) else {
                    touch(stack)
                    return nil
                }
                return stack.isShown(by: shown.screens) ? nil : navigator?.takeOver(stack, shows: shown.screens)
            }
        }

        func isBusy(with stack: NavigationStack) -> Bool {
            progress.stacks.contains { $0 === stack }
        }

        func waitsForForeignChange() -> Bool {
            guard let navigator else { return false }
            let leaving = progress.layers.first { layer in
                navigator.layers.contains { $0 === layer } && layer.level?.controller?.isBeingDismissed == true
            }
            if let leaving, waits(for: leaving.level?.controller) { return true }
            guard case .stack(let stack)? = navigator.activeContent, let controller = stack.shown(in: self).controller,
                let transition = controller.transitionCoordinator, transition !== operation?.coordinator
            else { return false }
            let isForeign = transition.initiallyInteractive || !isBusy(with: stack) && !stack.isShown(by: stack.shown(in: self).screens)
            return isForeign && waits(for: controller)
        }

        // MARK: - One operation after another

        private func proceed() {
            while operation == nil, !waitsForForeignChange(), beginNext() {}
        }

        /// Begins the next operation. Returns false if nothing is left, or something must end
        /// first.
        private func beginNext() -> Bool {
            if let (alert, presenter) = shownAlert, !alert.isDue { return close(alert, of: presenter) }
            switch progress.next(navigator) {
            case .show(let children): return show(children)
            case .set(let stack): return set(stack)
            case .select(let bar): return select(bar)
            case .dismiss(let layer): return dismiss(layer)
            case .dismissAppsModal(let isAnimated): return takeAwayAppsModal(animated: isAnimated)
            case .present(let layer): return present(layer)
            case .ask(let slot): return ask(about: slot)
            case .alert(let alert): return show(alert)
            case nil: return work()
            }
        }

        private func work() -> Bool {
            guard shownAlert == nil, choice != nil || !workWhenSettled.isEmpty, !waits(for: presentedInMotion) else { return false }
            let work = [choice].compactMap { $0 } + workWhenSettled
            choice = nil
            workWhenSettled = []
            for work in work { work() }
            return true
        }
    }
#endif
