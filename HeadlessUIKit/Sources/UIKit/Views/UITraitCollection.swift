/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class isn't known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
}

/// The traits of an interface: here only the horizontal size class.
@MainActor open class UITraitCollection: NSObject {
    private let width: UIUserInterfaceSizeClass

    init(isNarrow: Bool) {
        width = isNarrow ? .compact : .regular
        super.init()
    }

    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { width }
}

/// An object with traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits.
    var traitCollection: UITraitCollection { get }
}
