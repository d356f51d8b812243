#if os(iOS) || os(Linux)
    import UIKit

    /// Brings UIKit to the model's state. Each operation waits until UIKit has finished the
    /// previous one.
    ///
    /// There are no timers: an operation ends when UIKit is at rest, which is checked after each
    /// callback of UIKit.
    @MainActor
    final class Settling: SceneInterface, TransitionWatcher {
        /// The most turns to wait for UIKit to release a finished transition. UIKit needs far
        /// fewer.
        nonisolated static let turnLimit = 100
        /// The turns that UIKit needs to begin a change: layout can follow the next turn's work.
        nonisolated static let turnsToBegin = 2

        /// Weak, because a screen or a listener can release the root during an operation.
        weak var navigator: Navigator? {
            didSet { if let navigator { joinWindow(navigator) } }
        }
        var progress = Progress()
        /// Seconds without the time in which the device is asleep.
        var now: Double { ProcessInfo.processInfo.systemUptime }
        /// The alert that is shown.
        var shownAlert: AlertHost?
        /// Gets the answer to the question about unsaved work.
        var answer: UnsavedAnswer?
        /// The stack that is being set.
        var current: NavigationStack?
        var operation: Wait?
        var watched: [Wait] = []
        /// The stacks that app code or the user might have changed.
        var touched: [NavigationStack] = []
        var isLookDue = false
        private(set) lazy var lookThen: @MainActor @Sendable () -> Void = { [weak self] in
            self?.isLookDue = false
            self?.look()
        }
        private var workWhenSettled: [@MainActor () -> Void] = []
        var turnsInMotion = 0
        /// Set while a layer or alert waits for a window to be presented in.
        private var windowObserver: WindowObserver?
        /// True during a call to a UIKit method: its callbacks report nothing new.
        private(set) var isCalling = false
        /// True while an operation begins, and whether another must follow it.
        private var isProceeding = false
        private var continues = false

        func callBegins() {
            turnsInMotion = 0
        }

        func load(_ content: FlowContent) {
            content.load()
        }

        func loadScreen(of slot: Slot) {
            slot.load()
        }

        func loadScreens(of stack: NavigationStack) {
            if stack.host.isLoaded { stack.host.load() }
        }

        /// True if UIKit doesn't yet show a stack's screens.
        func isBusy(with stack: NavigationStack) -> Bool {
            current === stack || progress.stacks.contains { $0 === stack }
        }

        /// Begins to show a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            progress.add(stacks: stacks, bars: bars, switches: switches, alert: alert)
            proceed()
        }

        var showsAppsModal: Bool { appsModal != nil }

        func dismissAppsModal(animated: Bool) {
            progress.appsModalLeaves = animated
        }

        /// True if the user still has to answer an alert of a transition.
        func asks(_ transition: String) -> Bool {
            let open = [progress.alert, shownAlert?.isOpen == true ? shownAlert?.alert : nil]
            return open.contains { $0?.name == transition && $0?.isDue == true }
        }

        /// Cancels everything that is still to be shown.
        func stop() {
            progress.cancel()
            answer = nil
            stopWaitingForWindow()
        }

        func endLayers(then completion: @escaping @MainActor @Sendable () -> Void) {
            guard let container = navigator?.base?.viewController else { return completion() }
            dismissLayers(over: container, then: completion)
        }

        /// Dismisses all layers without waiting, when the scene is about to be released.
        func takeAwayLayers() {
            let lowest = progress.layers.first?.content.viewController
            if let presenter = lowest?.presentingViewController { dismissLayers(over: presenter, from: lowest) {} }
        }

        func forget(_ layer: Layer) {
            progress.forget(layer)
        }

        /// Begins the next operation, unless one is in progress or UIKit is changing to a state
        /// other than the model's.
        ///
        /// An operation that ends immediately requests the next one. The next begins after the
        /// first has returned, so a long sequence needs no more stack than one operation.
        func proceed() {
            guard !isProceeding else { return continues = true }
            isProceeding = true
            repeat {
                continues = false
                beginNext()
            } while continues
            isProceeding = false
        }

        private func beginNext() {
            guard !isCalling, operation == nil, !waitsForForeignChange() else { return }
            if let alert = shownAlert, !alert.alert.isDue { return dismiss(alert) }
            switch progress.next(navigator) {
            case .show(let children): show(children)
            case .set(let stack): set(stack)
            case .select(let bar): select(bar)
            case .dismiss(let layer): dismiss(layer, animated: layer.isAnimated)
            case .dismissAppsModal(let isAnimated): if dismissAppsModal(isAnimated) { progress.appsModalLeaves = nil }
            case .present(let layer): present(layer)
            case .ask(let slot): ask(about: slot)
            case .alert(let alert): present(alert)
            case nil:
                let work = workWhenSettled
                workWhenSettled = []
                for work in work { work() }
            }
        }

        func whenSettled(_ work: @escaping @MainActor () -> Void) {
            workWhenSettled.append(work)
            proceed()
        }

        /// Calls a method of UIKit. Operations that its callbacks request begin afterwards.
        func call(_ method: () -> Void) {
            let isPartOfAnother = isCalling
            isCalling = true
            method()
            isCalling = isPartOfAnother
        }

        /// Looks again when a window, or the root in a window, comes on screen.
        func waitForWindow() {
            guard windowObserver == nil else { return }
            let look: @MainActor @Sendable () -> Void = { [weak self] in self?.lookInNextTurn() }
            windowObserver = WindowObserver(look)
            root?.didAppear = look
            look()
        }

        var waitsForWindow: Bool { windowObserver != nil }

        func stopWaitingForWindow() {
            guard windowObserver != nil else { return }
            windowObserver = nil
            root?.didAppear = nil
        }

        var baseController: UIViewController? { navigator?.base?.viewController ?? navigator?.hosting?.place.controller }

        private var root: (any ObservableContainer)? { baseController as? any ObservableContainer }
    }

    extension Navigator {
        var settling: Settling? { interface as? Settling }
    }
#endif
