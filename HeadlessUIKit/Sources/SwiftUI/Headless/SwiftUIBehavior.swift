/// The SwiftUI behavior that Apple's documentation doesn't specify, or on which reports differ. The
/// numbers refer to the facts in `Documentation/swiftui-facts.md`.
///
/// Code that works with every variant doesn't depend on undocumented behavior. Set
/// ``HeadlessSwiftUI/behavior`` before you show a window.
public struct SwiftUIBehavior: Hashable, Sendable {
    /// The handling of a path that is set during a transition of the stack (S9, S12).
    public enum PathChange: String, Hashable, Sendable, CaseIterable {
        /// SwiftUI shows the path after the transition.
        case applied
        /// SwiftUI shows one more element, and writes the path without the other new elements.
        case truncated
        /// SwiftUI doesn't show the path.
        case lost
    }

    /// The handling of a presentation while another modal is presented (P3).
    public enum SecondPresentation: String, Hashable, Sendable, CaseIterable {
        /// SwiftUI drops the second presentation.
        case dropped
        /// SwiftUI presents the second modal after the dismissal of the first.
        case queued
        /// SwiftUI presents the second modal after the dismissal of the first, and dismisses the
        /// second immediately.
        case flashed
    }

    /// The handling of a path that is set during a transition of the stack.
    public var pathDuringTransition = PathChange.applied
    /// The handling of a presentation while another modal is presented.
    public var secondPresentation = SecondPresentation.dropped
    /// True if SwiftUI creates the views of all tabs at once, as before iOS 18 (T2).
    public var loadsAllTabs = false
    /// True if a tap selects the tab before SwiftUI writes the selection. Otherwise, the written
    /// selection selects the tab.
    public var selectsTabsFirst = false
    /// True if SwiftUI writes the path when the user starts to go back. Otherwise, SwiftUI writes
    /// it after the pop.
    public var writesPathEarly = false
    /// True if an item becomes `nil` when the user's swipe on a sheet ends. Otherwise, it becomes
    /// `nil` after the dismissal (P7).
    public var clearsItemsEarly = false
    /// True if SwiftUI calls `onDismiss` before it sets the item to `nil` (P7).
    public var callsOnDismissFirst = false
    /// True if SwiftUI writes an item again after the app has set it to `nil` (P8).
    public var writesItemsAgain = false
    /// True if a button's action runs some turns of the run loop before SwiftUI sets `isPresented`
    /// to false. Otherwise, the action runs right after that (A2).
    public var runsActionsFirst = false
    /// True if a stack loses its path when the root view changes together with the path (S11).
    public var losesPathWithRoot = false
    /// The number of run-loop turns before SwiftUI releases the views of a popped screen (O5).
    public var turnsToRelease = 0

    /// Creates the behavior that most reports describe.
    public init() {}

    /// The plain behavior, each deviation alone, and all deviations together.
    public static let all: [SwiftUIBehavior] = {
        let deviations: [(inout SwiftUIBehavior) -> Void] = [
            { $0.pathDuringTransition = .truncated }, { $0.pathDuringTransition = .lost }, { $0.secondPresentation = .queued },
            { $0.secondPresentation = .flashed }, { $0.loadsAllTabs = true }, { $0.selectsTabsFirst = true },
            { $0.writesPathEarly = true }, { $0.clearsItemsEarly = true }, { $0.callsOnDismissFirst = true },
            { $0.writesItemsAgain = true }, { $0.runsActionsFirst = true }, { $0.losesPathWithRoot = true },
            { $0.turnsToRelease = 3 },
        ]
        var together = SwiftUIBehavior()
        for deviate in deviations { deviate(&together) }
        let alone = deviations.map { deviate in
            var behavior = SwiftUIBehavior()
            deviate(&behavior)
            return behavior
        }
        return [SwiftUIBehavior()] + alone + [together]
    }()
}

extension SwiftUIBehavior: CustomStringConvertible {
    /// The names of the deviations from the plain behavior, or `plain`.
    public var description: String {
        let plain = SwiftUIBehavior()
        let parts = zip(Mirror(reflecting: self).children, Mirror(reflecting: plain).children)
        let deviations = parts.filter { "\($0.value)" != "\($1.value)" }.map { "\($0.0.label ?? ""): \($0.0.value)" }
        return deviations.isEmpty ? "plain" : deviations.joined(separator: ", ")
    }
}
