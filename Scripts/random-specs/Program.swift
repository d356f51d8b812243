struct Parameter {
    var name: String
    var hasDefault: Bool
}

/// A result of a flow, or an effect, which can have results.
struct Declared {
    var name: String
    var parameters: [Parameter] = []
    var results: [Declared] = []
    /// True if the app performs an effect in a task.
    var isAsync = false
    /// True if an effect receives the screen that performs it.
    var takesScreen = false
}

struct Screen {
    var name: String
    var parameters: [Parameter]
    var effects: [Declared] = []
    var isGuarded = false
    var like: String?
}

enum Kind { case stack, single, external, tabs, switching }

struct Flow {
    var name: String
    var kind: Kind
    var parameters: [Parameter] = []
    var results: [Declared] = []
    var screens: [Screen] = []
    /// The tabs or children with their flow; `nil` for the flow's own first screen or an action.
    var places: [(name: String, flow: Int?, isAction: Bool)] = []
    /// True if the tabs are the columns of a split view.
    var isSplit = false
    var isGuarded = false
    /// How the app's code starts it; `nil` if it doesn't.
    var entry: String?

    /// The parameters to start it: the first screen has the flow's parameters.
    var needed: [Parameter] { kind == .stack || kind == .single ? screens[0].parameters : parameters }

    var canBePushed: Bool { kind == .stack || kind == .external }
}

/// The location of steps.
struct Place {
    var flow: Flow
    var screen: Screen?
    /// The values in scope.
    var values: Set<String> = []
    /// True if missing arguments become parameters of the method.
    var adds = true
    var depth = 0
    /// True for `otherwise` steps: they can only use names of the whole program, and can resume.
    var isOtherwise = false
    /// True if an answer's list continues after steps that left the flow.
    var hasLeft = false
    /// True for reusable steps, which require no guard.
    var isShared = false
    /// True for steps of the root that are performed from outside and require no guard.
    var isOutside = false
    /// Transitions of the screen that are already written and can be reused.
    var written: [String] = []

    func handling(_ result: Declared, hasLeft: Bool = false) -> Place {
        var place = self
        place.values.formUnion(result.parameters.map(\.name))
        place.adds = false
        place.depth += 1
        place.hasLeft = hasLeft
        return place
    }
}

struct Program {
    var random: SeededNumbers
    var flows: [Flow] = []
    var guards: [Declared] = []
    var effects: [Declared] = []
    /// The reusable steps with their parameters, and their texts.
    var shared: [Declared] = []
    var sharedTexts: [String] = []
    /// The sets of transitions. Their names are unlike all others, because a user can't have them too.
    var sets: [(name: String, transitions: [String])] = []
    /// The number of keys of texts.
    var texts = 0
    /// One type for each parameter name, so steps can show any screens and pass any value by name.
    var typeOf: [String: ValueType] = [:]

    init(seed: UInt64, isRestorable: Bool) {
        random = SeededNumbers(state: seed)
        let types = isRestorable ? types.filter(\.isCodable) : types
        for word in words { typeOf[word] = types.randomElement(using: &random) }
        guards = random.some(words, 2...4).map { Declared(name: $0, parameters: parameters(0...2)) }
        effects = random.some(words, 2...5).map {
            Declared(
                name: $0, parameters: parameters(0...2, without: ["answer", "from", "screen"]), results: results(0...2),
                isAsync: random.chance(40), takesScreen: random.chance(40))
        }
        let names = random.some(words, 30...36)
        for (index, name) in names.enumerated() { flows.append(flow(name, index, of: names.count)) }
        for index in flows.indices where flows[index].kind == .tabs && random.chance(40) { split(index) }
        for name in random.some(words, 1...3) { share(name) }
        for (index, name) in random.some(words, 1...2).enumerated() {
            let place = Place(flow: flows[0], isOtherwise: true, isShared: true)
            sets.append((name, ["go", "open"].map { "\($0)\(index): \(list(place))" }))
        }
    }

    /// The `uses` of a flow or screen, possibly empty.
    mutating func uses() -> String {
        random.chance(20) ? "uses: [\(random.some(sets.map(\.name), 1...2).joined(separator: ", "))]" : ""
    }

