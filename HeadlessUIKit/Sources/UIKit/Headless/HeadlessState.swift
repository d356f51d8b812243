/// All that the module keeps beside the app's own objects: a record of values, and what is in
/// flight.
@MainActor final class HeadlessState {
    let timeline = Timeline()
    var behavior = UIKitBehavior()
    var exceptions: [UIKitException] = []
    var warnings: [UIKitWarning] = []
    var viewTransitions = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// Whether there is room for one column only; nil where the device says it.
    var isNarrow: Bool?

    func reset() {
        behavior = UIKitBehavior()
        exceptions = []
        warnings = []
        viewTransitions = 0
        userInterfaceIdiom = .phone
        isNarrow = nil
        timeline.dropAll()
    }
}
