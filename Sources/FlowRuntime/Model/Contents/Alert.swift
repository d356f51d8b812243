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
    /// The state in which a choice's steps continue.
    let resumption: Resumption

    /// A button of the alert.
    @MainActor
    struct Choice {
        let title: String
        let style: AlertActionStyle
        /// Runs the choice's steps; `nil` if it only closes the alert.
        let take: (@MainActor () -> Void)?

        init<Owner: Coordinator>(
            _ title: String, style: AlertActionStyle, steps: Change<Owner>.Handler?, of owner: Owner, from resumption: Resumption
        ) {
            self.title = title
            self.style = style
            guard let steps else {
                take = nil
                return
            }
            take = { [weak owner] in resumption.take(steps, of: owner) }
        }
    }
}
