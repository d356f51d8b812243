import FlowDiagnostics
import FlowGraph
import FlowSpec

/// The Swift names of what comes of a flow.
struct FlowNames: Sendable {
    /// The concrete class.
    let coordinator: String
    private let flow: String
    private let app: String
    private let templates: NameTemplates
    private let isSplit: Bool

    init(_ flow: String, app: String = "", isSplit: Bool = false, templates: NameTemplates = NameTemplates()) {
        (self.flow, self.app, self.templates) = (capitalized(flow), capitalized(app), templates)
        self.isSplit = isSplit
        coordinator = filled(templates[.coordinator]?.value ?? GeneratedName.coordinator.usual, ["Flow": self.flow, "App": self.app])
    }

    private func name(_ kind: GeneratedName, _ screen: String = "", _ effect: String = "") -> String {
        let (screen, effect) = (capitalized(screen), capitalized(effect))
        let template = (templates[kind]?.value ?? kind.usual).replacing("{Flow}{Screen}", with: "{Both}")
        let both = template.contains("{Both}") ? stem(of: screen, in: flow) : ""
        return filled(template, ["Flow": flow, "App": app, "Screen": screen, "Effect": effect, "Both": both])
    }

    /// The protocol for callers outside the flow.
    var coordinating: String { name(.protocol) }
    /// The protocol of what makes the flow's view controllers.
    var screens: String { name(.screens) }
    /// The enumeration of the flow's screens.
    var screen: String { name(.screen) }
    /// The enumeration of the flow's tabs or columns.
    var tab: String { name(isSplit ? .column : .tab) }
    /// The enumeration of the flow's children.
    var child: String { name(.child) }
    /// The enumeration of the ways in which the flow ends.
    var result: String { name(.result) }
    /// The enumeration of the places where the flow starts a flow or presents something.
    var site: String { name(.site) }
    /// The protocol of the transitions that all screens of the flow have.
    var flowRouting: String { name(.flowRouter) }
    /// The class that hands screens those transitions.
    var flowRouter: String { name(.flowRouterClass) }
    /// The factory's method for the flow's own tab bar.
    var barMethod: String { "make\(flow)Bar" }

    /// The protocol of a screen's ways out.
    func routing(_ screen: String) -> String { name(.router, screen) }

    /// The class that hands a screen its ways out.
    func router(_ screen: String) -> String { name(.routerClass, screen) }

    /// The protocol of what the app can do with a screen.
    func effects(_ screen: String) -> String { name(.screenEffects, screen) }

    /// The enumeration of the answers to an effect of a screen.
    func answer(_ effect: String, of screen: String) -> String { name(.screenAnswer, screen, effect) }
}

/// The Swift names of what an app, or another module, has as a whole.
struct AppNames: Sendable {
    private let app: String
    private let templates: NameTemplates

    /// The names for a module.
    ///
    /// Each template may stand in any of its files, which come in the order of their names.
    init(_ app: String, templates files: [NameTemplates]) {
        self.app = capitalized(app)
        var templates = NameTemplates()
        for kind in GeneratedName.allCases { templates[kind] = files.lazy.compactMap { $0[kind] }.first }
        self.templates = templates
    }

    private func name(_ kind: GeneratedName, _ effect: String = "") -> String {
        filled(templates[kind]?.value ?? kind.usual, ["App": app, "Effect": capitalized(effect)])
    }

    /// The name for all factory protocols together.
    var factory: String { name(.factory) }
    /// The protocol of the guards.
    var guards: String { name(.guards) }
    /// The protocol of the effects.
    var effects: String { name(.effects) }
    /// The enumeration of the deep links.
    var deepLink: String { name(.deepLink) }

    /// The enumeration of the answers to an effect.
    func answer(_ effect: String) -> String { name(.answer, effect) }
}

/// A flow's name with that of a screen, without saying twice what both have: the flow's name where
/// the screen's begins with it, or else two or more words in a row.
private func stem(of screen: String, in flow: String) -> String {
    if screen.hasPrefix(flow) { return screen }
    let (own, known) = (words(of: screen), words(of: flow))
    for count in stride(from: min(own.count - 1, known.count), to: 1, by: -1) {
        for start in 0...(own.count - count) {
            let run = own[start..<(start + count)]
            guard known.indices.contains(where: { known[$0...].starts(with: run) }) else { continue }
            return flow + (own[..<start] + own[(start + count)...]).joined()
        }
    }
    return flow + screen
}

/// A template with values in the places of the names in braces.
private func filled(_ template: String, _ values: [String: String]) -> String {
    var name = ""
    for part in template.split(separator: "{", omittingEmptySubsequences: false) {
        guard let end = part.firstIndex(of: "}") else {
            name += part
            continue
        }
        name += (values[String(part[..<end])] ?? "") + part[part.index(after: end)...]
    }
    return name
}

/// The words of a name in camel case: `Share`, `Point` and `URL` of `SharePointURL`.
private func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
        let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
        let isBeforeSmall = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
        if words.isEmpty || letter.isUppercase && (isAfterSmall || isBeforeSmall) { words.append("") }
        words[words.count - 1].append(letter)
    }
    return words
}

/// A type of FlowRuntime, with its module: an app may well have a `Coordinator` or a `Router` of
/// its own.
func runtime(_ type: String) -> String {
    "FlowRuntime." + type
}

/// A name with a capital first letter.
func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
}

/// A local name that none of `names` is: `base`, or `base2`, `base3` …
func freeName(_ base: String, avoiding names: some Sequence<String>) -> String {
    let taken = Set(names)
    var name = base
    var count = 2
    while taken.contains(name) {
        name = base + String(count)
        count += 1
    }
    return name
}

/// The name for a value of a screen or flow where another thing has the value's own: `ownItem`.
func ownName(_ name: String, avoiding names: some Sequence<String>) -> String {
    let taken = Set(names)
    return taken.contains(name) ? freeName("own" + capitalized(name), avoiding: taken) : name
}
