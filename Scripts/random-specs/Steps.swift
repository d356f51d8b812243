extension Program {
    /// A list of steps, possibly empty.
    mutating func list(_ place: Place) -> String {
        var steps: [String] = []
        var hasLeft = place.hasLeft
        for _ in 0..<Int.random(in: 0...(place.depth > 1 ? 1 : 3), using: &random) {
            guard let step = step(place, hasLeft: hasLeft) else { continue }
            steps.append(step.text)
            hasLeft = hasLeft || step.leaves
        }
        // These steps must be the last.
        if place.isShared {
            return "[\(steps.joined(separator: ", "))]"
        } else if place.isOtherwise, !place.isOutside, !hasLeft, random.chance(50) {
            steps.append("resume")
        } else if place.depth < 3, random.chance(30), let last = lastStep(place, hasLeft: hasLeft) {
            steps.append(last)
        }
        return "[\(steps.joined(separator: ", "))]"
    }

    mutating func step(_ place: Place, hasLeft: Bool) -> (text: String, leaves: Bool)? {
        let isStack = place.flow.kind == .stack && !place.isOtherwise
        switch Int.random(in: -2..<10, using: &random) {
        case -2: return taken(place).map { ($0, true) }
        case -1: return restarted(isStack: isStack && !hasLeft)
        case 0: return select(place).map { ($0, true) }
        case 1: return switched(place).map { ($0, true) }
        case 2: return started("present", flows.filter { !$0.isGuarded }, place).map { ($0, true) }
        case 3: return performed(place, isAsked: false, hasLeft: hasLeft).map { ($0, hasLeft) }
        case 4 where isStack: return started("push", flows.filter { $0.canBePushed && !$0.isGuarded }, place).map { ($0, hasLeft) }
        case _ where hasLeft: return nil
        case 5 where place.isOutside: return ("dismissAll", false)
        case 5 where !place.isOtherwise: return (random.chance(50) ? "dismiss" : "dismissAll", false)
        case 6 where !place.isOtherwise: return presentedScreen(place).map { ($0, true) }
        case 7 where isStack: return (["pop", "popToRoot", "{ pop: 2, animated: false }"].randomElement(using: &random) ?? "pop", false)
        case 8 where isStack: return (popTo(place), false)
        case _ where isStack: return shown(place).map { ($0, false) }
        default: return nil
        }
    }

    mutating func lastStep(_ place: Place, hasLeft: Bool) -> String? {
        switch Int.random(in: -1..<6, using: &random) {
        case -1: return hasLeft ? nil : takenTransition(place)
        case 0: return hasLeft ? nil : alert(place)
        case 1: return performed(place, isAsked: true, hasLeft: hasLeft)
        case 2:
            guard !hasLeft, !place.isOtherwise, let result = place.flow.results.randomElement(using: &random) else { return nil }
            return arguments(result.parameters, place).map { "{ finish: \(result.name)\($0) }" }
        case 3:
            // A target that requires a guard can't be in `otherwise` steps.
            guard !hasLeft, !place.isOtherwise, let flow = flows.first(where: \.isGuarded) else { return nil }
            return started("present", [flow], place)
        case 4:
            guard !hasLeft, !place.isOtherwise else { return nil }
            return guardedStack(place)
        default:
            guard !hasLeft, let condition = condition(place) else { return nil }
            var inner = place
            inner.depth += 1
            return "{ if: \(condition), then: \(list(inner)), else: \(list(inner)) }"
        }
    }

    /// Another transition's steps. Only a method can reuse them, because it needs their parameters.
    private mutating func takenTransition(_ place: Place) -> String? {
        guard place.depth == 0, place.adds, let name = place.written.randomElement(using: &random) else { return nil }
        return "{ take: \(name) }"
    }

    /// Reusable steps.
    private mutating func taken(_ place: Place) -> String? {
        guard !place.isShared, let steps = shared.randomElement(using: &random), !place.written.contains(steps.name) else { return nil }
        // Their values don't become parameters of a method.
        var giving = place
        giving.adds = false
        return arguments(steps.parameters, giving).map { "{ take: \(steps.name)\($0) }" }
    }

    private mutating func restarted(isStack: Bool) -> (text: String, leaves: Bool)? {
        if isStack, random.chance(50) { return ("restart", false) }
        return flows.filter { $0.kind == .switching }.randomElement(using: &random).map { ("{ restart: \($0.name) }", true) }
    }

    // MARK: - Screens and flows

    /// A screen of the stack, pushed or as a replacement.
    mutating func shown(_ place: Place) -> String? {
        let free = place.flow.screens.filter { !$0.isGuarded }
        guard let screen = free.randomElement(using: &random) else { return nil }
        if random.chance(30) {
            let all = [screen] + random.some(free, 0...2)
            guard let with = arguments(all.flatMap(\.parameters), place) else { return nil }
            return "{ setStack: [\(all.map(\.name).joined(separator: ", "))]\(with) }"
        }
        guard let with = arguments(screen.parameters, place) else { return nil }
        let step = "{ \(random.chance(60) ? "push" : "replace"): \(screen.name)\(with)\(still(place)) }"
        guard let told = told(screen, place) else { return step }
        return random.chance(50) ? "\(step), \(told)" : "{ popTo: \(screen.name) }, \(told)"
    }

    /// A value for a screen that has just been shown.
    private mutating func told(_ screen: Screen, _ place: Place) -> String? {
        guard let effect = screen.effects.filter({ $0.results.isEmpty }).randomElement(using: &random) else { return nil }
        return arguments(effect.parameters, place).map { "{ perform: \(screen.name).\(effect.name)\($0) }" }
    }

    /// Some guarded screens: on the current stack, above a tab's root or in a presented flow.
    mutating func guardedStack(_ place: Place) -> String? {
        let taken = Set(place.flow.screens.map(\.name))
        let kind = place.flow.kind == .stack ? Int.random(in: 0..<3, using: &random) : Int.random(in: 1..<3, using: &random)
        var flow = place.flow
        var lead = "setStack"
        if kind == 1 {
            let tabs = flows.filter { $0.kind == .tabs }.flatMap { tabs in tabs.places.map { (tabs.name, $0) } }
            let held = tabs.filter { $0.1.flow.map { flows[$0].screens.contains(where: \.isGuarded) } ?? false }
            guard let (name, tab) = held.randomElement(using: &random), let index = tab.flow else { return nil }
            (flow, lead) = (flows[index], "select: \(name).\(tab.name), stack")
        } else if kind == 2 {
            let others = flows.filter { flow in
                flow.kind == .stack && flow.results.isEmpty && !taken.contains(flow.name) && flow.screens.contains(where: \.isGuarded)
            }
            guard let other = others.randomElement(using: &random) else { return nil }
            (flow, lead) = (other, "present: \(other.name), stack")
        }
        let guarded = random.some(flow.screens.filter(\.isGuarded), 1...2)
        guard !guarded.isEmpty else { return nil }
        let screens = (random.chance(50) || kind == 0 ? [flow.screens[0]] : []) + guarded
        guard let with = arguments((kind == 2 ? flow.needed : []) + screens.flatMap(\.parameters), place) else { return nil }
        return "{ \(lead): [\(screens.map(\.name).joined(separator: ", "))]\(with)\(still(place)) }"
    }

    /// The `animated` of a step. Steps of a link have none.
    mutating func still(_ place: Place) -> String {
        guard place.adds || !place.isOutside, random.chance(20) else { return "" }
        return place.adds && random.chance(50) ? ", animated: $slowly" : ", animated: false"
    }

    mutating func popTo(_ place: Place) -> String {
        let screen = place.flow.screens.filter { !$0.isGuarded }.randomElement(using: &random) ?? place.flow.screens[0]
        let fallback = ["", ", else: root", ", else: stay"].randomElement(using: &random) ?? ""
        guard random.chance(30), let with = arguments(screen.parameters, place) else { return "{ popTo: \(screen.name)\(fallback) }" }
        return "{ popTo: \(screen.name), else: push\(with) }"
    }

    mutating func presentedScreen(_ place: Place) -> String? {
        guard let screen = place.flow.screens.filter({ !$0.isGuarded }).randomElement(using: &random) else { return nil }
        guard let with = arguments(screen.parameters, place) else { return nil }
        let dismissed = random.chance(30) ? handlers([], place, dismissed: true) : ""
        return "{ present: \(screen.name)\(with)\(presentation(place))\(dismissed)\(still(place)) }"
    }

    mutating func presentation(_ place: Place) -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            return
                ", presentation: { style: pageSheet, detents: [medium, { height: 320 }, { fraction: 0.8 }], grabber: true, regular: fullScreen }"
        case 1 where place.adds: return ", presentation: popover, anchor: source\(Int.random(in: 1...2, using: &random))"
        case 2: return ", presentation: { transition: crossDissolve, dismissible: false, links: \(random.chance(50) ? "wait" : "refuse") }"
        case 3:
            guard let condition = condition(place) else { return "" }
            return ", presentation: { if: \(condition), then: fullScreen, else: { style: formSheet, size: { width: 400, height: 500 } } }"
        default: return ""
        }
    }

    /// A started flow whose name differs from all screens of the current flow.
    mutating func started(_ word: String, _ flows: [Flow], _ place: Place) -> String? {
        let taken = Set(place.flow.screens.map(\.name))
        guard let flow = flows.filter({ !taken.contains($0.name) }).randomElement(using: &random) else { return nil }
        guard let begun = begun(flow, place) else { return nil }
        let presentation = word == "present" ? presentation(place) : ""
        let handlers = handlers(flow.results, place, dismissed: random.chance(30))
        // The flow that reuses these steps can have a screen with this name.
        let name = place.isShared ? "{ flow: \(flow.name) }" : flow.name
        return "{ \(word): \(name)\(begun)\(presentation)\(handlers)\(still(place)) }"
    }

    /// The start, stack and arguments of a flow that is started.
    mutating func begun(_ flow: Flow, _ place: Place) -> String? {
        var needed = flow.needed
        var text = ""
        if random.chance(20) {
            switch flow.kind {
            case .stack, .single: text = ", start: \(flow.screens[0].name)"
            case .external: break
            case .tabs, .switching:
                let places = flow.places.filter { !$0.isAction }
                if let start = places.randomElement(using: &random) { text = ", start: \(start.name)" }
            }
        }
        if flow.kind == .stack, random.chance(20) {
            let above = random.some(flow.screens.filter { !$0.isGuarded }, 1...2)
            needed += above.flatMap(\.parameters)
            text += ", stack: [\(above.map(\.name).joined(separator: ", "))]"
        }
        return arguments(needed, place).map { text + $0 }
    }

    mutating func select(_ place: Place) -> String? {
        guard let tabs = flows.filter({ $0.kind == .tabs }).randomElement(using: &random) else { return nil }
        guard let tab = tabs.places.filter({ !$0.isAction }).randomElement(using: &random) else { return nil }
        let name = "select: \(tabs.name).\(tab.name)"
        if random.chance(30) { return "{ \(name), reset: true\(still(place)) }" }
        guard let held = tab.flow, flows[held].kind == .stack, random.chance(60) else { return "{ \(name) }" }
        let screens = random.some(flows[held].screens.filter { !$0.isGuarded }, 0...2)
        guard let with = arguments(screens.flatMap(\.parameters), place) else { return nil }
        return "{ \(name), stack: [\(screens.map(\.name).joined(separator: ", "))]\(screens.isEmpty ? "" : with) }"
    }

    mutating func switched(_ place: Place) -> String? {
        guard let holder = flows.filter({ $0.kind == .switching }).randomElement(using: &random) else { return nil }
        guard let child = holder.places.randomElement(using: &random) else { return nil }
        let name = "switch: \(holder.name).\(child.name)"
        if random.chance(50) { return "{ \(name)\(random.chance(30) ? ", reset: true" : "")\(still(place)) }" }
        guard let held = child.flow else { return arguments(holder.screens[0].parameters, place).map { "{ \(name)\($0) }" } }
        return begun(flows[held], place).map { "{ \(name)\($0)\(still(place)) }" }
    }

    // MARK: - The app

    mutating func performed(_ place: Place, isAsked: Bool, hasLeft: Bool) -> String? {
        let own = place.isOtherwise ? [] : place.screen?.effects ?? []
        // A screen's effect hides the app's effect with its name.
        let hidden = Set(flows.flatMap(\.screens).flatMap(\.effects).map(\.name))
        let others = effects.filter { !hidden.contains($0.name) }
        guard let effect = (own + others).filter({ $0.results.isEmpty != isAsked }).randomElement(using: &random) else { return nil }
        guard let with = arguments(effect.parameters, place) else { return nil }
        return "{ perform: \(effect.name)\(with)\(handlers(effect.results, place, hasLeft: hasLeft)) }"
    }

    mutating func alert(_ place: Place) -> String {
        let texts = place.values.filter { typeOf[$0]?.type == "String" }.sorted()
        let plain = texts.randomElement(using: &random).map { "$\($0)" } ?? (place.adds ? "$text1" : #""A \"title\" \\(x)\n""#)
        let title = random.chance(40) ? localized(Array(place.values)) : plain
        let sheet = place.adds && random.chance(30) ? ", style: actionSheet, anchor: source1" : ""
        var inner = place
        inner.depth += 1
        inner.adds = false
        let styles = ["", ", style: cancel", ", style: destructive"]
        var actions: [String] = []
        for (index, name) in random.some(words, 1...3).enumerated() {
            let steps = random.chance(60) ? ", do: \(list(inner))" : ""
            actions.append("\(name): { title: \(random.chance(30) ? localized(Array(place.values)) : "T")\(styles[index])\(steps) }")
        }
        return "{ alert: { title: \(title)\(sheet), actions: { \(actions.joined(separator: ", ")) } }\(still(place)) }"
    }
}
