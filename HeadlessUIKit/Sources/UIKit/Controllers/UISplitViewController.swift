/// A container that shows two or three columns, each a navigation controller: side by side, or,
/// where the window is narrow, stacked with the later columns above the earlier.
///
/// Columns that stand side by side are all seen, whatever the display mode; `show(_:)` says which
/// of them a person looks at. There is no compact column, and no split view of the style before
/// columns.
@MainActor open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// Which columns show beside one another.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    private let ownStyle: Style
    /// What the app has put into the columns.
    private var given: [Column: UIViewController] = [:]
    /// The navigation controllers of the columns.
    var stacks: [Column: UINavigationController] = [:]
    /// The column that a person looks at, of those side by side.
    var front = Column.primary
    /// Whether the columns are stacked.
    var isStacked = false

    /// Makes a split view controller with empty columns.
    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the split view controller of a storyboard's scene, which has two columns.
    public required init?(coder: NSCoder) {
        ownStyle = .doubleColumn
        super.init(coder: coder)
    }

    /// How many columns there are.
    open var style: Style { ownStyle }

    /// The object that decides how it collapses. It isn't kept.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Which columns should show side by side. It changes nothing here.
    open var preferredDisplayMode = DisplayMode.automatic

    /// How columns should share the room. It changes nothing here.
    open var preferredSplitBehavior = SplitBehavior.automatic

    /// Whether the columns are stacked.
    open var isCollapsed: Bool { isStacked }

    /// The controller that was put into a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Puts a controller into a column. One that isn't a navigation controller gets one.
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

    /// Shows a column: where they are stacked, with those before it below and none above.
    open func show(_ column: Column) {
        guard stacks[column] != nil else { return }
        guard isStacked else {
            front = column
            return
        }
        showStacked(column)
    }

    /// The columns that there can be, the primary first.
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
