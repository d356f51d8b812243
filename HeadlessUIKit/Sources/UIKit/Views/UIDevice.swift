/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom isn't known.
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

    /// The current device.
    open class var current: UIDevice { onlyDevice }

    private override init() {
        super.init()
    }

    /// The interface idiom. A phone, unless a test sets `HeadlessUIKit.userInterfaceIdiom`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        HeadlessUIKit.userInterfaceIdiom
    }
}
