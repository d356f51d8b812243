/// A presented layer: what it holds, and what follows its end.
@MainActor
final class Layer {
    let content: Content
    /// What the starter does when the layer ends.
    let handlers: Handlers
    /// Whether the layer's coming or going is animated.
    var isAnimated = true
    /// The coordinator of the presented flow, which lives as long as the layer; nil for a bare
    /// screen.
    private let coordinator: Coordinator?
    let presentation: Presentation
    /// Where a popover comes from; needed until it is presented.
    var source: (any PopoverSource)?
    private(set) weak var navigator: Navigator?
    /// What shows the layer: the user interface's own, which the layer keeps.
    var shownBy: AnyObject?

    init(
        _ content: Content, of coordinator: Coordinator?, as presentation: Presentation, from source: (any PopoverSource)?,
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

/// How many layers two lists have in common, from the bottom.
@MainActor
func countOfSame(_ one: [Layer], _ other: [Layer]) -> Int {
    var count = 0
    while count < min(one.count, other.count), one[count] === other[count] { count += 1 }
    return count
}
