/// The object that hears what the user does to a sheet.
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Optional in UIKit.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Manages a sheet. Its properties are set before the sheet is presented, or in `animateChanges`.
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which the sheet rests.
    @MainActor open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier with that name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier with that name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen. A device leaves it out in compact height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly all of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private var name = Identifier("custom")

        /// For subclasses only: UIKit makes detents by the methods below.
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

        /// A height that the app computes. Nothing is laid out here, so the resolver isn't asked.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent.named(identifier ?? Identifier("custom"))
        }
    }

    /// The heights at which the sheet rests, from the smallest to the largest.
    open var detents: [Detent] = [.large()]
    /// The height at which the sheet rests now; nil means the smallest.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest height at which what is under the sheet can be touched; nil means none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a grabber is shown.
    open var prefersGrabberVisible = false
    /// Whether scrolling up in the sheet first makes it larger.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet sticks to the bottom in compact height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether an attached sheet is as wide as its content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the sheet's corners.
    public var preferredCornerRadius: CGFloat?

    /// Makes changes that a device animates.
    open func animateChanges(_ changes: () -> Void) {
        changes()
    }
}

/// What a custom detent is computed from.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The largest height that a detent can have.
    var maximumDetentValue: CGFloat { get }
}
