/// A spec that is hard to analyze.
struct AdversarialApp {
    let name: String
    let text: String
}

/// Specs that have made engines of this kind slow.
func adversarialApps() -> [AdversarialApp] {
    [
        AdversarialApp(name: "200 screens, each replaced by each", text: replaceClique(200)),
        AdversarialApp(name: "3,000 popTo inside lists, in one lane", text: continuingPopTo(3_000)),
        AdversarialApp(name: "1,000 sites that push one flow", text: callSites(1_000, "push", hears: false)),
        AdversarialApp(name: "the same, each with a dismissed handler", text: callSites(1_000, "push", hears: true)),
        AdversarialApp(name: "1,000 sites that present one flow", text: callSites(1_000, "present", hears: true)),
        AdversarialApp(name: "50 nested modals", text: nestedModals(50)),
        AdversarialApp(name: "20 modals that present one another", text: modalRecursion(20)),
        AdversarialApp(name: "40 flows that present and push most others", text: presentedAndPushed(40)),
        AdversarialApp(name: "100 tabs of 20 screens", text: manyTabs(100)),
    ]
}

private func stack(_ name: String, results: String? = nil, _ screens: [(name: String, steps: [String])]) -> String {
    var text = "  \(name):\n"
    if let results { text += "    results: { \(results): {} }\n" }
    text += "    screens:\n"
    for screen in screens {
        text += "      \(screen.name):\n"
        if !screen.steps.isEmpty { text += "        transitions:\n" }
        for (number, step) in screen.steps.enumerated() { text += "          t\(number): \(step)\n" }
    }
    return text
}

private func app(_ root: String, _ flows: String...) -> String {
    "flowspec: 1\napp: Adversarial\nroot: \(root)\nflows:\n" + flows.joined()
}

/// Every screen is replaced with every other, and is pushed too.
private func replaceClique(_ count: Int) -> String {
    app(
        "main",
        stack(
            "main",
            (0..<count).map { screen in
                ("s\(screen)", (0..<count).map { "{ replace: s\($0) }" } + ["{ push: s\((screen + 1) % count) }"])
            }))
}

/// Every screen of one stack goes back to another and pushes a third.
private func continuingPopTo(_ count: Int) -> String {
    var numbers = Numbers(state: 1)
    return app(
        "main",
        stack(
            "main",
            (0..<count).map { screen in
                let pushes = ["{ push: s\((screen + 1) % count) }"] + (0..<9).map { _ in "{ push: s\(numbers.below(count)) }" }
                return ("s\(screen)", pushes + ["[{ popTo: s\(numbers.below(count)) }, { push: s\(numbers.below(count)) }]"])
            }))
}

/// One flow with many callers, each with different handlers.
private func callSites(_ count: Int, _ word: String, hears: Bool) -> String {
    app(
        "main",
        stack(
            "main",
            (0..<count).map { screen in
                let next = "s\((screen + 1) % count)"
                let dismissed = hears ? "{ replace: \(next) }" : "[]"
                return (
                    "s\(screen)", ["{ \(word): child, on: { done: { push: \(next) }, dismissed: \(dismissed) } }", "{ push: \(next) }"]
                )
            }),
        stack("child", results: "done", (0..<20).map { ("c\($0)", ["{ finish: done }", "{ push: c\(($0 + 1) % 20) }", "pop"]) }))
}

/// Nested modals. Each also ends the modal below it.
private func nestedModals(_ count: Int) -> String {
    let flows = (0..<count).map { flow in
        let next = flow + 1 < count ? ["{ present: m\(flow + 1), on: { done: \(flow > 0 ? "{ finish: done }" : "{ push: s1 }") } }"] : []
        let end = flow > 0 ? ["{ finish: done }", "dismiss", "dismissAll"] : []
        return stack("m\(flow)", results: flow > 0 ? "done" : nil, (0..<5).map { ("s\($0)", next + end + ["{ push: s\(($0 + 1) % 5) }"]) })
    }
    return app("m0", flows.joined())
}

/// Modals that present one another.
private func modalRecursion(_ count: Int) -> String {
    let flows = (0..<count).map { flow in
        stack(
            "m\(flow)", results: flow > 0 ? "done" : nil,
            (0..<5).map { screen in
                let others = (1..<count).map { "{ present: m\($0), on: { done: \(flow > 0 ? "{ finish: done }" : "{ push: s1 }") } }" }
                return ("s\(screen)", others + (flow > 0 ? ["{ finish: done }", "dismiss"] : []) + ["{ push: s\((screen + 1) % 5) }"])
            })
    }
    return app("m0", flows.joined())
}

/// Flows that present and push most others, so each is in the layers of all.
private func presentedAndPushed(_ count: Int) -> String {
    let flows = (0..<count).map { flow in
        stack(
            "m\(flow)", results: flow > 0 ? "done" : nil,
            (0..<5).map { screen in
                let others = (1..<count).filter { $0 % 5 != screen }.map { other in
                    "{ \((flow + other) % 4 == 0 ? "push" : "present"): m\(other), on: { done: { push: s\(screen) }, dismissed: [] } }"
                }
                return ("s\(screen)", others + (flow > 0 ? ["{ finish: done }"] : []) + ["{ push: s\((screen + 1) % 5) }"])
            })
    }
    return app("m0", flows.joined())
}

/// A tab bar with many tabs, whose stacks select one another's tabs.
private func manyTabs(_ count: Int) -> String {
    let tabs = (0..<count).map { "      tab\($0): { flow: f\($0), title: T, symbol: house }\n" }.joined()
    let flows = (0..<count).map { flow in
        stack(
            "f\(flow)", (0..<20).map { ("s\($0)", ["{ push: s\(($0 + 1) % 20) }", "{ select: tab\((flow + $0) % count), stack: [s1] }"]) })
    }
    return app("main", "  main:\n    tabs:\n" + tabs, flows.joined())
}
