/// Something that the user, app code or UIKit does in a storm. What exactly is drawn from a number
/// when its turn comes.
enum StormAction: String, CaseIterable, Sendable {
    // The user
    case tapButton, doubleTap, tapButtonBelow, tapBack, backMenu, beginSwipeBack, beginSwipeDown, letGo, tapTab, tapAlert, resize
    // App code, past the coordinators
    case pop, popToRoot, popTo, removeScreen, setScreens, dismiss, dismissFromRoot, dismissOwn, present, presentInPassing
    case selectTab, showColumn, giveAnswer, openLink, ownCode
    // UIKit and the system
    case endTransition, turn, settle, restart

    /// Whether it is something that app code should leave alone while the user's finger holds a
    /// screen.
    var disturbsFinger: Bool {
        switch self {
        case .pop, .popToRoot, .popTo, .removeScreen, .setScreens, .selectTab, .dismiss, .dismissFromRoot, .dismissOwn, .present,
            .presentInPassing, .showColumn, .ownCode:
            true
        default: false
        }
    }

    /// Whether app code changes the screens of the stack that is seen. It leaves a stack alone for
    /// which UIKit has put off a change: a second one would bring back what the first removes, or
    /// push for a flow that the first has taken away.
    var editsStack: Bool { [.pop, .popToRoot, .popTo, .removeScreen, .setScreens].contains(self) }

    /// Those that are drawn more often than others.
    static let drawn: [StormAction] =
        allCases + Array(repeating: .tapButton, count: 12) + Array(repeating: .settle, count: 3)
        + [.endTransition, .endTransition, .turn, .letGo, .letGo, .beginSwipeBack, .tapBack, .tapTab, .dismiss, .pop]
        + [.openLink, .showColumn, .ownCode, .ownCode]
}

/// An action of a storm with the number that decides what it does.
struct StormStep: Sendable {
    var action: StormAction
    var number: UInt64
}