    /// Writes reusable steps. Their parameters are the values that they use.
    private mutating func share(_ name: String) {
        // A value of a result hides an argument with its name.
        let results = flows.flatMap(\.results).flatMap(\.parameters).map(\.name)
        let given = parameters(0...2, without: results)
        let text = list(
            Place(flow: flows[0], values: Set(given.map(\.name)), adds: false, depth: 1, isOtherwise: true, isShared: true))
        let names = text.split(separator: "$").dropFirst().map { $0.drop { $0 == "{" }.prefix { $0.isLetter || $0.isNumber } }
        let used = Set(names.map(String.init))
        let needed = given.filter { used.contains($0.name) }.map { Parameter(name: $0.name, hasDefault: false) }
        shared.append(Declared(name: name, parameters: needed))
        sharedTexts.append(text)
    }

    // MARK: - Declarations

    mutating func parameters(_ range: ClosedRange<Int>, allDefault: Bool = false, without taken: [String] = []) -> [Parameter] {
        random.some(words.filter { !taken.contains($0) }, range).compactMap { name in
            let hasInitial = typeOf[name]?.initial != nil
            if allDefault, !hasInitial { return nil }
            return Parameter(name: name, hasDefault: hasInitial && (allDefault || random.chance(50)))
        }
    }

    mutating func results(_ range: ClosedRange<Int>) -> [Declared] {
        random.some(words, range).map { Declared(name: $0, parameters: parameters(0...2)) }
    }

    mutating func flow(_ name: String, _ index: Int, of count: Int) -> Flow {
        // Containers contain only later flows, so none contains itself. The last flows are stacks,
        // so there always is one.
        let isHolder = index < count - 3 && (index == 0 || random.chance(40))
        let kind: Kind =
            isHolder
            ? (random.chance(50) ? .tabs : .switching)
            : index < count - 2 && random.chance(30) ? (random.chance(60) ? .single : .external) : .stack
        var flow = Flow(name: name, kind: kind)
        flow.parameters = parameters(0...2, allDefault: true)
        if index > 0 { flow.results = results(0...2) }
        let own = flow.parameters.map(\.name)
        for (number, name) in random.some(words, kind == .external ? 0...0 : kind == .single ? 1...1 : 1...4).enumerated() {
            let isFirst = number == 0
            let inherited = isFirst && !isHolder ? flow.parameters : []
            var screen = Screen(name: name, parameters: inherited + parameters(0...3, allDefault: isFirst, without: own))
            // View controllers have members with these names.
            let free = words.filter { !["description", "init", "title", "view"].contains($0) }
            screen.effects = random.some(free, 0...2).map {
                Declared(
                    name: $0, parameters: parameters(0...1, without: ["answer"]), results: results(0...1), isAsync: random.chance(40))
            }
            screen.isGuarded = !isFirst && kind == .stack && random.chance(20)
            if number > 1, kind == .stack, random.chance(25) {
                let original = flow.screens[1]
                if original.like == nil {
                    screen.like = "\(flow.name).\(original.name)"
                    screen.parameters = original.parameters
                    screen.effects = original.effects
                    screen.isGuarded = original.isGuarded
                }
            }
            flow.screens.append(screen)
        }
        guard isHolder else {
            flow.isGuarded = index > count / 2 && index < count - 1 && random.chance(50)
            let ways = kind == .stack ? ["present", "push", "embed"] : ["present", "embed"]
            if kind != .external, random.chance(15) { flow.entry = ways.randomElement(using: &random) }
            return flow
        }
        if index > 0, random.chance(15) { flow.entry = random.chance(50) ? "present" : "embed" }
        // Each coordinator has these methods.
        let free = words.filter { !["present", "push"].contains($0) }
        flow.places = random.some(free, 1...4).map { place in
            // Containers can't contain guarded flows. The flows in the first half aren't guarded.
            let held = random.chance(70) ? Int.random(in: (index + 1)..<count, using: &random) : nil
            let isHeld = held.map { $0 <= count / 2 || $0 == count - 1 } ?? false
            return (place, isHeld ? held : nil, !isHeld && kind == .tabs && random.chance(40))
        }
        if kind == .tabs, flow.places.allSatisfy(\.isAction) { flow.places[0].isAction = false }
        return flow
    }

    /// Makes the tabs of a flow the columns of a split view, which contain stack flows without
    /// guards.
    private mutating func split(_ index: Int) {
        let stacks = flows.indices.filter { $0 > index && flows[$0].kind == .stack && !flows[$0].isGuarded }
        guard stacks.count > 2, random.chance(50) || index > 0 else { return }
        let names = random.chance(50) ? ["primary", "secondary"] : ["primary", "supplementary", "secondary"]
        flows[index].places = names.map { ($0, stacks.randomElement(using: &random), false) }
        flows[index].isSplit = true
    }

