#if canImport(UIKit)
    import UIKit

    /// A change that is being worked out: what each step of a transition does to the scene's state, before anything is done to UIKit.
    ///
    /// The steps are those of the abstract machine. The first fault ends the change: the steps that follow do nothing and the draft is dropped.
    @MainActor
    final class Draft {
        private(set) var fault: Fault?
        /// The presented layers, bottom first.
        private(set) var layers: [Layer]
        /// The stacks that change, each with the screens that it shall hold.
        private(set) var stacks: [(stack: NavigationStack, slots: [Slot])] = []
        /// The bars that change, each with the tab that it shall show.
        private(set) var selections: [(bar: TabBar, index: Int)] = []

        let navigator: Navigator
        private var own: Activation

        init(_ navigator: Navigator) {
            self.navigator = navigator
            layers = navigator.layers
            own = .none
            own = activationOnTop
        }

        /// Works out one step, unless an earlier one has failed.
        private func step(_ body: () -> Fault?) {
            guard fault == nil else { return }
            fault = body()
            if !isOwnThere { own = activationOnTop }
        }
    }

    // MARK: - Steps on the active stack

    extension Draft {
        func push(_ pushed: [Slot]) {
            step {
                guard case .stack(let stack) = active else { return .noStack }
                set(slots(of: stack) + pushed, on: stack)
                return nil
            }
        }

        func push(_ flow: Coordinator) {
            step {
                guard case .stack(let stack) = active else { return .noStack }
                set(slots(of: stack) + start(flow, on: stack), on: stack)
                return nil
            }
        }

        func replace(with slot: Slot) {
            step {
                guard case .stack(let stack) = active else { return .noStack }
                var slots = slots(of: stack)
                slot.mark = slots.popLast()?.mark
                set(slots + [slot], on: stack)
                return nil
            }
        }

        /// Replaces the own activation's screens and all above them; the first of the new ones carries the mark on.
        func setStack(_ items: (NavigationStack) -> [Slot]) {
            step {
                guard case .stack(let stack) = active else { return .noStack }
                let kept = slots(of: stack)[..<ownRange(of: stack).lowerBound]
                let new = items(stack)
                new.first?.mark = own.mark
                set(kept + new, on: stack)
                return nil
            }
        }

        func pop() {
            step {
                guard case .stack(let stack) = active else { return .popAtRoot }
                let slots = slots(of: stack)
                guard slots.count > 1 else { return .popAtRoot }
                set(slots.dropLast(), on: stack)
                return nil
            }
        }

        /// Pops `count` screens, which must all be of the own activation, on top, and above its first.
        func pop(_ count: Int) {
            guard count > 1 else { return pop() }
            step {
                guard case .stack(let stack) = active else { return .popAtRoot }
                let slots = slots(of: stack)
                let range = ownRange(of: stack)
                guard range.upperBound == slots.count, range.count > count else { return .popAtRoot }
                set(slots.dropLast(count), on: stack)
                return nil
            }
        }

        func popTo(_ screen: ScreenName) {
            step {
                guard case .stack(let stack) = active else {
                    // A bare screen counts as a stack of one.
                    return topSlot?.screen.qualifiedName == screen ? nil : .popToMissing
                }
                let slots = slots(of: stack)
                let range = ownRange(of: stack)
                guard let index = slots[range].lastIndex(where: { $0.screen.qualifiedName == screen }) else { return .popToMissing }
                set(slots[...index], on: stack)
                return nil
            }
        }

        func popToRoot() {
            step {
                guard case .stack(let stack) = active else { return nil }
                set(slots(of: stack)[...ownRange(of: stack).lowerBound], on: stack)
                return nil
            }
        }
    }

    // MARK: - Steps on tabs and layers

    extension Draft {
        /// Shows a tab of the innermost tab bar of that flow in the top layer. `stack` is what then stands above the tab's root.
        func select<Tabs: TabsFlow>(_ tab: String, of flow: Tabs.Type, stack: ((Tabs, NavigationStack) -> [Slot])?) {
            step {
                guard let bar = bars.last(where: { $0.base is Tabs }), let coordinator = bar.base as? Tabs,
                    let index = bar.names.firstIndex(of: tab)
                else { return .selectWithoutTabs }
                if let stack { reset(bar.contents[index], above: { stack(coordinator, $0) }) }
                select(index, in: bar)
                return nil
            }
        }

        func present(_ content: Content, of coordinator: Coordinator? = nil) {
            step {
                content.attach(to: navigator)
                layers.append(Layer(content, of: coordinator, navigator: navigator))
                return nil
            }
        }

        func dismiss() {
            step {
                guard !layers.isEmpty else { return .dismissAtBase }
                layers.removeLast()
                return nil
            }
        }

        func dismissAll() {
            step {
                layers.removeAll()
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
                set(stack.initialSlots() + above(stack), on: stack)
            case .tabs(let bar):
                for content in bar.contents { reset(content, above: { _ in [] }) }
                select(bar.firstIndex, in: bar)
            case .screen:
                break
            }
        }
    }

    // MARK: - The state so far

    extension Draft {
        /// What the own steps of a transition work on: the part of a stack that belongs to one start of a flow.
        private enum Activation {
            /// The slots from the mark of a pushed flow.
            case marked(Coordinator, NavigationStack)
            /// The slots of the flow whose container the stack is.
            case base(NavigationStack)
            /// A bare screen.
            case single(Slot)
            case none

            var mark: Coordinator? {
                if case .marked(let coordinator, _) = self { coordinator } else { nil }
            }
        }

        /// The screen on top of the active layer.
        var topSlot: Slot? {
            switch active {
            case .stack(let stack): slots(of: stack).last
            case .screen(let slot): slot
            case .tabs, nil: nil
            }
        }

        /// The tab bars on the active path of the top layer, outermost first.
        private var bars: [TabBar] {
            var bars: [TabBar] = []
            var content = layers.last?.content ?? navigator.base
            while case .tabs(let bar)? = content {
                bars.append(bar)
                content = bar.contents[selectedIndex(of: bar)]
            }
            return bars
        }

        /// The stack or bare screen that the user sees.
        private var active: Content? {
            if let bar = bars.last { return bar.contents[selectedIndex(of: bar)] }
            return layers.last?.content ?? navigator.base
        }

        func slots(of stack: NavigationStack) -> [Slot] {
            stacks.first { $0.stack === stack }?.slots ?? stack.slots
        }

        private func set(_ slots: some Sequence<Slot>, on stack: NavigationStack) {
            if let index = stacks.firstIndex(where: { $0.stack === stack }) {
                stacks[index].slots = Array(slots)
            } else {
                stacks.append((stack, Array(slots)))
            }
        }

        private func selectedIndex(of bar: TabBar) -> Int {
            selections.first { $0.bar === bar }?.index ?? bar.selectedIndex
        }

        private func select(_ index: Int, in bar: TabBar) {
            selections.removeAll { $0.bar === bar }
            selections.append((bar, index))
        }

        private var activationOnTop: Activation {
            switch active {
            case .stack(let stack):
                slots(of: stack).last { $0.mark != nil }?.mark.map { .marked($0, stack) } ?? .base(stack)
            case .screen(let slot): .single(slot)
            case .tabs, nil: .none
            }
        }

        /// Whether the own activation still has its place on the active stack.
        private var isOwnThere: Bool {
            switch (own, active) {
            case (.marked(let mark, let stack), .stack(let shown)): stack === shown && slots(of: stack).contains { $0.mark === mark }
            case (.base(let stack), .stack(let shown)): stack === shown
            case (.single(let slot), .screen(let shown)): slot === shown
            default: false
            }
        }

        /// The own activation's part of a stack: from its first slot up to the next flow's.
        private func ownRange(of stack: NavigationStack) -> Range<Int> {
            let slots = slots(of: stack)
            let start = own.mark.flatMap { mark in slots.firstIndex { $0.mark === mark } } ?? 0
            let end = slots.indices.dropFirst(start + 1).first { slots[$0].mark != nil } ?? slots.endIndex
            return start..<end
        }
    }
#endif
