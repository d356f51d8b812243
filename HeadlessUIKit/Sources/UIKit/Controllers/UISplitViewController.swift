/// A container with two or three columns, each a navigation controller. In a narrow window, later
/// columns are stacked above earlier ones; otherwise the columns are side by side.
///
/// Side-by-side columns are all visible in any display mode; `show(_:)` selects the column that the
/// user looks at. The compact column and the classic style without columns aren't supported.
@MainActor open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column of the split view.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// The columns that are visible side by side.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// The distribution of space among columns.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    private let ownStyle: Style
    /// The controllers that the app set.
    private var given: [Column: UIViewController] = [:]
    var stacks: [Column: UINavigationController] = [:]
    /// The side-by-side column that the user looks at.
    var front = Column.primary
    var isStacked = false

    /// Creates a split view controller with empty columns.
    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the split view controller of a storyboard scene, with two columns.
    public required init?(coder: NSCoder) {
        ownStyle = .doubleColumn
        super.init(coder: coder)
    }

    /// The number of columns.
    open var style: Style { ownStyle }

    /// The delegate, which decides how columns collapse. It is weak.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The preferred display mode. It has no effect.
    open var preferredDisplayMode = DisplayMode.automatic

    /// The preferred split behavior. It has no effect.
    open var preferredSplitBehavior = SplitBehavior.automatic

    /// True if the columns are stacked.
    open var isCollapsed: Bool { isStacked }

    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Sets the controller of a column. Wraps it in a navigation controller if it isn't one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns.contains(column), given[column] !== vc else { return }
        take(stacks.removeValue(forKey: column))
        given[column] = vc
        guard let vc else { return }
        let stack = vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
        stack.isColumn = true
        stacks[column] = stack
        if !isStacked || column == .primary { put(stack) }
    }

    /// Shows a column. Stacked columns before it are below, and later ones are removed.
    open func show(_ column: Column) {
        guard stacks[column] != nil else { return }
        guard isStacked else {
            front = column
            return
        }
        showStacked(column)
    }

    /// The supported columns, starting with the primary column.
    var columns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    override var visibleChildren: [UIViewController] {
        guard !isStacked else { return [stacks[.primary]].compactMap { $0 } }
        return (columns.filter { $0 != front } + [front]).compactMap { stacks[$0] }
    }

    override func containerWillAppear(animated: Bool) {
        adapt()
        for child in visibleChildren where child.viewIfLoaded?.superview == nil { viewForInstalling.install(child.viewForInstalling) }
    }
}
