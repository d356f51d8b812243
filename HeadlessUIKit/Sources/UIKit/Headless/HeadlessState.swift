/// The module's state apart from the app's objects: recorded events, settings and transitions.
@MainActor final class HeadlessState {
    let timeline = Timeline()
    var behavior = UIKitBehavior()
    var exceptions: [UIKitException] = []
    var warnings: [UIKitWarning] = []
    var viewTransitions = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// True if there is room for one column only. If `nil`, the idiom decides.
    var isNarrow: Bool?
    /// The states of other headless modules, by their types.
    var attached: [ObjectIdentifier: AnyObject] = [:]

    func reset() {
        behavior = UIKitBehavior()
        exceptions = []
        warnings = []
        viewTransitions = 0
        userInterfaceIdiom = .phone
        isNarrow = nil
        attached = [:]
        timeline.dropAll()
    }
}
