#if canImport(UIKit)
    import UIKit

    extension UISplitViewController {
        /// All columns of the style, the primary first.
        var possibleColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

        /// The view controllers of the columns.
        var columnControllers: [UIViewController] { possibleColumns.compactMap { viewController(for: $0) } }

        /// The index of the column on top, or `nil` if the split view is expanded.
        var topColumn: Int? {
            guard isCollapsed else { return nil }
            let stacked = columnControllers.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers)
            return columnControllers.lastIndex { column in stacked.contains { $0 === column } } ?? 0
        }
    }

    extension UINavigationController {
        /// Its screens, without the columns that UIKit has put on top of them.
        var screens: [UIViewController] { viewControllers.filter { !($0 is UINavigationController) } }
    }
#endif
