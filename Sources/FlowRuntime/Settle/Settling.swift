#if os(iOS) || os(Linux)
    import UIKit

    /// Brings UIKit to the model's state. Each operation waits until UIKit has finished the
    /// previous one.
    ///
    /// Switches and stacks come first, the visible stack last. Tabs, dismissals and presentations
    /// follow, so everything is complete before it appears. There are no timers: an operation ends
    /// when UIKit is at rest, which is checked after each callback of UIKit.
    @MainActor
    final class Settling: SceneInterface {
        /// The most turns to wait for UIKit to release a finished transition. UIKit needs far
        /// fewer.
        nonisolated static let turnLimit = 100
        /// The turns that UIKit needs to begin a change: layout can follow the next turn's work.
        nonisolated static let turnsToBegin = 2

        /// Weak, because a screen or a listener can release the root during an operation.
        weak var navigator: Navigator? {
            didSet { if let navigator { joinWindow(navigator) } }
        }
        var stacks: [NavigationStack] = []
        var bars: [TabBar] = []
        var switches: [ChildSwitch] = []
        /// Seconds without the time in which the device is asleep.
        var now: Double { ProcessInfo.processInfo.systemUptime }
        /// The alert to be shown, and the alert that is shown.
        var nextAlert: AlertHost?
        var shownAlert: AlertHost?
        /// The question about unsaved work to ask.
        var nextQuestion: (slot: Slot, answer: UnsavedAnswer)?
        /// The layers that UIKit shows, bottom first.
        var shown: [Layer] = []
        /// Set if the app's modal over the topmost layer leaves: true with an animation.
        private var appsModalLeaves: Bool?
        /// The stack that is being set.
        var current: NavigationStack?
        /// The wait for the end of the current operation.
        var operation: Wait?
        /// The waits for transitions that app code or the user began.
        var watched: [Wait] = []
        /// The stacks that app code or the user might have changed.
        var touched: [NavigationStack] = []
        var isLookDue = false
        /// Looks, in the turn that `lookInNextTurn` scheduled.
        private(set) lazy var lookThen: @MainActor @Sendable () -> Void = { [weak self] in
            self?.isLookDue = false
            self?.look()
        }
        private var workWhenSettled: [@MainActor () -> Void] = []
        /// The turns since the last call in which something moved without a transition coordinator.
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
            current === stack || stacks.contains { $0 === stack }
        }

        /// Begins to show a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            self.stacks += stacks
            self.bars += bars
            self.switches += switches
            if let alert { nextAlert = AlertHost(of: alert) }
            proceed()
        }

        var showsAppsModal: Bool { appsModal != nil }

        func dismissAppsModal(animated: Bool) {
            appsModalLeaves = animated
        }

        /// True if the user still has to answer an alert of a transition.
        func asks(_ transition: String) -> Bool {
            [nextAlert, shownAlert].contains { $0?.alert.name == transition && $0?.isOpen == true && $0?.alert.resumption.isDue == true }
        }

        /// Cancels everything that is still to be shown.
        func stop() {
            nextAlert = nil
            nextQuestion = nil
            switches = []
            stopWaitingForWindow()
        }

        func endLayers(then completion: @escaping @MainActor @Sendable () -> Void) {
            guard let container = navigator?.base?.viewController else { return completion() }
            dismissLayers(over: container, then: completion)
        }

        /// Dismisses all layers without waiting, when the scene is about to be released.
        func takeAwayLayers() {
            let lowest = shown.first?.content.viewController
            if let presenter = lowest?.presentingViewController { dismissLayers(over: presenter, from: lowest) {} }
        }

        /// Forgets a dismissed layer and the layers above it.
        func forget(_ layer: Layer) {
            guard let index = shown.firstIndex(where: { $0 === layer }) else { return }
            let old = shown
            withExtendedLifetime(old) { shown.removeSubrange(index...) }
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
            if let alert = shownAlert, !alert.alert.resumption.isDue {
                dismiss(alert)
            } else if let children = switches.first {
                show(children)
            } else if let stack = nextStack {
                set(stack)
            } else if let bar = bars.last {
                select(bar)
            } else if let layer = goneLayer {
                dismiss(layer, animated: layer.isAnimated)
            } else if let isAnimated = appsModalLeaves {
                guard dismissAppsModal(isAnimated) else { return }
                appsModalLeaves = nil
            } else if let layer = newLayer {
                present(layer)
            } else if let question = nextQuestion {
                ask(about: question.slot, question.answer)
            } else if let alert = nextAlert {
                present(alert)
            } else {
                let work = workWhenSettled
                workWhenSettled = []
                for work in work { work() }
            }
        }

        func whenSettled(_ work: @escaping @MainActor () -> Void) {
            workWhenSettled.append(work)
            proceed()
        }

        /// The lowest layer that UIKit shows but the model no longer has.
        private var goneLayer: Layer? {
            guard let layers = navigator?.layers else { return nil }
            let stay = countOfSame(shown, layers)
            return shown[stay...].first { layer in !layers[stay...].contains { $0 === layer } }
        }

        /// The lowest layer that UIKit doesn't show yet.
        private var newLayer: Layer? {
            guard let layers = navigator?.layers else { return nil }
            let stay = countOfSame(shown, layers)
            return layers[stay...].first { layer in !shown[stay...].contains { $0 === layer } }
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

        /// The controller that layers are presented over.
        var baseController: UIViewController? { navigator?.base?.viewController ?? navigator?.hosting?.place.controller }

        private var root: (any ObservableContainer)? { baseController as? any ObservableContainer }
    }

    extension Navigator {
        var settling: Settling? { interface as? Settling }
    }
#endif
