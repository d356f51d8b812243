#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// Returns the first difference between UIKit's containers and the coordinators' state. Ignores
    /// the content of external flows.
    @MainActor
    func differenceInContainers(
        below root: UIViewController?, from snapshot: Snapshot, besides external: Set<String> = [], inSwiftUI: Bool = false
    ) -> String? {
        let comparison = Comparison(external: external, isInSwiftUI: inSwiftUI)
        var controller = root
        for (index, layer) in snapshot.layers.enumerated() {
            guard let shown = controller else { return "UIKit doesn't show layer \(index)" }
            if let difference = difference(shown, layer, isShown: true, comparison) { return "in layer \(index), \(difference)" }
            controller = shown.presentedViewController
        }
        return controller == nil ? nil : "UIKit shows a layer that the coordinators don't have"
    }

    /// The settings of a comparison.
    private struct Comparison {
        /// The external flows, whose content is the app's.
        let external: Set<String>
        /// True if hosting controllers are around the containers.
        let isInSwiftUI: Bool
    }

    /// Compares one container. Tabs that were never visible are still empty.
    @MainActor
    private func difference(
        _ hosting: UIViewController, _ content: Snapshot.Content, isShown: Bool, _ comparison: Comparison
    ) -> String? {
        let external = comparison.external
        let controller = comparison.isInSwiftUI ? container(behind: hosting) : hosting
        switch (content, controller) {
        // SwiftUI has no controller for a switch, and no views in a tab that was never visible.
        case (.switch(_, _, let child), _) where comparison.isInSwiftUI: return difference(hosting, child, isShown: isShown, comparison)
        case (_, _) where comparison.isInSwiftUI && !isShown && !isContainer(controller): return nil
        case (.stack(_, let entries), let stack as UINavigationController):
            let count = stack.screens.count
            let mayHaveMore = entries.contains { external.contains($0.screen.flow) }
            // SwiftUI shows an empty first screen until the user sees the stack.
            if comparison.isInSwiftUI, !isShown, count == 1 { return nil }
            return count == entries.count || mayHaveMore && count > entries.count || count == 0 && !isShown
                ? nil : "UIKit's stack has \(count) screens, the coordinator's \(entries.count)"
        case (.tabs(_, let selected, let tabs), let bar as UITabBarController):
            var controllers = bar.viewControllers ?? []
            if controllers.isEmpty, !isShown { return nil }
            let others = (bar as? any TabContainer)?.tabsOutsideBar.sorted { $0.key < $1.key } ?? []
            for (place, tab) in others where place <= controllers.count { controllers.insert(tab, at: place) }
            // SwiftUI doesn't create tabs outside the bar, so only the selected tab is compared.
            if comparison.isInSwiftUI, controllers.count < tabs.count, let shown = bar.selectedViewController {
                return tabs.first { $0.name == selected }.flatMap { difference(shown, $0.content, isShown: isShown, comparison) }
            }
            guard controllers.count == tabs.count else { return "the bar has \(controllers.count) tabs, not \(tabs.count)" }
            let shown = controllers.firstIndex { $0 === bar.selectedViewController }.map { tabs[$0].name } ?? "none"
            guard shown == selected else { return "UIKit shows tab \(shown), not \(selected)" }
            return zip(controllers, tabs).lazy
                .compactMap { difference($0, $1.content, isShown: isShown && $1.name == selected, comparison) }
                .first
        case (.tabs(_, let selected, let tabs), let split as UISplitViewController):
            let controllers = split.columnControllers
            if controllers.isEmpty, !isShown { return nil }
            guard controllers.count == tabs.count else { return "the split view has \(controllers.count) columns, not \(tabs.count)" }
            if let top = split.topColumn, tabs[top].name != selected { return "UIKit shows the column \(tabs[top].name), not \(selected)" }
            return zip(controllers, tabs).lazy.compactMap { difference($0, $1.content, isShown: isShown, comparison) }.first
        case (.switch(_, let name, let child), _) where !isContainer(controller):
            if controller.children.isEmpty, !isShown { return nil }
            guard controller.children.count == 1 else {
                return "the container shows \(controller.children.count) children, not only \(name)"
            }
            return difference(controller.children[0], child, isShown: isShown, comparison)
        case (.screen(let name), _) where external.contains(name.flow):
            return nil
        case (.screen, _), (.action, _):
            return isContainer(controller) ? "a container is in the place of a bare screen" : nil
        default:
            return "UIKit's container is a \(type(of: controller))"
        }
    }

    /// The container that SwiftUI shows in a hosting controller, or the controller itself.
    @MainActor
    func container(behind controller: UIViewController) -> UIViewController {
        controller.children.first(where: isContainer) ?? controller
    }

    /// True if a view controller is one of UIKit's containers.
    private func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
    }
#endif
