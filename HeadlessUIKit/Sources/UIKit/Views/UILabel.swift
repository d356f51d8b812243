/// A view that shows a text. Touches go through it.
@MainActor open class UILabel: UIView {
    /// The text.
    open var text: String?
    // UIKit declares it so: setting nil brings the default back.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// How many lines there may be; 0 means any number.
    open var numberOfLines = 1

    /// Makes a label with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A view that shows a picture. Touches go through it.
@MainActor open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// The picture while the view is highlighted.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted.
    open var isHighlighted = false

    /// Makes an image view with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes an image view with a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }
}
