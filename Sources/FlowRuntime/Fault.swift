/// Why a transition couldn't be taken. The state is as it was before.
public enum Fault: String, Hashable, Sendable {
    /// A push, replace or setStack where the top screen isn't on a navigation stack.
    case noStack = "no-stack"
    /// A pop of more screens than there are above the first.
    case popAtRoot = "pop-at-root"
    /// A popTo a screen that isn't there.
    case popToMissing = "pop-to-missing"
    /// A dismiss where nothing is presented.
    case dismissAtBase = "dismiss-at-base"
    /// A select with no such tab bar in the top layer.
    case selectWithoutTabs = "select-without-tabs"
    /// UIKit refused to present.
    case notPresented = "not-presented"
}
