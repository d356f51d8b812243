/// A control with a text and a picture.
@MainActor open class UIButton: UIControl {
    /// The looks of a button.
    public enum ButtonType: Int, Sendable {
        /// The app's own look.
        case custom = 0
        /// The system's look.
        case system = 1
        /// A button that closes what it is in.
        case close = 7
    }

    private var type = ButtonType.custom
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// Makes a button with that look.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Makes a button that does something, with the action's text and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        type = buttonType
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
    }

    /// The look of the button.
    open var buttonType: ButtonType { type }

    /// Sets the text for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    /// The text for a state: the normal one where the state has none.
    open func title(for state: State) -> String? {
        titles[state] ?? titles[.normal]
    }

    /// The text that shows.
    open var currentTitle: String? { title(for: state) }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    /// The picture for a state: the normal one where the state has none.
    open func image(for state: State) -> UIImage? {
        images[state] ?? images[.normal]
    }

    /// The picture that shows.
    open var currentImage: UIImage? { image(for: state) }
}
