#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// A screen as SwiftUI shows it: an element of a stack's path, or the content of a tab, a
    /// switch or a modal. It is equal only to itself.
    ///
    /// SwiftUI can keep it for some time after the screen has left, so it doesn't retain the slot.
    @MainActor
    public final class ShownScreen: ScreenDisplay, Hashable, Identifiable, SentinelOwner {
        /// The screen with its parameters.
        public let screen: any ScreenValue
        let attributes: ScreenAttributes
        /// True if the tab bar is hidden because of the screen, or of one below it.
        var hidesTabBar = false
        weak var sentinel: UIViewController?
        /// The question about unsaved work, if the screen's view has any.
        var question: UnsavedQuestionTexts?
        /// The screen's view controller, if that can have unsaved work.
        weak var unsavedWork: (any UnsavedWork)?
        /// Goes back for the user, who is asked about unsaved work; `nil` for a stack's first
        /// screen.
        var goBack: (@MainActor () -> Void)?
        private let screenRouter: ScreenRouter?

        /// Creates the display of a screen.
        ///
        /// - Parameters:
        ///   - screen: the screen with its parameters.
        ///   - slot: the screen's slot.
        ///   - router: the screen's router; `nil` for a screen without transitions.
        public init(_ screen: any ScreenValue, in slot: Slot, _ router: ScreenRouter? = nil) {
            self.screen = screen
            attributes = slot.attributes
            screenRouter = router
        }

        /// Returns the router that the generated code has created for the screen.
        ///
        /// - Parameter kind: the class of the router.
        public func router<Kind: ScreenRouter>(_ kind: Kind.Type = Kind.self) -> Kind {
            guard let router = screenRouter as? Kind else { preconditionFailure("\(screen) doesn't have a \(kind)") }
            return router
        }

        /// True if two displays are the same object.
        nonisolated public static func == (one: ShownScreen, other: ShownScreen) -> Bool { one === other }

        /// Hashes the object's identity.
        nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

        /// The object's identity.
        nonisolated public var id: ObjectIdentifier { ObjectIdentifier(self) }
    }
#endif
