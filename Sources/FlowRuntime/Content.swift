#if canImport(UIKit)
    import UIKit

    /// What fills a window, a presented layer or a tab: a stack, a tab bar, or one bare screen.
    @MainActor
    enum Content {
        case stack(NavigationStack)
        case tabs(TabBar)
        case screen(Slot)

        /// The container's view controller, where it has been made.
        var viewController: UIViewController? {
            switch self {
            case .stack(let stack): stack.navigationController
            case .tabs(let bar): bar.tabBarController
            case .screen(let slot): slot.viewController
            }
        }

        /// Makes what is shown of the content and gives the container. Tabs that don't show stay unmade.
        @discardableResult
        func load() -> UIViewController {
            switch self {
            case .stack(let stack): stack.load()
            case .tabs(let bar): bar.load()
            case .screen(let slot): slot.load()
            }
        }

        /// Makes the flows of the content let go of it, since it isn't shown any more.
        func release() {
            switch self {
            case .stack(let stack): stack.base?.releaseContent()
            case .tabs(let bar):
                bar.base?.releaseContent()
                for content in bar.contents { content.release() }
            case .screen: break
            }
        }

        /// Tells all flows of the content, shown or not, which scene they are in.
        func attach(to navigator: Navigator) {
            switch self {
            case .stack(let stack): stack.attach(to: navigator)
            case .tabs(let bar): bar.attach(to: navigator)
            case .screen: break
            }
        }
    }
#endif
