import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable { case medium, large, height(CGFloat), fraction(CGFloat) }
    private let height: Height

    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// Nearly all of the screen.
    public static let large = PresentationDetent(height: .large)

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .height(height))
    }

    /// A fraction of the largest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    @MainActor var uiDetent: UISheetPresentationController.Detent {
        switch height {
        case .medium: .medium()
        case .large: .large()
        case .height(let points): .custom { _ in points }
        case .fraction(let part): .custom { $0.maximumDetentValue * part }
        }
    }
}

/// The detents of the sheet that contains a view.
struct Detents: Attribute {
    let detents: [PresentationDetent]
}

/// The visibility of the grabber in the sheet that contains a view.
struct DragIndicator: Attribute {
    let visibility: Visibility
}

/// The style of a presentation in compact width.
public struct PresentationAdaptation: Sendable {
    let style: UIModalPresentationStyle?

    /// The default style.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(style: nil) }
    /// The same style as in regular width.
    public static var none: PresentationAdaptation { PresentationAdaptation(style: UIModalPresentationStyle.none) }
    /// A sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(style: .formSheet) }
    /// A cover of the whole screen.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(style: .fullScreen) }
}

/// The style in compact width of the presentation that contains a view.
struct CompactAdaptation: Attribute {
    let adaptation: PresentationAdaptation
}

extension View {
    /// Sets the style in compact width of the presentation that contains the view (P12).
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        attribute(CompactAdaptation(adaptation: adaptation))
    }

    /// Sets the detents of the sheet that contains the view.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        attribute(Detents(detents: Array(detents)))
    }

    /// Shows or hides the grabber of the sheet that contains the view.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        attribute(DragIndicator(visibility: visibility))
    }
}
