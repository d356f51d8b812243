#if canImport(UIKit)
    import UIKit

    /// A change that is being worked out: what each step of a transition does to the scene's state, before anything is done to UIKit.
    ///
    /// The steps are those of the abstract machine. The first fault ends the change: the steps that follow do nothing and the draft is dropped.
    @MainActor
    final class Draft {
        private(set) var fault: Fault?
        private(set) var state: SceneState
        private let navigator: Navigator
        /// What the own steps work on; once it has left, what is on top then.
        private var own: Activation

        init(_ navigator: Navigator) {
            self.navigator = navigator
            state = SceneState(of: navigator)
            own = state.activationOnTop
        }

        /// Works out one step, unless an earlier one has failed.
        private func step(_ body: () -> Fault?) {
            guard fault == nil else { return }
            fault = body()
            if !state.contains(own) { own = state.activationOnTop }
        }
    }

    // MARK: - Steps on the active stack

    extension Draft {
        func push(_ pushed: [Slot]) {
            step {
                guard case .stack(let stack) = state.active else { return .noStack }
                state.set(state.slots(of: stack) + pushed, on: stack)
                return nil
            }
        }

        func push(_ flow: Coordinator) {
            step {
                guard case .stack(let stack) = state.active else { return .noStack }
                state.set(state.slots(of: stack) + start(flow, on: stack), on: stack)
                return nil
            }
        }

        func replace(with slot: Slot) {
            step {
                guard case .stack(let stack) = state.active else { return .noStack }
                var slots = state.slots(of: stack)
                slot.mark = slots.popLast()?.mark
                state.set(slots + [slot], on: stack)
                return nil
            }
        }

        /// Replaces the own activation's screens and all above them; the first of the new ones carries the mark on.
        func setStack(_ items: (NavigationStack) -> [Slot]) {
            step {
                guard case .stack(let stack) = state.active else { return .noStack }
                let kept = state.slots(of: stack)[..<state.range(of: own, on: stack).lowerBound]
                let new = items(stack)
                new.first?.mark = own.mark
                state.set(kept + new, on: stack)
                return nil
            }
        }

        func pop() {
            step {
                guard case .stack(let stack) = state.active else { return .popAtRoot }
                let slots = state.slots(of: stack)
                guard slots.count > 1 else { return .popAtRoot }
                state.set(slots.dropLast(), on: stack)
                return nil
            }
        }

        /// Pops `count` screens, which must all be of the own activation, on top, and above its first.
        func pop(_ count: Int) {
            guard count > 1 else { return pop() }
            step {
                guard case .stack(let stack) = state.active else { return .popAtRoot }
                let slots = state.slots(of: stack)
                let range = state.range(of: own, on: stack)
                guard range.upperBound == slots.count, range.count > count else { return .popAtRoot }
                state.set(slots.dropLast(count), on: stack)
                return nil
            }
        }

        func popTo(_ screen: ScreenName) {
            step {
                guard case .stack(let stack) = state.active else {
                    // A bare screen counts as a stack of one.
                    return state.topSlot?.screen.qualifiedName == screen ? nil : .popToMissing
                }
                let slots = state.slots(of: stack)
                let range = state.range(of: own, on: stack)
                guard let index = slots[range].lastIndex(where: { $0.screen.qualifiedName == screen }) else { return .popToMissing }
                state.set(slots[...index], on: stack)
                return nil
            }
        }

        func popToRoot() {
            step {
                guard case .stack(let stack) = state.active else { return nil }
                state.set(state.slots(of: stack)[...state.range(of: own, on: stack).lowerBound], on: stack)
                return nil
            }
        }
    }

    // MARK: - Steps on tabs and layers

    extension Draft {
        /// Shows a tab of the innermost tab bar of that flow in the top layer. `stack` is what then stands above the tab's root.
        func select<Tabs: TabsFlow>(_ tab: String, of flow: Tabs.Type, stack: ((Tabs, NavigationStack) -> [Slot])?) {
            step {
                guard let bar = state.bars.last(where: { $0.base is Tabs }), let coordinator = bar.base as? Tabs,
                    let index = bar.names.firstIndex(of: tab)
                else { return .selectWithoutTabs }
                if let stack { reset(bar.contents[index], above: { stack(coordinator, $0) }) }
                state.select(index, in: bar)
                return nil
            }
        }

        func present(_ content: Content, of coordinator: Coordinator? = nil) {
            step {
                content.attach(to: navigator)
                state.layers.append(Layer(content, of: coordinator, navigator: navigator))
                return nil
            }
        }

        func dismiss() {
            step {
                guard !state.layers.isEmpty else { return .dismissAtBase }
                state.layers.removeLast()
                return nil
            }
        }

        func dismissAll() {
            step {
                state.layers.removeAll()
                return nil
            }
        }

        /// The screens that a flow begins with on a stack, the first marked as the flow's.
        func start(_ flow: Coordinator, on stack: NavigationStack) -> [Slot] {
            guard let stackFlow = flow as? any StackFlow else { return [] }
            flow.attach(to: navigator)
            flow.push(on: stack)
            let slot = stackFlow.firstSlot()
            slot.mark = flow
            return [slot]
        }

        private func reset(_ content: Content, above: (NavigationStack) -> [Slot]) {
            switch content {
            case .stack(let stack):
                state.set(stack.initialSlots() + above(stack), on: stack)
            case .tabs(let bar):
                for content in bar.contents { reset(content, above: { _ in [] }) }
                state.select(bar.firstIndex, in: bar)
            case .screen:
                break
            }
        }
    }
#endif
