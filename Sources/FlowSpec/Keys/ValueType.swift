/// What a key or a list holds, as data. The reader checks the form by it; types, defaults and the
/// order of a guarded list are checked where they are read.
public indirect enum ValueType: Sendable {
    /// The number of a version of the language.
    case version
    /// A whole number from `minimum` up to `maximum`.
    case integer(minimum: Int, maximum: Int)
    /// A number above 0 and at most 1.
    case fraction
    /// `true` or `false`.
    case boolean
    /// `true`, `false`, or the `$name` of a value that says which.
    case flag
    /// Only `true`; leaving the key out means false.
    case affirmation
    /// No value at all: the key says it.
    case nothing
    /// One of some words.
    case word([String])
    /// Any text; `isEmptyAllowed` says whether it may be empty.
    case text(isEmptyAllowed: Bool)
    /// A text that is shown, or the `$name` of a value that is.
    case shownText
    /// The name of a value, with or without the `$`.
    case valueName
    /// A value for a parameter: a `$name` or a literal.
    case argument
    /// The name that something is given or is called by.
    case name(NameRole)
    /// The name of a module of Swift.
    case module
    /// The name of a class or another type of Swift, perhaps with those of what it stands in.
    case typeName
    /// A template of names in Swift, over some placeholders.
    case template(placeholders: [String])
    /// A regular expression over the screens of a stack.
    case screenExpression
    /// A Swift type, perhaps with ` = ` and a default.
    case parameter
    /// Values of one type by name; at least `minimum` of them.
    case map(of: NameRole, ValueType, minimum: Int)
    /// A list of values of one type; at least `minimum` of them.
    case list(of: ValueType, minimum: Int)
    /// One value, or a list of such values.
    case oneOrList(of: ValueType)
    /// A name, or a list of guarded names, objects of that table, that ends in a plain name.
    case guarded(NameRole, object: String)
    /// One of several forms, which differ in whether they are a mapping, a list, nothing or
    /// something else.
    case either([ValueType])
    /// An object, by the name of its table.
    case object(String)

    /// Steps: one of them, or a list.
    static let steps = ValueType.oneOrList(of: .object("step"))

    /// The form in words with an article, as messages say what is expected.
    var words: String {
        switch self {
        case .version: "the integer 1"
        case .integer(let minimum, let maximum): "an integer from \(minimum) to \(maximum)"
        case .fraction: "a number above 0 and at most 1"
        case .boolean: "true or false"
        case .flag: "true, false or '$name'"
        case .affirmation: "true"
        case .nothing: "nothing"
        case .word(let words): quotedList(words, last: "or")
        case .text: "text"
        case .shownText: "text or '$name'"
        case .valueName: "the name of a parameter"
        case .argument: "'$name', '$', text, a number, true, false, nil, '.case' or []"
        case .name(let role): "the name of \(role.article) \(role.rawValue)"
        case .module: "the name of a module"
        case .typeName: "the name of a Swift type"
        case .template(let placeholders): "a name with the placeholders \(quotedList(placeholders.map { "{\($0)}" }, last: "and"))"
        case .screenExpression: "a regular expression over screens"
        case .parameter: "a Swift type"
        case .map(let role, _, _): "a mapping of \(role.plural) by name"
        case .list(let element, _): "a list, each item of it \(element.words)"
        case .oneOrList(let element): "\(element.words), or a list of them"
        case .guarded(let role, _): "\(ValueType.name(role).words), or a list of guarded ones that ends in a plain one"
        case .either(let types): types.map(\.alternativeWords).joined(separator: " or ")
        case .object(let name): KeyTable.named(name)?.title ?? name
        }
    }

    /// Whether the value is steps.
    var isSteps: Bool {
        if case .oneOrList(.object("step")) = self { true } else { false }
    }

    /// The first of several forms in words.
    var plainWords: String {
        if case .either(let types) = self, let first = types.first { first.plainWords } else { words }
    }

    /// The form in words beside others.
    private var alternativeWords: String {
        if case .object = self { "a mapping: \(words)" } else { words }
    }

    /// Whether a value of a shape may be one of this type.
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

    /// What the forms of a value differ in.
    enum Shape {
        case nothing, scalar, list, mapping
    }
}
