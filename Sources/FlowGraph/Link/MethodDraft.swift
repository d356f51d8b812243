import FlowSpec

/// The parameters of a transition's method, collected while its steps are resolved.
struct MethodDraft {
    let transition: Located<String>
    /// The screen whose method this is, as `flow.screen`, if it is another. Parameters are fixed
    /// then.
    let original: String?
    /// True if a link performs it. A link's values also replace defaults.
    let isLink: Bool
    /// The parameters so far, without duplicate names, in the order of the steps.
    private(set) var all: [Entry] = []
    /// The names in handlers that must be parameters of the method.
    var pending: [Pending] = []
    /// True if a step that could have added a parameter was left out.
    var isPartial = false

    private var places = NamePlaces()

    /// Creates a method, with the known parameters of another transition's method or of a link.
    init(of transition: Located<String>, original: String? = nil, isLink: Bool = false, parameters: [MethodParameter] = []) {
        (self.transition, self.original, self.isLink) = (transition, original, isLink)
        for parameter in parameters {
            _ = insert(Entry(name: parameter.name, type: parameter.type, defaultValue: parameter.defaultValue, range: transition.range))
        }
    }

    /// A parameter, and the declaration that first required it.
    struct Entry {
        var name: String
        var type: MethodParameter.MethodType
        var defaultValue: String?
        var range: SourceRange
    }

    /// The receiver of a value, for messages.
    struct Taker {
        var title: String
        /// The expected type; `nil` for an anchor.
        var type: SwiftType?
        var range: SourceRange?
        /// True if the type must have exactly this name.
        var isExact = false

        /// The type of a method parameter that supplies it; `nil` for an anchor.
        var parameterType: MethodParameter.MethodType? { isExact ? .text : type.map { .swift($0) } }

        /// Creates the receiver of a string on screen.
        static func text(_ title: String) -> Taker {
            Taker(title: title, type: SwiftType(parsing: "String"), isExact: true)
        }
    }

    struct Pending {
        var name: Located<String>
        var taker: Taker
        var scope: Scope
        var occasion: Diagnostic.Note?
    }

    subscript(name: String) -> Entry? {
        places[name].map { all[$0] }
    }

    /// Adds a parameter. If one of that name exists, returns it for the caller to compare.
    ///
    /// A default remains only if all targets have one, because the others need a value.
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
        // A string parameter can supply another string parameter too.
        if case .text = first.type, case .swift = entry.type {
            all[place].type = entry.type
        }
        return first
    }
}

extension MethodDraft.Entry {
    /// Creates the method parameter that supplies a target's parameter.
    init(_ parameter: Parameter) {
        self.init(
            name: parameter.name.value, type: .swift(parameter.type), defaultValue: parameter.defaultValue, range: parameter.name.range)
    }
}

extension MethodParameter.MethodType {
    /// The type in words, for messages.
    var title: String {
        switch self {
        case .swift(let type): type.description
        case .text: "String"
        case .popoverSource: "the source of a popover"
        }
    }

    /// The Swift type for comparisons with values.
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
    /// Adds a missing argument as a parameter of the method and reports conflicts with parameters
    /// of that name. A method of another screen must already have the parameter; if it doesn't,
    /// returns false.
    mutating func add(_ entry: MethodDraft.Entry, at range: SourceRange) -> Bool {
        // Accesses the draft in place. Inserting into a copy would copy it whole.
        guard let transition = method?.transition else {
            return false
        }
        let isOwn = method?.original == nil
        let known = isOwn ? method?.insert(entry) : method?[entry.name]
        guard let first = known else {
            return isOwn
        }
        let problem: (kind: String, words: String)
        if !first.type.agrees(with: entry.type) {
            problem = ("type", "is both \(quoted(first.type.title)) and \(quoted(entry.type.title))")
        } else if isOwn, let mine = entry.defaultValue, let other = first.defaultValue, mine != other {
            problem = ("default", "has both \(quoted(other)) and \(quoted(mine))")
        } else {
            return true
        }
        let name = quoted(entry.name)
        let message =
            "conflicting \(problem.kind)s for \(name): one parameter of \(quoted(transition.value)) \(problem.words); use one "
            + "\(problem.kind), or different names"
        let notes = [first, entry].map { Diagnostic.Note("\(name) is declared here", at: $0.range) }
        report(.argumentType, message, at: range, notes: notes)
        return true
    }

    /// Completes a method. It must have the parameters that its handlers use.
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
                    let message =
                        "no view for the anchor \(quoted(pending.name.value)): a handler adds no parameter to the method; use an anchor "
                        + "that a step outside the handler also uses"
                    report(.popoverAnchor, message, at: pending.name.range)
                } else {
                    reportOutOfScope(pending.name, in: pending.scope)
                }
                continue
            }
            switch (entry.type, pending.taker.type) {
            case (.popoverSource, nil): break
            case (.popoverSource, _), (_, nil):
                let message = "\(quoted("$\(pending.name.value)")) is \(quoted(entry.type.title)), which \(pending.taker.title) can't use"
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
