/// Why a transition couldn't be taken. The state is as it was before.
public enum Fault: String, Hashable, Sendable {
    /// A push, replace or setStack where the top screen isn't on a navigation stack.
    case noStack = "no-stack"
    /// A pop of more screens than there are above the first.
    case popAtRoot = "pop-at-root"
    /// A popTo a screen that isn't there.
    case popToMissing = "pop-to-missing"
    /// A dismiss in a flow that isn't presented.
    case dismissAtBase = "dismiss-at-base"
    /// A select with no such tab bar in the top layer, or of a tab that the app has hidden.
    case selectWithoutTabs = "select-without-tabs"
    /// A switch to a child that no switch flow on screen has.
    case switchWithoutSwitch = "switch-without-switch"
    /// A finish of a flow that isn't the one on top, or that nobody has started.
    case finishUnhandled = "finish-unhandled"
    /// The user interface refused to present.
    case notPresented = "not-presented"
}
