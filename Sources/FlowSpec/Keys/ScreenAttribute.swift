/// A key of a screen with a string or Boolean value, by its name in dumps and generated Swift.
///
/// All code that reads or writes screens iterates over these cases. A new attribute needs a case,
/// and a property of FlowRuntime's `ScreenAttributes` if it affects UIKit.
public enum ScreenAttribute: String, CaseIterable, Sendable {
    case title, largeTitle, hidesTabBar, hidesNavigationBar, allowsBack, dismissible, unsaved, unique, recursive, placeholder

    /// The type of an attribute's value.
    public enum Form: Sendable {
        /// A string, or one of the screen's parameters; if absent, the view controller decides.
        case text
        /// A Boolean value, with the default if it is absent; `nil` if UIKit decides.
        case flag(default: Bool?)
    }

    /// The type of the value.
    public var form: Form {
        switch self {
        case .title: .text
        case .largeTitle: .flag(default: nil)
        case .hidesTabBar, .hidesNavigationBar, .unsaved, .unique, .recursive, .placeholder: .flag(default: false)
        case .allowsBack, .dismissible: .flag(default: true)
        }
    }

    /// The meaning of the attribute, in one sentence.
    public var summary: String {
        switch self {
        case .title: "The title."
        case .largeTitle: "True for a large title; absent if UIKit decides."
        case .hidesTabBar: "Hide the tab bar while the screen is on the stack."
        case .hidesNavigationBar: "Hide the navigation bar while the screen is visible."
        case .allowsBack: "Allow the back button and the swipe back."
        case .dismissible: "Let the user dismiss a modal while the screen is on top of it."
        case .unsaved: "Ask the user before unsaved work is removed."
        case .unique: "Allow at most one instance on a stack."
        case .recursive: "Allow any number of instances on a stack."
        case .placeholder: "Shown only beside other columns, while its column is empty."
        }
    }

    /// True if the attribute affects UIKit. flowgen proves the others, which are about stacks.
    public var isShown: Bool { self != .unique && self != .recursive }

    /// The key in a spec.
    var key: KeyTable.Key {
        switch self {
        case .title: KeyTable.Key(keyName, .anyText, "The title: a string, `$name` of a parameter, or a localized string.")
        case .largeTitle: KeyTable.Key(keyName, .boolean, "Show a large title.")
        case .hidesTabBar, .hidesNavigationBar, .dismissible: KeyTable.Key(keyName, .boolean, summary)
        case .allowsBack: KeyTable.Key(keyName, .word(["none"]), "Disable the back button and the swipe back.")
        case .unsaved: KeyTable.Key(keyName, .boolean, "Ask the user before anything removes the screen with unsaved work.")
        case .unique: KeyTable.Key(keyName, .boolean, "Allow at most one instance of the screen on a stack.")
        case .recursive: KeyTable.Key(keyName, .boolean, "Allow any number of instances of the screen on a stack, for intended loops.")
        case .placeholder:
            KeyTable.Key(
                keyName, .boolean,
                "Show the screen while its column of a split view is empty; on iPhone, the previous column is visible instead.")
        }
    }

    private var keyName: String { self == .allowsBack ? "back" : rawValue }

    /// Reads the attribute from a screen's fields.
    func read(of fields: Fields, to attributes: inout AttributesDeclaration, into diagnostics: inout Diagnostics) {
        switch form {
        case .text: if let text = readShownText(keyName, of: fields, into: &diagnostics) { attributes.texts[self] = text }
        // A word instead of a Boolean value means false.
        case .flag: if let node = fields[keyName] { attributes.flags[self] = Located(node.boolean ?? false, at: node.range) }
        }
    }
}