    func text(_ parameters: [Parameter]) -> String {
        let texts = parameters.map { parameter -> String in
            let type = typeOf[parameter.name] ?? ValueType("Int")
            return "\(parameter.name): '\(type.type)\(parameter.hasDefault ? " = \(type.initial ?? "")" : "")'"
        }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    func text(_ declared: [Declared]) -> String {
        let texts = declared.map {
            let results = $0.results.isEmpty ? "" : ", results: \(resultText($0.results))"
            let form = ($0.isAsync ? ", async: true" : "") + ($0.takesScreen ? ", withScreen: true" : "")
            return "\($0.name): { params: \(text($0.parameters))\(results)\(form) }"
        }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    /// Results as text, in their own form: values by name, without `params`.
    func resultText(_ results: [Declared]) -> String {
        "{ \(results.map { "\($0.name): \(text($0.parameters))" }.joined(separator: ", ")) }"
    }

    // MARK: - Arguments

    /// The `with` for parameters; `nil` if a required value isn't available.
    mutating func arguments(_ parameters: [Parameter], _ place: Place) -> String? {
        var given: [String] = []
        for parameter in parameters where !given.contains(where: { $0.hasPrefix(parameter.name + ":") }) {
            let type = typeOf[parameter.name] ?? ValueType("Int")
            let same = place.values.filter { typeOf[$0]?.type == type.type }.sorted()
            let isNeeded = !parameter.hasDefault && !place.adds
            if parameter.hasDefault, place.adds, random.chance(30) {
                given.append("\(parameter.name): $")
            } else if let value = same.randomElement(using: &random), isNeeded || random.chance(40) {
                given.append("\(parameter.name): $\(value)")
            } else if let literal = type.literal, isNeeded || random.chance(20) {
                given.append("\(parameter.name): \(literal)")
            } else if isNeeded {
                return nil
            }
        }
        return given.isEmpty ? "" : ", with: { \(given.joined(separator: ", ")) }"
    }

    /// The value of `if:`; `nil` if no guard can be checked.
    mutating func condition(_ place: Place) -> String? {
        random.chance(30) ? joined(place) : asked(place).map { $0.name + $0.with }
    }

    private mutating func asked(_ place: Place) -> (name: String, with: String)? {
        guard let asked = guards.randomElement(using: &random), let with = arguments(asked.parameters, place) else { return nil }
        return (asked.name, with)
    }

    /// Guards combined with `not`, `and` and `or`.
    mutating func joined(_ place: Place, depth: Int = 0) -> String? {
        guard depth == 0 || depth < 3 && random.chance(40) else {
            return asked(place).map { $0.with.isEmpty && random.chance(70) ? $0.name : "{ guard: \($0.name)\($0.with) }" }
        }
        let count = random.chance(30) ? 1 : Int.random(in: 2...3, using: &random)
        let parts = (0..<count).compactMap { _ in joined(place, depth: depth + 1) }
        guard let first = parts.first else { return nil }
        return count == 1 ? "{ not: \(first) }" : "{ \(random.chance(50) ? "and" : "or"): [\(parts.joined(separator: ", "))] }"
    }

    /// A text for translators, with values if there are any.
    mutating func localized(_ values: [String]) -> String {
        texts += 1
        let shown = values.filter { ["Int", "String", "Double"].contains(typeOf[$0]?.type) }.sorted()
        let value = shown.randomElement(using: &random).map { random.chance(50) ? " ${\($0)}" : " $\($0)." } ?? ""
        let table = random.chance(30) ? ", table: More" : ""
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return "{ key: 'Text \(texts)\(value)'\(table) }"
        case 1: return "{ key: text\(texts), default: '\"a\" \\ 100%\(value)'\(table), comment: '*/ \"' }"
        default: return "{ key: text\(texts), default: 'A text\(value) $$'\(table) }"
        }
    }

    mutating func handlers(_ results: [Declared], _ place: Place, dismissed: Bool = false, hasLeft: Bool = false) -> String {
        var texts = results.map { "\($0.name): \(list(place.handling($0, hasLeft: hasLeft)))" }
        if dismissed { texts.append("dismissed: \(list(place.handling(Declared(name: ""))))") }
        return texts.isEmpty ? "" : ", on: { \(texts.joined(separator: ", ")) }"
    }
}
