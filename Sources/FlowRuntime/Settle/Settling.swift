#if os(iOS) || os(Linux)
    import UIKit

    /// Brings UIKit to the state that the model has, one operation after another; each waits for
    /// UIKit to finish the one before.
    ///
    /// Stacks come first, those that don't show before the one that does, then tabs, then
    /// dismissing, then presenting: what appears is complete before it appears. There are no
    /// timers: an operation has ended when UIKit has come to rest, which is looked for whenever
    /// UIKit says anything.
    @MainActor
    final class Settling: SceneInterface {
        /// Far more turns of the run loop than UIKit takes to let go of a transition that has
        /// ended.
        nonisolated static let turnLimit = 100
        /// The turns in which UIKit begins what it was told: a layout pass may come after the next
        /// turn's work.
        nonisolated static let turnsToBegin = 2

        /// Weak, since a screen or a listener may let go of the root while an operation runs.
        weak var navigator: Navigator? {
            didSet { if let navigator { joinWindow(navigator) } }
        }
        var stacks: [NavigationStack] = []
        var bars: [TabBar] = []
        var switches: [ChildSwitch] = []
        /// Time in which the device sleeps isn't counted.
        var now: Double { ProcessInfo.processInfo.systemUptime }
        /// The alert that is to be shown, and the one that is.
        var nextAlert: AlertHost?
        var shownAlert: AlertHost?
        /// The layers that UIKit shows, bottom first.
        var shown: [Layer] = []
        /// The stack that is being set.
        var current: NavigationStack?
        /// The end of the operation that is being carried out.
        var operation: Wait?
        /// The ends of transitions that app code or the user began.
        var watched: [Wait] = []
        /// The stacks that app code or the user may have changed.
        var touched: [NavigationStack] = []
        var isLookDue = false
        /// Looks, in the turn for which that is due.
        private(set) lazy var lookThen: @MainActor @Sendable () -> Void = { [weak self] in
            self?.isLookDue = false
            self?.look()
        }
        /// Closures to call when UIKit matches the model.
        private var workWhenSettled: [@MainActor () -> Void] = []
        /// The turns since the last call in which something was found in motion without a
        /// coordinator.
        var turnsInMotion = 0
        /// Set while something is to be presented and there is no window yet.
        private var windowObserver: WindowObserver?
        /// Whether a method of UIKit is being called: what it tells meanwhile is no news.
        private(set) var isCalling = false
        /// Whether an operation is being begun, and whether another is to follow it.
        private var isProceeding = false
        private var goesOn = false

        func callBegins() {
            turnsInMotion = 0
        }

        func load(_ content: Content) {
            content.load()
        }

        func loadScreen(of slot: Slot) {
            slot.load()
        }

        func loadScreens(of stack: NavigationStack) {
            if stack.host.isLoaded { stack.host.load() }
        }

        /// Whether a stack's screens in UIKit are not yet those of the model.
        func isBusy(with stack: NavigationStack) -> Bool {
            current === stack || stacks.contains { $0 === stack }
        }

        /// Takes up a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            self.stacks += stacks
            self.bars += bars
            self.switches += switches
            if let alert { nextAlert = AlertHost(of: alert) }
            proceed()
        }

        /// Whether an alert of a transition is still to be answered.
        func asks(_ transition: String) -> Bool {
            [nextAlert, shownAlert].contains { $0?.alert.name == transition && $0?.isOpen == true && $0?.alert.resumption.isDue == true }
        }

        /// Gives up what is still to be shown.
        func stop() {
            nextAlert = nil
            switches = []
            stopWaitingForWindow()
        }

        func endLayers(then completion: @escaping @MainActor @Sendable () -> Void) {
            guard let container = navigator?.base?.viewController else { return completion() }
            dismissLayers(over: container, then: completion)
        }

        /// Takes all layers away where nobody is going to be here for the end of it.
        func takeAwayLayers() {
            let lowest = shown.first?.content.viewController
            if let presenter = lowest?.presentingViewController { dismissLayers(over: presenter, from: lowest) {} }
        }

        /// Forgets a layer that is gone, with those above it.
        func forget(_ layer: Layer) {
            guard let index = shown.firstIndex(where: { $0 === layer }) else { return }
            let old = shown
            withExtendedLifetime(old) { shown.removeSubrange(index...) }
        }

        /// Begins the next operation, unless one is being carried out or UIKit is on its way to a
        /// state that isn't the model's.
        ///
        /// An operation that is over at once asks for the next one. That begins when it has
        /// returned, so that many of them take no more of the stack than one.
        func proceed() {
            guard !isProceeding else { return goesOn = true }
            isProceeding = true
            repeat {
                goesOn = false
                beginNext()
            } while goesOn
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
            } else if let layer = newLayer {
                present(layer)
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

        /// The lowest layer that UIKit shows and that is gone.
        private var goneLayer: Layer? {
            guard let layers = navigator?.layers else { return nil }
            let stay = countOfSame(shown, layers)
            return shown[stay...].first { layer in !layers[stay...].contains { $0 === layer } }
        }

        /// The lowest layer that UIKit is still to show.
        private var newLayer: Layer? {
            guard let layers = navigator?.layers else { return nil }
            let stay = countOfSame(shown, layers)
            return layers[stay...].first { layer in !shown[stay...].contains { $0 === layer } }
        }

        /// Calls a method of UIKit. The operations that its callbacks ask for come afterwards.
        func call(_ method: () -> Void) {
            let isPartOfAnother = isCalling
            isCalling = true
            method()
            isCalling = isPartOfAnother
        }

        /// Looks again when a window comes on screen, or the root in one.
        func waitForWindow() {
            guard windowObserver == nil else { return }
            let look: @MainActor @Sendable () -> Void = { [weak self] in self?.lookInNextTurn() }
            windowObserver = WindowObserver(look)
            root?.didAppear = look
            look()
        }

        /// Whether something is to be presented as soon as there is a window.
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
        /// What brings UIKit to the model.
        var settling: Settling? { interface as? Settling }
    }
#endif
