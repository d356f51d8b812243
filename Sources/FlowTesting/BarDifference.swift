#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import UIKit

    extension RunningApp {
        /// What differs between the bars that the user sees and those that the screens on the stack
        /// in front want.
        func differenceInBars(in state: State) -> String? {
            guard let content = state.top?.content, let top = state.topScreen else { return nil }
            // What the app shows there decides by itself.
            guard !program.isExternal(top) else { return nil }
            let attributes = program[top].attributes
            if case .nav = content.active, let stack = user.visibleViewController?.navigationController {
                guard stack.isNavigationBarHidden == attributes.hidesNavigationBar else {
                    return "the navigation bar is \(stack.isNavigationBarHidden ? "hidden" : "shown")"
                }
                // Where columns are stacked, a later one's first screen goes back to the one
                // before.
                let goesBack =
                    (state.depth > 1 || stack.navigationController != nil) && attributes.allowsBack && !attributes.hidesNavigationBar
                guard user.seesBackButton == goesBack else { return "there is \(goesBack ? "no" : "a") back button" }
            }
            let isHidden = content.activeSlots.dropFirst().contains { program[$0.screen].attributes.hidesTabBar }
            for controller in containersInFront {
                let isSeen: Bool
                if let custom = controller as? CustomTabBarController {
                    isSeen = custom.items.contains { user.sees($0) }
                } else if controller is UITabBarController, controller === containersInFront.last {
                    isSeen = user.seesTabBar
                } else {
                    // UIKit asks the stacks directly in a bar only.
                    continue
                }
                guard isSeen != isHidden else { return "the tab bar is \(isSeen ? "shown" : "hidden")" }
            }
            return nil
        }

        /// The tab bars and switches of the top layer that show, from the outermost in.
        private var containersInFront: [UIViewController] {
            var containers: [UIViewController] = []
            var controller = user.presentedLayers.last ?? window?.rootViewController
            while let container = controller, !(container is UINavigationController) {
                controller = (container as? UITabBarController)?.selectedViewController ?? container.children.first
                if controller != nil { containers.append(container) }
            }
            return containers
        }
    }
#endif
