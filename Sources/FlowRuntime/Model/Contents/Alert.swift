/// An alert to show after all other changes of its transition.
@MainActor
struct Alert {
    /// The transition's name, for reports.
    let name: String
    let title: String?
    let message: String?
    let style: AlertStyle
    /// The source of an action sheet; needed until it is shown.
    var source: (any PopoverSource)?
    let choices: [Choice]
    let isAnimated: Bool
    /// The state in which a choice's steps continue; `nil` for a question of FlowRuntime.
    let resumption: Resumption?

    /// True if the alert's screen is still on top.
    var isDue: Bool { resumption?.isDue ?? true }

    /// A button of the alert.
    @MainActor
    struct Choice {
        let title: String
        let style: AlertActionStyle
        /// Runs the choice's steps; `nil` if it only closes the alert.
        let take: (@MainActor () -> Void)?

        init(_ title: String, style: AlertActionStyle, take: @escaping @MainActor () -> Void) {
            self.title = title
            self.style = style
            self.take = take
        }

        init<Owner: Coordinator>(_ action: AlertAction<Owner>, of owner: Owner, from resumption: Resumption) {
            title = action.title
            style = action.style
            guard let steps = action.steps else {
                take = nil
                return
            }
            take = { [weak owner] in resumption.take(steps, of: owner) }
        }
    }
}
