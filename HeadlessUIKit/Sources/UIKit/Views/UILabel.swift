/// A view that shows text. It ignores touches.
@MainActor open class UILabel: UIView {
    /// The text.
    open var text: String?
    // Declared as in UIKit. Setting `nil` restores the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the text.
    open var textColor: UIColor! = .label
    /// The maximum number of lines. 0 means any number.
    open var numberOfLines = 1

    /// Creates a label with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A view that shows an image. It ignores touches.
@MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The image while the view is highlighted.
    open var highlightedImage: UIImage?
    /// True if the view is highlighted.
    open var isHighlighted = false

    /// Creates an image view with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates an image view with an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }
}
