import FlowGraph

/// The Swift names of what comes of a flow.
struct FlowNames {
    /// The flow's name with a capital, the beginning of all others.
    let prefix: String

    init(_ flow: String) {
        prefix = capitalized(flow)
    }

    /// The concrete class.
    var coordinator: String { prefix + "Coordinator" }
    /// The protocol for callers outside the flow.
    var coordinating: String { prefix + "Coordinating" }
    /// The protocol of what makes the flow's view controllers.
    var screens: String { prefix + "Screens" }
    /// The enumeration of the flow's screens.
    var screen: String { prefix + "Screen" }
    /// The enumeration of the flow's tabs.
    var tab: String { prefix + "Tab" }

    /// The protocol of a screen's ways out. The flow's name isn't repeated where the screen's begins with it.
    func routing(_ screen: String) -> String { stem(screen) + "Routing" }

    /// The class that hands a screen its ways out.
    func router(_ screen: String) -> String { stem(screen) + "Router" }

    private func stem(_ screen: String) -> String {
        let screen = capitalized(screen)
        return screen.hasPrefix(prefix) ? screen : prefix + screen
    }
}

/// A type of FlowRuntime, with its module: an app may well have a `Coordinator` or a `Router` of its own.
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
