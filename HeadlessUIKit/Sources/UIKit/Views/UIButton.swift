/// A control with a title and an image.
@MainActor open class UIButton: UIControl {
    /// The types of a button.
    public enum ButtonType: Int, Sendable {
        /// No predefined look.
        case custom = 0
        /// The system's look.
        case system = 1
        /// A button that closes its screen.
        case close = 7
    }

    private var type = ButtonType.custom
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// Creates a button of that type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Creates a button with an action, and with the title and image of the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        type = buttonType
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
    }

    /// The type of the button.
    open var buttonType: ButtonType { type }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    /// The title for a state, or the normal title if the state has none.
    open func title(for state: State) -> String? {
        titles[state] ?? titles[.normal]
    }

    /// The visible title.
    open var currentTitle: String? { title(for: state) }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    /// The image for a state, or the normal image if the state has none.
    open func image(for state: State) -> UIImage? {
        images[state] ?? images[.normal]
    }

    /// The visible image.
    open var currentImage: UIImage? { image(for: state) }
}
