/// A place in the view hierarchy. It isn't drawn; what counts is whose it is and whether it is in a
/// window.
///
/// Frames are what the app makes them: there are no constraints. A view lays its subviews out when
/// UIKit would ask it to.
@MainActor open class UIView: UIResponder {
    /// The view's place in its superview.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    /// The view's own coordinates. They have the frame's size and start at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The colour behind the view's content.
    open var backgroundColor: UIColor?
    /// Whether the view is left out of what the user sees.
    open var isHidden = false
    /// How much of the view is seen, from nothing at 0 to all at 1.
    open var alpha: CGFloat = 1
    /// Whether touches reach the view and those in it. If not, they go to the view around it.
    open var isUserInteractionEnabled = true
    /// The name by which UI tests find the view.
    open var accessibilityIdentifier: String?
    /// Whether assistive technology takes the view for one element.
    open var isAccessibilityElement = false
    /// What assistive technology calls the view.
    open var accessibilityLabel: String?
    /// What assistive technology says of the view beside its label.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// A number by which the app finds the view.
    open var tag = 0
    /// How the view follows its superview's size. Nothing is laid out here, so it isn't kept.
    open var autoresizingMask: AutoresizingMask {
        get { [] }
        set {}
    }

    private var needsLayout = true

    /// The view that holds this one.
    open private(set) weak var superview: UIView?
    /// The views in this one, from the back to the front.
    open private(set) var subviews: [UIView] = []

    /// The controller whose `view` this is.
    weak var controller: UIViewController?

    /// Makes a view with that frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The window that the view is in, if any.
    open var window: UIWindow? {
        superview?.window
    }

    /// Puts the view in front of the others. A controller whose view enters a window this way
    /// appears.
    open func addSubview(_ view: UIView) {
        let wasInWindow = view.window != nil
        install(view)
        view.controllersMoved(wereInWindow: wasInWindow)
    }

    /// Takes the view out of its superview. A controller whose view leaves the window this way
    /// disappears.
    open func removeFromSuperview() {
        let wasInWindow = window != nil
        uninstall()
        controllersMoved(wereInWindow: wasInWindow)
    }

    /// The view has come into a window or has left it, alone or with a view around it.
    open func didMoveToWindow() {}

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// What the system's bars take from the sides. There are none here.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// The direction in which the interface is read: from the left here.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The next `layoutIfNeeded()` lays the subviews out again.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays the subviews out if that is due, here and further in. It is called when a controller's
    /// view appears.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Sets the frames of the subviews. A subclass that has some does it here.
    open func layoutSubviews() {}

    /// Makes changes that a device animates, and calls the completion. Time stands still, so both
    /// are done at once.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes that a device shows as a transition of the view, and calls the completion, at
    /// once too.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        HeadlessUIKit.viewTransitions += 1
        animations?()
        completion?(true)
    }

    /// Makes changes that no animation around them animates.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// How a view's transition goes. Nothing is seen, so they are only there.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The user can use the view meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Whether the view is the other one or somewhere inside it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }
}

extension UIView {
    /// Adds a subview without telling controllers: containers send the appearance callbacks
    /// themselves, at the right moments.
    func install(_ view: UIView, at index: Int? = nil) {
        guard view !== self, !isDescendant(of: view) else { return }
        let wasInWindow = view.window != nil
        view.detach()
        view.superview = self
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        setNeedsLayout()
        view.tellMoved(wasInWindow: wasInWindow)
    }

    /// The opposite of `install`.
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

    /// The controllers of the views in this tree that aren't inside another controller's view:
    /// those forward to the ones within.
    private var outermostControllers: [UIViewController] {
        if let controller { return [controller] }
        return subviews.flatMap(\.outermostControllers)
    }
}
