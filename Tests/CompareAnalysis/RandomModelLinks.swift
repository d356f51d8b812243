import TestSupport

/// The deep links of random models.
extension RandomModel {
    /// The text with one to three links.
    mutating func withLinks(_ text: String) -> String {
        var text = text + "\ndeepLinks:"
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let link = random.chance(30) ? stackLink(text, number) : nil
            text += "\n  l\(number): { \(link ?? stepsLink()) }"
        }
        return text
    }

    /// A link that builds the shortest stack with a screen on top, if there is one.
    private mutating func stackLink(_ text: String, _ number: Int) -> String? {
        let screens = plan.flows.indices.flatMap { flow in plan.flows[flow].screens.map { "f\(flow).\($0)" } }
        let link = "to: \(random.pick(screens))\(random.chance(20) ? ", whenModal: refuse" : "")"
        return linked("\(text)\n  l\(number): { \(link) }").program == nil ? nil : link
    }

    private mutating func stepsLink() -> String {
        let homes = plan.homes
        if let home = homes.isEmpty || random.chance(30) ? nil : random.pick(homes) {
            let isStack = plan.flows[home].kind == .stack
            let place = Place(flow: home, surroundings: isStack ? .stack : .bare, hasChanged: true)
            return "in: f\(home), open: \(steps(place))\(random.chance(20) ? ", whenModal: refuse" : "")"
        }
        if random.chance(30) {
            return "open: \(steps(Place(flow: plan.flows.count, surroundings: .over))), whenModal: over"
        }
        let whenModal = random.pick(["", ", whenModal: refuse"])
        return "open: \(steps(Place(flow: plan.flows.count, surroundings: .link, hasChanged: true)))\(whenModal)"
    }
}

extension ModelPlan {
    /// The flows with which a link may begin: those that stand in the window, but not in a child in
    /// a tab.
    fileprivate var homes: [Int] {
        var homes: [Int] = []
        var open = [(flow: root, isInTab: false)]
        while let (flow, isInTab) = open.popLast() {
            switch flows[flow].kind {
            case .stack, .single: homes.append(flow)
            case .switch where isInTab: break
            case .tabs, .switch:
                for case .flow(let child) in flows[flow].slots { open.append((child, isInTab || flows[flow].kind == .tabs)) }
            }
        }
        return homes.sorted()
    }
}
