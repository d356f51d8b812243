/// The changes that the screen doesn't show yet, and their order.
///
/// Switches and stacks come first, the visible stack last. Tabs, dismissals and presentations
/// follow, so everything is complete before it appears.
@MainActor
struct Progress {
    /// A change of the screen that must end before the next one begins.
    enum Operation {
        case show(ChildSwitch)
        case set(NavigationStack)
        case select(TabBar)
        case dismiss(Layer)
        case dismissAppsModal(animated: Bool)
        case present(Layer)
        case ask(Slot)
        case alert(Alert)
    }

    /// The switches, stacks and bars that don't show the model's state yet.
    var switches: [ChildSwitch] = []
    var stacks: [NavigationStack] = []
    var bars: [TabBar] = []
    /// The layers on screen, bottom first.
    var layers: [Layer] = []
    /// Set if the app's modal over the topmost layer leaves: true with an animation.
    var appsModalLeaves: Bool?
    /// The screen whose unsaved work the user is to be asked about.
    var question: Slot?
    /// The alert to be shown.
    var alert: Alert?

    /// Adds the parts that a transition has changed.
    mutating func add(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
        self.stacks += stacks
        self.bars += bars
        self.switches += switches
        if let alert { self.alert = alert }
    }

    /// Forgets everything but the containers, whose screens leave anyway.
    mutating func cancel() {
        switches = []
        question = nil
        alert = nil
    }

    /// The next change of the screen; `nil` if it shows the model's state.
    func next(_ navigator: Navigator?) -> Operation? {
        if let children = switches.first { return .show(children) }
        if let stack = nextStack(navigator) { return .set(stack) }
        if let bar = bars.last { return .select(bar) }
        if let layer = goneLayer(navigator) { return .dismiss(layer) }
        if let isAnimated = appsModalLeaves { return .dismissAppsModal(animated: isAnimated) }
        if let layer = newLayer(navigator) { return .present(layer) }
        if let question { return .ask(question) }
        return alert.map { .alert($0) }
    }

    private func nextStack(_ navigator: Navigator?) -> NavigationStack? {
        stacks.first { navigator?.isActive($0) != true } ?? stacks.first
    }

    /// The lowest layer that is on screen but no longer in the model.
    private func goneLayer(_ navigator: Navigator?) -> Layer? {
        guard let new = navigator?.layers else { return nil }
        let stay = countOfSame(layers, new)
        return layers[stay...].first { layer in !new[stay...].contains { $0 === layer } }
    }

    /// The lowest layer that isn't on screen yet.
    private func newLayer(_ navigator: Navigator?) -> Layer? {
        guard let new = navigator?.layers else { return nil }
        let stay = countOfSame(layers, new)
        return new[stay...].first { layer in !layers[stay...].contains { $0 === layer } }
    }

    /// True if a change of a stack is visible: nothing will cover or replace it.
    func isSeen(_ stack: NavigationStack, _ navigator: Navigator?) -> Bool {
        guard let navigator, navigator.isActive(stack), layers.count == navigator.layers.count else { return false }
        return zip(layers, navigator.layers).allSatisfy { $0 === $1 }
    }

    /// Forgets a layer that has left the screen, and the layers above it.
    mutating func forget(_ layer: Layer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        let old = layers
        withExtendedLifetime(old) { layers.removeSubrange(index...) }
    }
}

extension Navigator {
    /// True if the user sees the stack.
    func isActive(_ stack: NavigationStack) -> Bool {
        if case .stack(let active)? = activeContent { active === stack } else { false }
    }
}
