import TestSupport

extension RandomModel {
    /// Adds one to three links to the text, and sometimes global transitions.
    mutating func withLinks(_ text: String) -> String {
        var text = text + "\ndeepLinks:"
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let link = random.chance(30) ? stackLink(text, number) : nil
            text += "\n  l\(number): { \(link ?? stepsLink()) }"
        }
        guard random.chance(50) else { return text }
        text += "\ntransitions:"
        for number in 0..<Int.random(in: 1...2, using: &random) {
            text += "\n  a\(number): \(steps(Place(flow: plan.flows.count, surroundings: .link, hasChanged: true)))"
        }
        return text
    }

    /// A link that builds the shortest stack with a screen or an external flow on top, if there is
    /// one.
    private mutating func stackLink(_ text: String, _ number: Int) -> String? {
        let screens = plan.flows.indices.flatMap { flow in
            plan.flows[flow].kind == .external
                ? ["f\(flow)"] : plan.flows[flow].hasPlaceholder ? [] : plan.flows[flow].screens.map { "f\(flow).\($0)" }
        }
        let target = random.pick(screens)
        let keep = target.contains(".") && random.chance(40) ? ", keep: true" : ""
        let link = "to: \(target)\(whenModal(isInTab: true))\(keep)"
        guard let program = linked("\(text)\n  l\(number): { \(link) }").program, let home = program.links.last?.home else { return nil }
        let bars = home.count { !program[$0.flow].tabs.isEmpty }
        return knobs.crossPush || bars < 2 ? link : nil
    }

    private mutating func stepsLink() -> String {
        let homes = plan.homes.filter { knobs.crossPush || $0.tabs < 2 }
        if let (home, tabs) = homes.isEmpty || random.chance(30) ? nil : random.pick(homes) {
            let isStack = plan.flows[home].kind == .stack
            let place = Place(flow: home, surroundings: isStack ? .stack : .bare, hasChanged: true, isLinkIn: true)
            return "in: f\(home), open: \(steps(place))\(whenModal(isInTab: tabs > 0))"
        }
        if random.chance(30) {
            return "open: \(steps(Place(flow: plan.flows.count, surroundings: .over))), whenModal: over"
        }
        return "open: \(steps(Place(flow: plan.flows.count, surroundings: .link, hasChanged: true)))\(whenModal(isInTab: false))"
    }

    /// The handling of presented layers. If a list can put a layer over a stack that it has
    /// changed, dismissing the layer and showing another tab can't be analyzed exactly.
    private mutating func whenModal(isInTab: Bool) -> String {
        let mustKeep = isInTab && !knobs.crossPush && !knobs.hidesBars
        return mustKeep || random.chance(20) ? ", whenModal: refuse" : ""
    }
}

extension ModelPlan {
    /// The flows with which a link can begin, and the number of tab bars around each. They are in
    /// the window, but not in a switch in a tab.
    fileprivate var homes: [(flow: Int, tabs: Int)] {
        var homes: [(flow: Int, tabs: Int)] = []
        var open = [(flow: root, tabs: 0)]
        while let (flow, tabs) = open.popLast() {
            switch flows[flow].kind {
            case .stack, .single: if !flows[flow].hasPlaceholder { homes.append((flow, tabs)) }
            case .external: break
            case .switch where tabs > 0: break
            case .tabs, .switch:
                for case .flow(let child) in free(in: flow).map({ flows[flow].slots[$0] }) {
                    open.append((child, tabs + (flows[flow].kind == .tabs ? 1 : 0)))
                }
            }
        }
        return homes.sorted { $0.flow < $1.flow }
    }
}
