#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// Remembers the visible view controllers, to find any that were removed but not released.
    @MainActor
    struct Leaks {
        private var seen: [Seen] = []

        private struct Seen {
            weak var controller: UIViewController?
        }

        /// Records the view controllers below a root, and returns a removed one that hasn't been
        /// released.
        mutating func next(below root: UIViewController?) -> String? {
            var kept: Set<ObjectIdentifier> = []
            var controllers: [UIViewController] = []
            var open = root.map { [$0] } ?? []
            while let controller = open.popLast() {
                guard kept.insert(ObjectIdentifier(controller)).inserted else { continue }
                controllers.append(controller)
                open += controller.children
                // Tabs outside the bar and hidden columns of a collapsed split view have no parent.
                if let tabs = controller as? any TabContainer { open += tabs.tabsOutsideBar.values }
                if let split = controller as? UISplitViewController { open += split.columnControllers }
                if let presented = controller.presentedViewController { open.append(presented) }
            }
            seen.removeAll { $0.controller == nil }
            if let left = seen.lazy.compactMap(\.controller).first(where: { !kept.contains(ObjectIdentifier($0)) }) {
                return "\(type(of: left)) has left and isn't released"
            }
            let known = Set(seen.compactMap { $0.controller.map(ObjectIdentifier.init) })
            seen += controllers.filter { !known.contains(ObjectIdentifier($0)) }.map { Seen(controller: $0) }
            return nil
        }
    }
#endif
