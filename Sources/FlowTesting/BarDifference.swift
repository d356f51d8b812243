#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import UIKit

    extension RunningApp {
        /// Returns the first difference between the visible bars and the bars that the screens in
        /// front declare.
        func differenceInBars(in state: State) -> String? {
            guard let content = state.top?.content, let top = state.topScreen else { return nil }
            // The external flow's own code controls its bars.
            guard !program.isExternal(top) else { return nil }
            let attributes = program[top].attributes
            if case .nav = content.active, let stack = user.visibleViewController?.navigationController {
                guard stack.isNavigationBarHidden == attributes.hidesNavigationBar else {
                    return "the navigation bar is \(stack.isNavigationBarHidden ? "hidden" : "shown")"
                }
                // In collapsed columns, the first screen of a later column leads back to the
                // previous column.
                let goesBack =
                    (state.depth > 1 || stack.navigationController != nil) && attributes.allowsBack && !attributes.hidesNavigationBar
                guard user.seesBackButton == goesBack else { return "there is \(goesBack ? "no" : "a") back button" }
            }
            let isHidden = content.activeSlots.dropFirst().contains { program[$0.screen].attributes.hidesTabBar }
            let flows = content.activeContainers.map(\.flow)
            for (index, controller) in containersInFront.enumerated() {
                let isSeen: Bool
                if let custom = controller as? CustomTabBarController {
                    for (item, tab) in zip(custom.items, index < flows.count ? program[flows[index]].tabs : []) {
                        // VoiceOver reads the label, which can also contain a badge.
                        guard case .literal(let title)? = tab.title, let label = item.accessibilityLabel, !label.contains(title) else {
                            continue
                        }
                        return "the item of the tab \(tab.name.value) has the label \(label), not \(title)"
                    }
                    isSeen = custom.items.contains { user.sees($0) }
                } else if controller is UITabBarController, controller === containersInFront.last {
                    isSeen = user.seesTabBar
                } else {
                    // UIKit asks the stacks directly only if they are in a bar.
                    continue
                }
                guard isSeen != isHidden else { return "the tab bar is \(isSeen ? "shown" : "hidden")" }
            }
            return nil
        }

        /// The visible tab bars and switches of the top layer, from the outermost in.
        private var containersInFront: [UIViewController] {
            var containers: [UIViewController] = []
            var controller = user.presentedLayers.last ?? window?.rootViewController
            while let container = controller, !(container is UINavigationController) {
                controller = (container as? UITabBarController)?.selectedViewController ?? container.children.first
                if controller != nil, !isInSwiftUI || container is UITabBarController { containers.append(container) }
            }
            return containers
        }
    }
#endif
