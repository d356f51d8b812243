/// An action of the user, app code or UIKit in a storm. A number selects the details when it runs.
enum StormAction: String, CaseIterable, Sendable {
    // The user
    case tapButton, doubleTap, tapButtonBelow, tapBack, backMenu, beginSwipeBack, beginSwipeDown, letGo, tapTab, tapAlert, resize
    // App code, outside of the coordinators
    case pop, popToRoot, popTo, removeScreen, setScreens, dismiss, dismissFromRoot, dismissOwn, present, presentInPassing
    case selectTab, showColumn, giveAnswer, openLink, ownCode
    // UIKit and the system
    case endTransition, turn, settle, restart

    /// True if app code shouldn't perform the action while the user swipes a screen.
    var disturbsFinger: Bool {
        switch self {
        case .pop, .popToRoot, .popTo, .removeScreen, .setScreens, .selectTab, .dismiss, .dismissFromRoot, .dismissOwn, .present,
            .presentInPassing, .showColumn, .ownCode:
            true
        default: false
        }
    }

    /// True if app code changes the visible stack. Skipped if UIKit has postponed a change of it: a
    /// second change would restore screens that the first removes, or push for a removed flow.
    var editsStack: Bool { [.pop, .popToRoot, .popTo, .removeScreen, .setScreens].contains(self) }

    /// All actions, with the frequent ones repeated.
    static let drawn: [StormAction] =
        allCases + Array(repeating: .tapButton, count: 12) + Array(repeating: .settle, count: 3)
        + [.endTransition, .endTransition, .turn, .letGo, .letGo, .beginSwipeBack, .tapBack, .tapTab, .dismiss, .pop]
        + [.openLink, .showColumn, .ownCode, .ownCode]
}

/// An action of a storm, and the number that selects its details.
struct StormStep: Sendable {
    var action: StormAction
    var number: UInt64
}
