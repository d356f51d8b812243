#if canImport(UIKit)
    import UIKit

    /// The state of a scene with what a draft has changed in it so far. Nothing of it has been done yet, to the model or to UIKit.
    @MainActor
    struct SceneState {
        /// The window's content.
        private let base: Content?
        /// The presented layers, bottom first.
        var layers: [Layer]
        /// The stacks that change, each with the screens that it shall hold.
        private(set) var stacks: [(stack: NavigationStack, slots: [Slot])] = []
        /// The bars that change, each with the tab that it shall show.
        private(set) var selections: [(bar: TabBar, index: Int)] = []

        /// The state as it is.
        init(of navigator: Navigator) {
            base = navigator.base
            layers = navigator.layers
        }

        /// The screens of a stack, bottom first.
        func slots(of stack: NavigationStack) -> [Slot] {
            stacks.first { $0.stack === stack }?.slots ?? stack.slots
        }

        mutating func set(_ slots: some Sequence<Slot>, on stack: NavigationStack) {
            if let index = stacks.firstIndex(where: { $0.stack === stack }) {
                stacks[index].slots = Array(slots)
            } else {
                stacks.append((stack, Array(slots)))
            }
        }

        /// The index of the tab that a bar shows.
        func selectedIndex(of bar: TabBar) -> Int {
            selections.first { $0.bar === bar }?.index ?? bar.selectedIndex
        }

        mutating func select(_ index: Int, in bar: TabBar) {
            selections.removeAll { $0.bar === bar }
            selections.append((bar, index))
        }
    }

    // MARK: - What the user sees

    extension SceneState {
        /// The tab bars on the active path of the top layer, outermost first.
        var bars: [TabBar] {
            var bars: [TabBar] = []
            var content = layers.last?.content ?? base
            while case .tabs(let bar)? = content {
                bars.append(bar)
                content = bar.contents[selectedIndex(of: bar)]
            }
            return bars
        }

        /// The stack or bare screen in front.
        var active: Content? {
            if let bar = bars.last { return bar.contents[selectedIndex(of: bar)] }
            return layers.last?.content ?? base
        }

        /// The screen on top of the active layer.
        var topSlot: Slot? {
            switch active {
            case .stack(let stack): slots(of: stack).last
            case .screen(let slot): slot
            case .tabs, nil: nil
            }
        }
    }

    // MARK: - Activations

    /// What the own steps of a transition work on: the part of a stack that belongs to one start of a flow.
    @MainActor
    enum Activation {
        /// The slots from the mark of a pushed flow.
        case marked(Coordinator, NavigationStack)
        /// The slots of the flow whose container the stack is.
        case base(NavigationStack)
        /// A bare screen.
        case single(Slot)
        case none

        /// The coordinator of the pushed flow.
        var mark: Coordinator? {
            if case .marked(let coordinator, _) = self { coordinator } else { nil }
        }
    }

    extension SceneState {
        /// The activation of the screen on top.
        var activationOnTop: Activation {
            switch active {
            case .stack(let stack):
                slots(of: stack).last { $0.mark != nil }?.mark.map { .marked($0, stack) } ?? .base(stack)
            case .screen(let slot): .single(slot)
            case .tabs, nil: .none
            }
        }

        /// Whether an activation has its place on the active stack.
        func contains(_ activation: Activation) -> Bool {
            switch (activation, active) {
            case (.marked(let mark, let stack), .stack(let shown)): stack === shown && slots(of: stack).contains { $0.mark === mark }
            case (.base(let stack), .stack(let shown)): stack === shown
            case (.single(let slot), .screen(let shown)): slot === shown
            default: false
            }
        }

        /// An activation's part of a stack: from its first slot up to the next flow's.
        func range(of activation: Activation, on stack: NavigationStack) -> Range<Int> {
            let slots = slots(of: stack)
            let start = activation.mark.flatMap { mark in slots.firstIndex { $0.mark === mark } } ?? 0
            let end = slots.indices.dropFirst(start + 1).first { slots[$0].mark != nil } ?? slots.endIndex
            return start..<end
        }
    }
#endif
