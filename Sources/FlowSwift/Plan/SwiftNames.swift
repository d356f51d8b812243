import FlowGraph
import FlowSpec

/// The Swift names of the declarations for a flow.
struct FlowNames: Sendable {
    let coordinator: String
    private let flow: String
    private let words: [Substring]
    private let app: String
    private let templates: FlowNameTemplates
    private let isSplit: Bool

    init(_ flow: String, app: String, isSplit: Bool, templates: FlowNameTemplates) {
        (self.flow, self.app, self.templates) = (capitalized(flow), capitalized(app), templates)
        self.isSplit = isSplit
        words = FlowSwift.words(of: self.flow)
        coordinator = templates[.coordinator].filled { [flow = self.flow, app = self.app] in $0 == .flow ? flow : $0 == .app ? app : "" }
    }

    private func name(_ kind: GeneratedName, _ screen: String = "", _ effect: String = "") -> String {
        templates[kind].filled { placeholder in
            switch placeholder {
            case .flow: flow
            case .app: app
            case .screen: capitalized(screen)
            case .effect: capitalized(effect)
            case .set: ""
            case .flowAndScreen: stem(of: capitalized(screen))
            }
        }
    }

    /// The flow's name and the screen's, without repetition. Omits the flow's name if the screen's
    /// begins with it, and shared runs of two or more words.
    private func stem(of screen: String) -> String {
        if screen.hasPrefix(flow) { return screen }
        // A single word has no run of two.
        guard words.count > 1 else { return flow + screen }
        let own = FlowSwift.words(of: screen)
        for count in stride(from: min(own.count - 1, words.count), to: 1, by: -1) {
            for start in 0...(own.count - count) {
                let run = own[start..<(start + count)]
                guard words.indices.contains(where: { words[$0...].starts(with: run) }) else { continue }
                return flow + (own[..<start] + own[(start + count)...]).joined()
            }
        }
        return flow + screen
    }

    /// The protocol for callers outside the flow.
    var coordinating: String { name(.protocol) }
    /// The protocol of the factory for the flow's view controllers.
    var screens: String { name(.screens) }
    var screen: String { name(.screen) }
    /// The view of the flow's screens.
    var screenView: String { name(.screenView) }
    /// The enumeration of the flow's tabs or columns.
    var tab: String { name(isSplit ? .column : .tab) }
    var child: String { name(.child) }
    /// The enumeration of the flow's results.
    var result: String { name(.result) }
    /// The enumeration of the flow's sites: places that start a flow or present something.
    var site: String { name(.site) }
    /// The protocol of the flow-level transitions.
    var flowRouting: String { name(.flowRouter) }
    /// The class that implements the flow-level transitions.
    var flowRouter: String { name(.flowRouterClass) }
    /// The factory's method for the flow's custom tab bar.
    var barMethod: String { "make\(flow)Bar" }

    /// The associated type for a screen's view. It has the flow's name, too, because the app's
    /// factory conforms to the protocols of all flows.
    func made(_ screen: String) -> String { "Made" + stem(of: capitalized(screen)) }

    /// The protocol of a screen's transitions.
    func routing(_ screen: String) -> String { name(.router, screen) }

    /// The class that implements a screen's transitions.
    func router(_ screen: String) -> String { name(.routerClass, screen) }

    /// The protocol of a screen's effects.
    func effects(_ screen: String) -> String { name(.screenEffects, screen) }

    func answer(_ effect: String, of screen: String) -> String { name(.screenAnswer, screen, effect) }
}

/// The Swift names of the app-level declarations of a module.
struct AppNames: Sendable {
    private let app: String
    private let templates: NameTemplates

    /// Creates the names for a module.
    ///
    /// Each template can be in any of the module's files, which are sorted by name.
    init(_ app: String, templates files: [NameTemplates]) {
        self.app = capitalized(app)
        var templates = NameTemplates()
        for kind in GeneratedName.allCases { templates[kind] = files.lazy.compactMap { $0[kind] }.first }
        self.templates = templates
    }

    private func name(_ kind: GeneratedName, _ name: String = "") -> String {
        NameTemplate(templates[kind]?.value ?? kind.usual).filled { placeholder in
            switch placeholder {
            case .app: app
            case .effect, .set: capitalized(name)
            case .flow, .screen, .flowAndScreen: ""
            }
        }
    }

    /// The alias for all factory protocols.
    var factory: String { name(.factory) }
    var guards: String { name(.guards) }
    var effects: String { name(.effects) }
    var deepLink: String { name(.deepLink) }
    /// The view of the whole app.
    var flowView: String { name(.flowView) }

    func answer(_ effect: String) -> String { name(.answer, effect) }
    /// The protocol of a set's transitions.
    func routing(ofSet set: String) -> String { name(.set, set) }
    /// The protocol of the coordinators that perform a set's transitions.
    func flow(ofSet set: String) -> String { name(.setFlow, set) }
}

/// Splits a name in camel case into words: `SharePointURL` into `Share`, `Point` and `URL`. Only
/// ASCII letters are considered.
private func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    let letters = name.utf8
    func isUppercase(_ index: String.Index) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[index]) }
    func isLowercase(_ index: String.Index) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letters[index]) }
    var start = letters.startIndex
    for index in letters.indices.dropFirst() where isUppercase(index) {
        let next = letters.index(after: index)
        guard !isUppercase(letters.index(before: index)) || next < letters.endIndex && isLowercase(next) else { continue }
        words.append(name[start..<index])
        start = index
    }
    if start < letters.endIndex { words.append(name[start...]) }
    return words
}

/// A type of FlowRuntime with its module's name, since the app can have a `Router`, too.
func runtime(_ type: String) -> String {
    "FlowRuntime." + type
}

/// Returns the name with an uppercase first letter.
package func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first, first < 0x80 else { return name.prefix(1).uppercased() + name.dropFirst() }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return name }
    var capitalized = String(Character(UnicodeScalar(first - 32)))
    capitalized += name.dropFirst()
    return capitalized
}

/// The factory's method for a tab's item in a custom tab bar.
func itemMethod(ofTab tab: String) -> String {
    "make" + capitalized(tab) + "Item"
}

/// Returns a local name that isn't in `names`: `base`, or `base2`, `base3` …
package func freeName(_ base: String, avoiding names: some Sequence<String>) -> String {
    guard names.contains(base) else { return base }
    let taken = Set(names)
    var name = base
    var count = 2
    while taken.contains(name) {
        name = base + String(count)
        count += 1
    }
    return name
}

/// Returns a name for a value of a screen or flow: `item`, or `ownItem` if the name is in use.
func ownName(_ name: String, avoiding names: some Sequence<String>) -> String {
    names.contains(name) ? freeName("own" + capitalized(name), avoiding: names) : name
}
