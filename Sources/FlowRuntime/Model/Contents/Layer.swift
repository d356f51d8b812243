/// A presented layer: its content, and the handlers of its end.
@MainActor
final class Layer {
    let content: FlowContent
    let handlers: Handlers
    /// True if presenting or dismissing the layer is animated.
    var isAnimated = true
    /// The coordinator of the presented flow, which lives as long as the layer; `nil` for a bare
    /// screen.
    private let coordinator: Coordinator?
    let presentation: Presentation
    /// The source of a popover; needed until it is presented.
    var source: (any PopoverSource)?
    private(set) weak var navigator: Navigator?
    /// The user interface's object for the layer, which the layer retains.
    var shownBy: AnyObject?

    init(
        _ content: FlowContent, of coordinator: Coordinator?, as presentation: Presentation, from source: (any PopoverSource)?,
        handlers: Handlers, navigator: Navigator
    ) {
        self.content = content
        self.coordinator = coordinator
        self.presentation = presentation
        self.source = source
        self.handlers = handlers
        self.navigator = navigator
    }
}

/// The number of layers that two lists share, from the bottom.
@MainActor
func countOfSame(_ one: [Layer], _ other: [Layer]) -> Int {
    var count = 0
    while count < min(one.count, other.count), one[count] === other[count] { count += 1 }
    return count
}
