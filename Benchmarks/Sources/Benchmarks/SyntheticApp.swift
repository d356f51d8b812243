/// Returns a spec with a number of flows behind four tabs. Each has ten screens and pushes other
/// flows.
func syntheticApp(flows count: Int) -> String {
    var text = "flowspec: 1\napp: Synthetic\nroot: main\nflows:\n  main:\n    tabs:\n"
    for tab in 0..<min(4, count) {
        text += "      tab\(tab): { flow: flow\(tab), title: Tab \(tab), symbol: house }\n"
    }
    for flow in 0..<count {
        text += "  flow\(flow):\n    screens:\n"
        for screen in 0..<10 {
            text += "      screen\(screen):\n"
            if screen > 0 { text += "        params: { id: Int, title: \"String = \\\"none\\\"\" }\n" }
            text += "        transitions:\n"
            text += "          next: { push: screen\((screen + 1) % 9 + 1) }\n"
            text += "          child: { push: flow\((flow * 7 + screen) % count) }\n"
            text += "          over: { present: flow\((flow + 1) % count) }\n"
            text += "          jump: { select: tab\(flow % min(4, count)), stack: [screen1, screen2] }\n"
            text += "          home: [ popToRoot, { select: tab0 } ]\n"
        }
    }
    return text
}
