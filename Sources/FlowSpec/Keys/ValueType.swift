/// The type of a value or list item, as data. The reader checks the form by it. Swift types,
/// defaults and the order of a guarded list are checked when they are read.
public indirect enum ValueType: Sendable {
    /// A version number of the language.
    case version
    /// An integer from `minimum` up to `maximum`.
    case integer(minimum: Int, maximum: Int)
    /// A number above 0 and at most 1.
    case fraction
    /// `true` or `false`.
    case boolean
    /// `true`, `false`, or the `$name` of a Boolean value.
    case flag
    /// Only `true`; an absent key means false.
    case affirmation
    /// No value; the key alone is enough.
    case nothing
    /// One of several words.
    case word([String])
    /// Any string, possibly empty if `isEmptyAllowed` is true.
    case text(isEmptyAllowed: Bool)
    /// A visible string, or the `$name` of a value.
    case shownText
    /// The name of a value, with or without the `$`.
    case valueName
    /// A value for a parameter: a `$name` or a literal.
    case argument
    /// A name with a role.
    case name(NameRole)
    /// The name of a Swift module.
    case module
    /// The name of a Swift type, qualified with dots if it is nested.
    case typeName
    /// A template of Swift names with some placeholders.
    case template(placeholders: [String])
    /// A regular expression over the screens of a stack.
    case screenExpression
    /// A Swift type, optionally with ` = ` and a default.
    case parameter
    /// At least `minimum` values of one type, by name.
    case map(of: NameRole, ValueType, minimum: Int)
    /// A list of at least `minimum` values of one type.
    case list(of: ValueType, minimum: Int)
    /// One value, or a list of such values.
    case oneOrList(of: ValueType)
    /// A name, or a list of guarded names (objects of that table) and a final plain name.
    case guarded(NameRole, object: String)
    /// One of several types, which differ in being a mapping, a list, nothing or something else.
    case either([ValueType])
    /// An object, by the name of its table.
    case object(String)

    /// A step or a list of steps.
    static let steps = ValueType.oneOrList(of: .object("step"))

    /// The form with an article, as messages describe the expected value.
    var words: String {
        switch self {
        case .version: "the integer 1"
        case .integer(let minimum, let maximum): "an integer from \(minimum) to \(maximum)"
        case .fraction: "a number above 0 and at most 1"
        case .boolean: "true or false"
        case .flag: "true, false or '$name'"
        case .affirmation: "true"
        case .nothing: "no value"
        case .word(let words): quotedList(words, last: "or")
        case .text: "a string"
        case .shownText: "a string or '$name'"
        case .valueName: "the name of a parameter"
        case .argument: "'$name', '$', a string, a number, true, false, nil, '.case' or []"
        case .name(let role): "the name of \(role.article) \(role.rawValue)"
        case .module: "the name of a module"
        case .typeName: "the name of a Swift type"
        case .template(let placeholders): "a name with the placeholders \(quotedList(placeholders.map { "{\($0)}" }, last: "and"))"
        case .screenExpression: "a regular expression over screens"
        case .parameter: "a Swift type"
        case .map(let role, _, _): "a mapping of \(role.plural) by name"
        case .list(let element, _): "a list (each item is \(element.words))"
        case .oneOrList(let element): "\(element.words), or a list of them"
        case .guarded(let role, _): "\(ValueType.name(role).words), or a list of guarded starts that ends with a plain name"
        case .either(let types): types.map(\.alternativeWords).joined(separator: " or ")
        case .object(let name): KeyTable.named(name)?.title ?? name
        }
    }

    /// True for steps.
    var isSteps: Bool {
        if case .oneOrList(.object("step")) = self { true } else { false }
    }

    /// The words for the first of several types.
    var plainWords: String {
        if case .either(let types) = self, let first = types.first { first.plainWords } else { words }
    }

    /// The words for the type as one of several.
    private var alternativeWords: String {
        if case .object = self { "a mapping: \(words)" } else { words }
    }

    /// Returns true if a value of a shape can have this type.
    func takes(_ shape: Shape) -> Bool {
        switch self {
        case .nothing: shape == .nothing
        case .map, .object: shape == .mapping
        case .list: shape == .list
        case .guarded: shape == .list || shape == .scalar
        case .oneOrList(let element): shape == .list || element.takes(shape)
        case .either(let types): types.contains { $0.takes(shape) }
        case .argument: shape != .mapping
        default: shape == .scalar
        }
    }

    /// The distinguishing shapes of values.
    enum Shape {
        case nothing, scalar, list, mapping
    }
}
