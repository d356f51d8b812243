#if canImport(UIKit)
    import UIKit

    extension UISplitViewController {
        /// The columns that there can be, the primary first.
        var possibleColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

        /// The controllers that were put into the columns.
        var columnControllers: [UIViewController] { possibleColumns.compactMap { viewController(for: $0) } }

        /// The column on top where the columns are stacked; nil where they stand side by side.
        var topColumn: Int? {
            guard isCollapsed else { return nil }
            let stacked = columnControllers.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers)
            return columnControllers.lastIndex { column in stacked.contains { $0 === column } } ?? 0
        }
    }

    extension UINavigationController {
        /// Its screens, without the columns that UIKit has put above them.
        var screens: [UIViewController] { viewControllers.filter { !($0 is UINavigationController) } }
    }
#endif
