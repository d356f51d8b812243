/// What a key or a list holds, as data. The reader checks the form by it; what a name or a type must look like is checked where it is read.
public indirect enum ValueType: Sendable {
    /// The number of a version of the language.
    case version
    /// A whole number from `minimum` up to `maximum`.
    case integer(minimum: Int, maximum: Int)
    /// `true` or `false`.
    case boolean
    /// Any text; `isEmptyAllowed` says whether it may be empty.
    case text(isEmptyAllowed: Bool)
    /// The name that something is given or is called by.
    case name(NameRole)
    /// A Swift type, perhaps with ` = ` and a default.
    case parameter
    /// Values of one type by name; at least `minimum` of them.
    case map(of: NameRole, ValueType, minimum: Int)
    /// A list of values of one type; at least `minimum` of them.
    case list(of: ValueType, minimum: Int)
    /// One value, or a list of such values.
    case oneOrList(of: ValueType)
    /// An object, by the name of its table.
    case object(String)

    /// What a name is the name of.
    public enum NameRole: String, Sendable {
        /// The app.
        case app
        /// A flow.
        case flow
        /// A screen.
        case screen
        /// A tab.
        case tab
        /// A screen or a tab, as the flow's kind asks for.
        case start = "screen or tab"
        /// A transition.
        case transition
        /// A parameter.
        case parameter
        /// A screen of the same flow, else a flow.
        case target = "screen or flow"
    }

    /// The form in words with an article, as messages say what is expected.
    public var words: String {
        switch self {
        case .version: "the integer 1"
        case .integer(let minimum, let maximum): "an integer from \(minimum) to \(maximum)"
        case .boolean: "true or false"
        case .text: "text"
        case .name(let role): "the name of \(role.article) \(role.rawValue)"
        case .parameter: "a Swift type"
        case .map(let role, _, _): "a mapping of \(role.rawValue)s by name"
        case .list(let element, _): "a list, each item of it \(element.words)"
        case .oneOrList(let element): "\(element.words), or a list of them"
        case .object(let name): KeyTable.named(name)?.title ?? name
        }
    }
}

extension ValueType.NameRole {
    /// `a` or `an`.
    var article: String {
        self == .app ? "an" : "a"
    }
}
