/// A delegate that is notified when the user changes a sheet.
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user drags the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Optional in UIKit. The default does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Manages a sheet. Set its properties before it is presented, or in `animateChanges`.
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which the sheet rests.
    @MainActor open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier with that name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier with that name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen. A device ignores it in compact height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly all of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private var name = Identifier("custom")

        /// For subclasses only. Create detents with the methods below.
        public required override init() {
            super.init()
        }

        private static func named(_ name: Identifier) -> Self {
            let detent = Self()
            detent.name = name
            return detent
        }

        /// The detent's name.
        open var identifier: Identifier { name }

        /// About half of the screen.
        open class func medium() -> Self {
            named(.medium)
        }

        /// Nearly all of the screen.
        open class func large() -> Self {
            named(.large)
        }

        /// A height that the app computes. Nothing is laid out, so the resolver isn't called.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent.named(identifier ?? Identifier("custom"))
        }
    }

    /// The heights at which the sheet rests, from the smallest to the largest.
    open var detents: [Detent] = [.large()]
    /// The height at which the sheet rests. `nil` means the smallest.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest height at which the content below can be touched. `nil` means none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// True if the sheet has a grabber.
    open var prefersGrabberVisible = false
    /// True if scrolling up in the sheet first expands the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// True if the sheet attaches to the bottom edge in compact height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// True if an attached sheet is as wide as its content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the sheet's corners.
    public var preferredCornerRadius: CGFloat?

    /// Runs changes that a device animates.
    open func animateChanges(_ changes: () -> Void) {
        changes()
    }
}

/// The values for computing the height of a custom detent.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The largest height that a detent can have.
    var maximumDetentValue: CGFloat { get }
}
