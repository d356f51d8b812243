/// A color. Nothing is drawn, so it only has a name.
open class UIColor: NSObject, @unchecked Sendable {
    private let name: String

    init(named name: String) {
        self.name = name
        super.init()
    }

    /// The color's name, for tests and logs.
    open override var description: String { name }

    /// True if the other object is a color with the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.name == name
    }

    /// The hash of the name, consistent with `isEqual`.
    open override var hash: Int { name.hashValue }

    /// Black.
    open class var black: UIColor { UIColor(named: "black") }
    /// White.
    open class var white: UIColor { UIColor(named: "white") }
    /// Fully transparent.
    open class var clear: UIColor { UIColor(named: "clear") }
    /// Gray.
    open class var gray: UIColor { UIColor(named: "gray") }
    /// Red.
    open class var red: UIColor { UIColor(named: "red") }
    /// Green.
    open class var green: UIColor { UIColor(named: "green") }
    /// Blue.
    open class var blue: UIColor { UIColor(named: "blue") }
    /// Yellow.
    open class var yellow: UIColor { UIColor(named: "yellow") }
    /// Orange.
    open class var orange: UIColor { UIColor(named: "orange") }
    /// Purple.
    open class var purple: UIColor { UIColor(named: "purple") }
    /// The main background. It follows light and dark mode on a device.
    open class var systemBackground: UIColor { UIColor(named: "systemBackground") }
    /// The background of grouped content.
    open class var systemGroupedBackground: UIColor { UIColor(named: "systemGroupedBackground") }
    /// The color of text.
    open class var label: UIColor { UIColor(named: "label") }
    /// The system's blue.
    open class var systemBlue: UIColor { UIColor(named: "systemBlue") }
    /// The system's red.
    open class var systemRed: UIColor { UIColor(named: "systemRed") }
    /// The system's green.
    open class var systemGreen: UIColor { UIColor(named: "systemGreen") }
}
