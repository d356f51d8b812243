/// A view in the view hierarchy. It isn't drawn. Relevant are its controller, and whether it is in
/// a window.
///
/// There are no constraints: the app sets the frames. A view lays out its subviews at the times
/// when UIKit would.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
    /// The view's frame in its superview's coordinates.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    /// The view's own coordinate space. It has the frame's size and starts at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The traits of the window.
    open var traitCollection: UITraitCollection { UITraitCollection(isNarrow: HeadlessUIKit.isNarrow) }
    /// The color behind the view's content.
    open var backgroundColor: UIColor?
    /// True if the view is hidden.
    open var isHidden = false
    /// The opacity, from 0 (invisible) to 1 (opaque).
    open var alpha: CGFloat = 1
    /// True if the view and its subviews receive touches. If not, the superview gets them.
    open var isUserInteractionEnabled = true
    /// The identifier for UI tests.
    open var accessibilityIdentifier: String?
    /// True if assistive technology treats the view as one element.
    open var isAccessibilityElement = false
    /// The name of the view for assistive technology.
    open var accessibilityLabel: String?
    /// The traits of the view for assistive technology.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// A number that identifies the view.
    open var tag = 0
    /// The way the view resizes with its superview. Ignored, because nothing is laid out.
    open var autoresizingMask: AutoresizingMask {
        get { [] }
        set {}
    }

    private var needsLayout = true

    /// The view that contains this one.
    open private(set) weak var superview: UIView?
    /// The subviews, from back to front.
    open private(set) var subviews: [UIView] = []

    /// The controller whose `view` this is.
    weak var controller: UIViewController?

    /// Creates a view with that frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The view's window, if it is in one.
    open var window: UIWindow? {
        superview?.window
    }

    /// Adds a subview in front of the others. If the view of a controller enters a window this way,
    /// the controller appears.
    open func addSubview(_ view: UIView) {
        let wasInWindow = view.window != nil
        install(view)
        view.controllersMoved(wereInWindow: wasInWindow)
    }

    /// Removes the view from its superview. If the view of a controller leaves its window this way,
    /// the controller disappears.
    open func removeFromSuperview() {
        let wasInWindow = window != nil
        uninstall()
        controllersMoved(wereInWindow: wasInWindow)
    }

    /// Called when the view, or a view around it, is added to a window or removed from it.
    open func didMoveToWindow() {}

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// The insets for the system's bars. Always zero.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// The reading direction. Always left to right.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Marks the layout as outdated. The next `layoutIfNeeded()` updates it.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Updates outdated layouts of this view and its subviews. Called when a controller's view
    /// appears.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Sets the frames of the subviews. Subclasses override it.
    open func layoutSubviews() {}

    /// Runs changes that a device animates, then the completion. Both run immediately.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs changes that a device shows as a view transition, then the completion. Both run
    /// immediately.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        HeadlessUIKit.viewTransitions += 1
        animations?()
        completion?(true)
    }

    /// Runs changes outside any surrounding animation.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// The options of a view transition. They have no visible effect.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The user can interact with the view during the transition.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A cross-fade.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// True if the view is the given view or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }
}

extension UIView {
    /// Adds a subview without notifying controllers. Containers call the appearance callbacks
    /// themselves.
    func install(_ view: UIView, at index: Int? = nil) {
        guard view !== self, !isDescendant(of: view) else { return }
        let wasInWindow = view.window != nil
        view.detach()
        view.superview = self
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        setNeedsLayout()
        view.tellMoved(wasInWindow: wasInWindow)
    }

    /// Removes the view without notifying controllers.
    func uninstall() {
        let wasInWindow = window != nil
        detach()
        tellMoved(wasInWindow: wasInWindow)
    }

    private func detach() {
        superview?.subviews.removeLast(self)
        superview = nil
    }

    private func controllersMoved(wereInWindow: Bool) {
        let isInWindow = window != nil
        guard wereInWindow != isInWindow else { return }
        for controller in outermostControllers {
            controller.viewMoved(intoWindow: isInWindow)
        }
    }

    private func tellMoved(wasInWindow: Bool) {
        if wasInWindow != (window != nil) { tellMovedToWindow() }
    }

    private func tellMovedToWindow() {
        didMoveToWindow()
        for view in subviews { view.tellMovedToWindow() }
    }

    /// The outermost controllers of the views in this tree. They forward to the controllers inside.
    private var outermostControllers: [UIViewController] {
        if let controller { return [controller] }
        return subviews.flatMap(\.outermostControllers)
    }
}
