/// The state of a scene with a draft's changes so far. Neither the model nor the screen has them
/// yet.
@MainActor
struct SceneState {
    private unowned let navigator: Navigator
    /// The window's content.
    private let base: FlowContent?
    /// The presented layers, bottom first.
    private(set) var layers: [Layer]
    /// The stacks that change, each with its new screens. The last step on a stack decides if it is
    /// animated.
    private(set) var stacks: [(stack: NavigationStack, slots: [Slot], isAnimated: Bool)] = []
    /// The bars that change, each with the tab to select.
    private(set) var selections: [(bar: TabBar, index: Int)] = []
    /// The switches that change, each with the child to show.
    private(set) var children: [(children: ChildSwitch, child: ChildSwitch.Child, isAnimated: Bool)] = []
    /// True if the app's modal over the topmost layer leaves with an animation, false if it leaves
    /// without one; `nil` if it stays.
    var appsModalLeaves: Bool?
    /// True if the change of a layer is animated. The last step on the layer decides.
    private var animations: [ObjectIdentifier: Bool] = [:]

    init(of navigator: Navigator) {
        self.navigator = navigator
        base = navigator.base
        layers = navigator.layers
    }

    /// The screens of a stack, bottom first.
    func slots(of stack: NavigationStack) -> [Slot] {
        for change in stacks where change.stack === stack { return change.slots }
        return stack.slots
    }

    mutating func set(_ slots: some Sequence<Slot>, on stack: NavigationStack, animated: Bool) {
        if let index = stacks.firstIndex(where: { $0.stack === stack }) {
            stacks[index] = (stack, Array(slots), animated)
        } else {
            stacks.append((stack, Array(slots), animated))
        }
    }

    func selectedIndex(of bar: TabBar) -> Int {
        selections.first { $0.bar === bar }?.index ?? bar.selectedIndex
    }

    mutating func select(_ index: Int, in bar: TabBar) {
        selections.removeAll { $0.bar === bar }
        selections.append((bar, index))
    }

    func child(of children: ChildSwitch) -> ChildSwitch.Child {
        self.children.first { $0.children === children }?.child ?? children.current
    }

    mutating func show(_ child: ChildSwitch.Child, in children: ChildSwitch, animated: Bool) {
        self.children.removeAll { $0.children === children }
        self.children.append((children, child, animated))
    }

    mutating func present(_ layer: Layer, animated: Bool) {
        animations[ObjectIdentifier(layer)] = animated
        layers.append(layer)
    }

    /// Removes a layer and everything above it.
    mutating func drop(from layer: Layer, animated: Bool) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        for layer in layers[index...] { animations[ObjectIdentifier(layer)] = animated }
        layers.removeSubrange(index...)
    }

    /// Removes the layers above a layer; `nil` stands for the window's content.
    mutating func drop(above layer: Layer?, animated: Bool) {
        let next = layer.flatMap { layer in layers.firstIndex { $0 === layer } }.map { $0 + 1 } ?? 0
        if layers.indices.contains(next) { drop(from: layers[next], animated: animated) }
    }

    /// True if anything is presented, by a transition or by app code.
    var showsModal: Bool { !layers.isEmpty || navigator.interface.showsAppsModal }

    /// True if a layer with this effect on links is presented.
    func isPresenting(_ links: Presentation.Links) -> Bool { layers.contains { $0.presentation.links == links } }

    func isAnimated(_ layer: Layer) -> Bool {
        animations[ObjectIdentifier(layer)] ?? true
    }
}

// MARK: - Visible content

extension SceneState {
    /// The visible contents of a layer, from the outermost container inward; `nil` stands for the
    /// window.
    func path(in layer: Layer?) -> [FlowContent] {
        var path: [FlowContent] = []
        var next = outermost(in: layer)
        while let content = next {
            path.append(content)
            next = shown(in: content)
        }
        return path
    }

    /// The outermost content of a layer; `nil` stands for the window.
    func outermost(in layer: Layer?) -> FlowContent? { layer?.content ?? base }

    /// The visible child of a container; `nil` if the content isn't a container.
    func shown(in content: FlowContent) -> FlowContent? {
        switch content {
        case .tabs(let bar): bar.contents[selectedIndex(of: bar)]
        case .child(let children): child(of: children).content
        case .stack, .single, .screen, .action: nil
        }
    }

    /// All screens, visible or not, from the window's content to the top layer's.
    var allSlots: [Slot] {
        ([base] + layers.map(\.content)).compactMap { $0 }.flatMap(slots)
    }

    private func slots(in content: FlowContent) -> [Slot] {
        switch content {
        case .stack(let stack): slots(of: stack)
        case .tabs(let bar): bar.contents.flatMap(slots)
        case .child(let children): slots(in: child(of: children).content)
        case .single(let slot), .screen(let slot): [slot]
        case .action: []
        }
    }

    /// The tab bars on the active path of the top layer, outermost first.
    var bars: [TabBar] {
        path(in: layers.last).compactMap { if case .tabs(let bar) = $0 { bar } else { nil } }
    }

    /// The stack or screen in front.
    var active: FlowContent? {
        var active = outermost(in: layers.last)
        while let content = active, let inner = shown(in: content) { active = inner }
        return active
    }

    /// The stack in front; `nil` if a screen without a container is in front.
    var activeStack: NavigationStack? {
        if case .stack(let stack)? = active { stack } else { nil }
    }

    /// The screen on top of the active layer.
    var topSlot: Slot? {
        switch active {
        case .stack(let stack): slots(of: stack).last
        case .single(let slot), .screen(let slot): slot
        case .tabs, .child, .action, nil: nil
        }
    }
}
