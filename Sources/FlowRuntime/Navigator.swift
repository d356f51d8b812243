#if canImport(UIKit)
    import UIKit

    /// The navigation of one scene: the presented layers, the rule for who may take a transition, and the change of state.
    ///
    /// The model (slots, selected tabs, layers) is the truth and changes at once; ``Settling`` then brings UIKit to it, one operation after another.
    @MainActor
    final class Navigator {
        /// The root coordinator; the scene delegate keeps it, and it keeps the navigator.
        private(set) weak var root: Coordinator?
        /// The presented layers, bottom first.
        private(set) var layers: [Layer] = []
        var onEvent: (@MainActor (NavigationEvent) -> Void)?
        /// The transitions that were called while none could be taken.
        private var waiting: [@MainActor () -> Void] = []
        /// Whether a change is being made, in which screens and listeners may call transitions.
        private var isChanging = false
        private(set) lazy var settling = Settling(self)

        init(root: Coordinator) {
            self.root = root
        }

        /// The window's content.
        var base: Content? { root?.content }

        /// The screen on top of the active layer.
        var topSlot: Slot? { SceneState(of: self).topSlot }

        func report(_ event: @autoclosure () -> NavigationEvent) {
            onEvent?(event())
        }

        // MARK: - Transitions

        /// Takes a transition for the screen at `place`, if that is on top of the active layer when the transition's turn has come.
        func perform(_ transition: String, from place: @escaping @MainActor () -> Slot?, steps: @escaping @MainActor (Draft) -> Void) {
            if let leaving = settling.leavingLayer { transitionBegins(on: leaving) }
            guard !isChanging, !settling.isUserActing else {
                waiting.append { [weak self] in self?.perform(transition, from: place, steps: steps) }
                return
            }
            if let lost = settling.lostLayer { layerEnded(lost) }
            let slot = place()
            guard let slot, slot === topSlot else {
                return report(.ignored(transition: transition, screen: slot?.screen.qualifiedName))
            }
            change {
                let draft = Draft(self)
                steps(draft)
                if let fault = draft.fault {
                    return report(.refused(transition: transition, fault: fault))
                }
                report(.transition(transition, from: slot.screen.qualifiedName))
                commit(draft)
            }
        }

        /// Makes a change as a whole. A transition that a screen or a listener calls while the change is being made comes after it.
        func change<Result>(_ body: () -> Result) -> Result {
            let isPartOfAnother = isChanging
            isChanging = true
            let result = body()
            isChanging = isPartOfAnother
            takeWaiting()
            return result
        }

        private func takeWaiting() {
            while !isChanging, !settling.isUserActing, !waiting.isEmpty { waiting.removeFirst()() }
        }

        private func commit(_ draft: Draft) {
            // Who heard of the transition may have let go of the root or stopped it.
            guard let base else { return }
            for (stack, slots) in draft.state.stacks { stack.set(slots) }
            for (bar, index) in draft.state.selections { bar.select(index) }
            show(draft.state.layers)
            // All view controllers are made here, so that no factory is called while UIKit changes a container.
            for (stack, _) in draft.state.stacks where stack.isLoaded { stack.load() }
            base.load()
            for layer in layers { layer.content.load() }
            settling.begin(stacks: draft.state.stacks.map(\.stack), bars: draft.state.selections.map(\.bar))
            report(.changed(snapshot))
        }

        /// Ends every presented layer, without animation, and whatever waits.
        func stop() {
            waiting = []
            show([])
            guard let container = base?.viewController else { return }
            let dismiss: @MainActor () -> Void = {
                if container.presentedViewController != nil { container.dismiss(animated: false) }
            }
            // UIKit ignores a dismissal while one of the layers slides in or out.
            let transition = container.presentedInMotion?.transitionCoordinator
            let isWaiting = transition?.animate(alongsideTransition: nil) { _ in dismiss() } ?? false
            if !isWaiting { dismiss() }
        }

        /// Sets the presented layers; those that are gone let go of their content.
        private func show(_ layers: [Layer]) {
            // Kept beyond the assignment: the deinitializer of a screen may ask for the state.
            let gone = self.layers.filter { layer in !layers.contains { $0 === layer } }
            self.layers = layers
            for layer in gone { layer.content.release() }
        }

        // MARK: - What UIKit and the user did

        /// A transition that flowgen didn't ask for may begin: the user's back, swipe or drag. Transitions by code wait until it has ended.
        func transitionBegins(on controller: UIViewController) {
            settling.watch(controller) { [weak self] in self?.userActed() }
        }

        /// A stack has settled: screens that left it, whoever took them off, are released.
        func stackChanged(_ stack: NavigationStack) {
            guard !settling.isBusy(with: stack), stack.releaseLeftScreens() else { return }
            report(.changed(snapshot))
        }

        /// The user has changed the model's state through UIKit.
        func userChanged() {
            report(.changed(snapshot))
        }

        /// A layer has ended, with all above it. Says nothing where it was ended by a transition.
        func layerEnded(_ layer: Layer) {
            settling.forget(layer)
            guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
            show(Array(layers[..<index]))
            report(.changed(snapshot))
        }

        /// UIKit has refused to present a layer: it and those above it don't exist.
        func presentationRefused(_ layer: Layer) {
            report(.refused(transition: "present", fault: .notPresented))
            layerEnded(layer)
        }

        private func userActed() {
            if case .stack(let stack)? = activeContent { stackChanged(stack) }
            takeWaiting()
        }
    }

    extension Navigator {
        /// The stack or bare screen that the user sees.
        var activeContent: Content? { SceneState(of: self).active }

        /// The whole state as a value.
        var snapshot: Snapshot {
            Snapshot(layers: ([base].compactMap { $0 } + layers.map(\.content)).map(Snapshot.Content.init))
        }
    }

    extension Snapshot.Content {
        @MainActor
        init(_ content: Content) {
            switch content {
            case .stack(let stack):
                self = .stack(
                    flow: stack.base?.flowName ?? "",
                    stack.slots.map { Snapshot.Entry(screen: $0.screen.qualifiedName, begins: $0.mark?.flowName) })
            case .tabs(let bar):
                self = .tabs(
                    flow: bar.base?.flowName ?? "", selected: bar.names[bar.selectedIndex],
                    zip(bar.names, bar.contents).map { Snapshot.Tab(name: $0, content: Snapshot.Content($1)) })
            case .screen(let slot):
                self = .screen(slot.screen.qualifiedName)
            }
        }
    }
#endif
