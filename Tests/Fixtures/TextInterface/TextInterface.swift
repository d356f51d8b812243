// A user interface that is nothing but text, on FlowRuntime's model alone: what is on screen is what the model says, at once.

/// A screen's text.
final class Line: ScreenDisplay {
    let text: String
    let router: ScreenRouter

    init(_ text: String, _ router: ScreenRouter) {
        self.text = text
        self.router = router
    }
}

@MainActor
final class TextInterface: SceneInterface {
    weak var navigator: Navigator?
    private(set) var alert: Alert?
    var now = 0.0

    func callBegins() {}
    func look() {}
    func waitsForForeignChange() -> Bool { false }
    func asks(_ transition: String) -> Bool { alert?.name == transition && alert?.isDue == true }
    func loadScreens(of stack: NavigationStack) { load(.stack(stack)) }
    func forget(_ layer: Layer) {}
    func stop() { alert = nil }
    func endLayers(then completion: @escaping @MainActor @Sendable () -> Void) { completion() }

    func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
        self.alert = alert
    }

    func load(_ content: FlowContent) {
        switch content {
        case .stack(let stack): for slot in stack.slots { loadScreen(of: slot) }
        case .tabs(let bar): load(bar.selected)
        case .child(let children): load(children.current.content)
        case .single(let slot), .screen(let slot): loadScreen(of: slot)
        case .action: break
        }
    }

    func loadScreen(of slot: Slot) {
        if slot.display == nil { slot.display = slot.makeDisplay() }
    }

    /// What the user reads on top.
    var line: Line? { navigator?.topSlot?.display as? Line }

    /// The user goes back from the screen on top.
    func goBack() {
        guard case .stack(let stack)? = navigator?.activeContent else { return }
        navigator?.stackChanged(stack, shows: stack.slots.dropLast().compactMap(\.display))
    }

    /// The user answers the alert.
    func answer(_ title: String) {
        let choice = alert?.choices.first { $0.title == title }
        alert = nil
        choice?.take?()
    }
}
