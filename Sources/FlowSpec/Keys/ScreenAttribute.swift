/// A key of a screen whose value is a text or yes and no, by its name in dumps and in generated
/// Swift.
///
/// Whoever reads or writes screens goes through all of them. A new one is a case here and, where
/// UIKit does something about it, a property of FlowRuntime's `ScreenAttributes`.
public enum ScreenAttribute: String, CaseIterable, Sendable {
    case title, largeTitle, hidesTabBar, hidesNavigationBar, allowsBack, unique

    /// What the value is.
    public enum Form: Sendable {
        /// A text, or one of the screen's parameters; left out, the view controller decides.
        case text
        /// Yes or no, with what a screen has that doesn't say it; nil where UIKit decides.
        case flag(default: Bool?)
    }

    /// What the value is.
    public var form: Form {
        switch self {
        case .title: .text
        case .largeTitle: .flag(default: nil)
        case .hidesTabBar, .hidesNavigationBar, .unique: .flag(default: false)
        case .allowsBack: .flag(default: true)
        }
    }

    /// What the attribute means, in a sentence.
    public var summary: String {
        switch self {
        case .title: "The title."
        case .largeTitle: "Whether the title is large; absent if UIKit decides."
        case .hidesTabBar: "Whether the tab bar is hidden while the screen or one above it shows."
        case .hidesNavigationBar: "Whether the navigation bar is hidden while the screen shows."
        case .allowsBack: "Whether the user can go back, by button and by swipe."
        case .unique: "Whether there is at most one on a stack."
        }
    }

    /// Whether UIKit shows it: what holds of the stack only is for flowgen to prove.
    public var isShown: Bool { self != .unique }

    /// How a spec writes it.
    var key: KeyTable.Key {
        switch self {
        case .title: KeyTable.Key(keyName, .anyText, "The title: a text, `$name` of one of the screen's parameters, or a localised text.")
        case .largeTitle: KeyTable.Key(keyName, .boolean, "Whether the title is large.")
        case .hidesTabBar, .hidesNavigationBar: KeyTable.Key(keyName, .boolean, summary)
        case .allowsBack: KeyTable.Key(keyName, .word(["none"]), "Says that there is no back button and no swipe back.")
        case .unique: KeyTable.Key(keyName, .boolean, "Whether there is at most one instance of the screen on a stack.")
        }
    }

    private var keyName: String { self == .allowsBack ? "back" : rawValue }

    /// Reads it from a screen's fields.
    func read(of fields: Fields, to attributes: inout AttributesDeclaration, into diagnostics: inout Diagnostics) {
        switch form {
        case .text: if let text = readShownText(keyName, of: fields, into: &diagnostics) { attributes.texts[self] = text }
        // A word in place of yes and no says no.
        case .flag: if let node = fields[keyName] { attributes.flags[self] = Located(node.boolean ?? false, at: node.range) }
        }
    }
}
