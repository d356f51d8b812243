/// An alert that is shown when everything that its list changes is in place.
@MainActor
struct Alert {
    /// The transition's name, for reports.
    let name: String
    let title: String?
    let message: String?
    let style: Style
    /// Where an action sheet comes from; needed until it is shown.
    var source: (any PopoverSource)?
    let choices: [Choice]
    let isAnimated: Bool
    /// Where the steps of a choice go on.
    let resumption: Resumption

    enum Style {
        case alert
        case actionSheet
    }

    /// What the user may answer.
    @MainActor
    struct Choice {
        let title: String
        let style: Style
        /// Takes the steps that it leads to; nil where it only ends the alert.
        let take: (@MainActor () -> Void)?

        enum Style {
            case `default`
            case cancel
            case destructive
        }

        init<Owner: Coordinator>(
            _ title: String, style: Style, steps: Change<Owner>.Handler?, of owner: Owner, from resumption: Resumption
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
