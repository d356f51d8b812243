import FlowSpec

/// The parameters of a transition's method while its steps are gone through.
struct MethodDraft {
    /// The transition's name.
    let transition: Located<String>
    /// The screen whose method it is, as `flow.screen`, where that is another; the parameters are
    /// then settled.
    let original: String?
    /// Whether it opens a link, whose values replace defaults too.
    let isLink: Bool
    /// The parameters so far, one for each name, in the order of the steps.
    private(set) var all: [Entry] = []
    /// The names in handlers that must be the method's.
    var pending: [Pending] = []
    /// Whether a step was left out, which may have brought a parameter.
    var isPartial = false

    private var places = NamePlaces()

    init(transition: Located<String>) {
        self.transition = transition
        original = nil
        isLink = false
    }

    /// The method of another transition, whose parameters are known.
    init(of transition: Transition, original: String) {
        self.transition = transition.name
        self.original = original
        isLink = false
        for parameter in transition.parameters {
            _ = insert(
                Entry(name: parameter.name, type: parameter.type, defaultValue: parameter.defaultValue, range: transition.name.range))
        }
    }

    /// What opens a link, with the values of the link.
    init(ofLink link: DeepLink) {
        transition = link.name
        original = "the link"
        isLink = true
        for parameter in link.parameters {
            _ = insert(Entry(name: parameter.name, type: parameter.type, defaultValue: parameter.defaultValue, range: link.name.range))
        }
    }

    /// A parameter, and where what first asked for it is declared.
    struct Entry {
        var name: String
        var type: MethodParameter.MethodType
        var defaultValue: String?
        var range: SourceRange
    }

    /// What takes a value, as messages say it.
    struct Taker {
        var title: String
        /// The type that it takes; nil for a place on the screen that something comes from.
        var type: SwiftType?
        var range: SourceRange?
        /// Whether the type must have exactly this name.
        var isExact = false

        /// The type of a method's parameter that supplies it; nil for a place on the screen.
        var parameterType: MethodParameter.MethodType? { isExact ? .text : type.map { .swift($0) } }

        /// A text on screen.
        static func text(_ title: String) -> Taker {
            Taker(title: title, type: SwiftType(parsing: "String"), isExact: true)
        }
    }

    /// A name that must be one of the method's parameters.
    struct Pending {
        var name: Located<String>
        var taker: Taker
        var scope: Scope
        var occasion: Diagnostic.Note?
    }

    /// The parameter of a name.
    subscript(name: String) -> Entry? {
        places[name].map { all[$0] }
    }

    /// Adds a parameter. Where one of the name is there already, gives that, for the caller to
    /// compare.
    ///
    /// Where one target has a default and another hasn't, the method's parameter has none: the
    /// other needs a value.
    mutating func insert(_ entry: Entry) -> Entry? {
        guard let place = places[entry.name] else {
            places.append(entry.name)
            all.append(entry)
            return nil
        }
        let first = all[place]
        if entry.defaultValue == nil {
            all[place].defaultValue = nil
        }
        // A text may be given by a parameter that is a text for something else too.
        if case .text = first.type, case .swift = entry.type {
            all[place].type = entry.type
        }
        return first
    }
}

extension MethodDraft.Entry {
    /// What a target's parameter makes of the method that gives it.
    init(_ parameter: Parameter) {
        self.init(
            name: parameter.name.value, type: .swift(parameter.type), defaultValue: parameter.defaultValue, range: parameter.name.range)
    }
}

extension MethodParameter.MethodType {
    /// The type in words, as messages show it.
    var title: String {
        switch self {
        case .swift(let type): type.description
        case .text: "String"
        case .popoverSource: "the view or item that a popover comes from"
        }
    }

    /// The Swift type, where values are compared with it.
    var swiftType: SwiftType? {
        switch self {
        case .swift(let type): type
        case .text: SwiftType(parsing: "String")
        case .popoverSource: nil
        }
    }

    func agrees(with other: Self) -> Bool {
        switch (self, other) {
        case (.popoverSource, .popoverSource): true
        case (.popoverSource, _), (_, .popoverSource): false
        default: swiftType?.withoutEscaping == other.swiftType?.withoutEscaping
        }
    }
}

extension Linker {
    /// Makes what isn't given a parameter of the method; reports one that disagrees with others of
    /// the same name. Where the method is another screen's, it must be there; false where it isn't.
    mutating func add(_ entry: MethodDraft.Entry, at range: SourceRange) -> Bool {
        // The draft stays where it is: a copy of it would be copied whole with what is inserted.
        guard let transition = method?.transition else {
            return false
        }
        let isOwn = method?.original == nil
        let known = isOwn ? method?.insert(entry) : method?[entry.name]
        guard let first = known else {
            return isOwn
        }
        let problem: String
        if !first.type.agrees(with: entry.type) {
            problem = "is \(quoted(entry.type.title)) here and \(quoted(first.type.title)) before"
        } else if isOwn, let mine = entry.defaultValue, let other = first.defaultValue, mine != other {
            problem = "has the default \(quoted(mine)) here and \(quoted(other)) before"
        } else {
            return true
        }
        let name = quoted(entry.name)
        let message = "\(name) \(problem), and one parameter of \(quoted(transition.value)) gives both"
        let notes = [first, entry].map { Diagnostic.Note("\(name) is declared here", at: $0.range) }
        report(.argumentType, message, at: range, notes: notes)
        return true
    }

    /// Ends a method: the names that its handlers took from it must be there.
    mutating func finishMethod() -> [MethodParameter] {
        guard let method else {
            return []
        }
        let outer = occasion
        defer { occasion = outer }
        for pending in method.pending {
            occasion = pending.occasion
            guard let entry = method[pending.name.value] else {
                guard !method.isPartial else { continue }
                if pending.taker.type == nil {
                    let what = "in a handler it is a parameter that the method has for another step"
                    report(.popoverAnchor, "nothing can supply the anchor \(quoted(pending.name.value)): \(what)", at: pending.name.range)
                } else {
                    reportOutOfScope(pending.name, in: pending.scope)
                }
                continue
            }
            switch (entry.type, pending.taker.type) {
            case (.popoverSource, nil): break
            case (.popoverSource, _), (_, nil):
                let message = "\(quoted("$\(pending.name.value)")) is \(quoted(entry.type.title)), which \(pending.taker.title) can't take"
                report(.argumentType, message, at: pending.name.range)
            default:
                if let type = entry.type.swiftType {
                    check(type, of: pending.name, for: pending.taker)
                }
            }
        }
        self.method = nil
        return method.all.map { MethodParameter(name: $0.name, type: $0.type, defaultValue: $0.defaultValue) }
    }
}
