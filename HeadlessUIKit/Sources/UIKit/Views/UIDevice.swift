/// The kind of interface that the app runs in.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// CarPlay.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// An Apple Vision.
    case vision = 6
}

/// The device that the app runs on.
@MainActor open class UIDevice: NSObject {
    private static let onlyDevice = UIDevice()

    /// The one device there is.
    open class var current: UIDevice { onlyDevice }

    private override init() {
        super.init()
    }

    /// A phone, unless a test says otherwise with `HeadlessUIKit.userInterfaceIdiom`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        HeadlessUIKit.userInterfaceIdiom
    }
}
