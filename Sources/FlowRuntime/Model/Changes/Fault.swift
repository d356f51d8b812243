/// The reason why a transition failed. The state is as it was before.
public enum Fault: String, Hashable, Sendable {
    /// `push`, `replace` or `setStack` if the topmost screen isn't on a navigation stack.
    case noStack = "no-stack"
    /// `pop` of more screens than there are above the first.
    case popAtRoot = "pop-at-root"
    /// `popTo` a screen that isn't on the stack.
    case popToMissing = "pop-to-missing"
    /// `dismiss` in a flow that isn't presented.
    case dismissAtBase = "dismiss-at-base"
    /// `select` without such a tab bar in the top layer, or of a hidden tab.
    case selectWithoutTabs = "select-without-tabs"
    /// `switchTo` a child of a switch flow that isn't on screen.
    case switchWithoutSwitch = "switch-without-switch"
    /// `finish` of a flow that isn't on top, or without a handler for its result.
    case finishUnhandled = "finish-unhandled"
    /// The user interface refused to present a flow or a screen.
    case notPresented = "not-presented"
    /// The user has decided to stay on a screen with unsaved work.
    case unsavedWork = "unsaved-work"
}
