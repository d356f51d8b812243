import TestSupport

extension RandomModel {
    private enum Word: CaseIterable {
        case push, pushFlow, replace, setStack, pop, popMany, popTo, popToRoot, present, presentBare, dismiss, dismissAll, finish, select,
            switchTo, restart, restartStack, alert, ask, perform, choose, resume
    }

    mutating func steps(_ place: Place) -> String {
        var place = place
        return steps(&place)
    }

    private mutating func steps(_ place: inout Place) -> String {
        if let name = taken(at: place) {
            place.hasLeft = true
            place.hasChanged = true
            place.isClosed = true
            return "[{ take: \(name) }]"
        }
        let isTail = place.isTail
        let holdsBack = knobs.holdsBack && place.surroundings == .otherwise
        let counts = holdsBack ? [2, 2, 3] : place.nesting > 0 ? [0, 1, 1, 1, 1, 2] : [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]
        let count = random.pick(counts)
        var texts: [String] = []
        while texts.count < count, !place.isClosed {
            place.isTail = isTail && texts.count == count - 1
            texts.append(step(&place))
        }
        place.isTail = isTail
        return "[\(texts.joined(separator: ", "))]"
    }

    /// Sometimes returns the name of the steps or the transition that the list reuses. Those steps
    /// can contain steps that are only allowed at the end.
    private mutating func taken(at place: Place) -> String? {
        guard place.isTail, !place.hasLeft, random.chance(6) else { return nil }
        switch place.surroundings {
        case .otherwise, .outside, .over: return nil
        case .stack, .bare:
            guard place.canTakeFirst, place.nesting == 0 || knobs.crossPush, random.chance(50) else { return "s0" }
            return "t0"
        case .container, .link: return place.isNamed ? nil : "s0"
        }
    }

    /// The steps of a handler, a button or an answer. If `hasLeft` is true, the started flow has
    /// left before.
    mutating func inner(_ place: Place, hasLeft: Bool) -> String {
        var place = place
        place.nesting += 1
        // After the flow has been left, its steps would affect a covered stack. In a tab that was
        // left, they can't.
        place.hasLeft = !hasLeft && place.hasLeft && (place.hasSelected || !knobs.holdsBack)
        place.isTail = true
        place.isClosed = false
        place.hasChanged = place.hasChanged || hasLeft
        return place.nesting > 3 ? "[]" : steps(place)
    }

    private mutating func step(_ place: inout Place) -> String {
        let words = Word.allCases.flatMap { Array(repeating: $0, count: weight(of: $0, at: place)) }
        let word = words.isEmpty ? .perform : random.pick(words)
        let screens = place.flow < plan.flows.count ? plan.flows[place.flow].screens : []
        switch word {
        case .push:
            place.hasChanged = true
            return "{ push: \(random.pick(later(screens, than: place))) }"
        case .replace:
            place.hasChanged = true
            return "{ replace: \(random.pick(Array(screens.dropFirst(knobs.acyclic ? place.screen : 0)))) }"
        case .setStack:
            place.hasChanged = true
            return "{ setStack: [\(([random.pick(screens)] + list(in: place.flow, &place)).joined(separator: ", "))] }"
        case .pop:
            place.hasChanged = true
            return "pop"
        case .popMany:
            place.hasChanged = true
            return "{ pop: \(Int.random(in: 2...3, using: &random)) }"
        case .popTo:
            place.hasChanged = true
            let fallbacks = ["", "", ", else: root", ", else: stay"] + (place.surroundings == .stack ? [", else: push"] : [])
            return "{ popTo: \(random.pick(screens))\(random.pick(fallbacks)) }"
        case .popToRoot:
            place.hasChanged = true
            return "popToRoot"
        case .dismiss, .dismissAll:
            place.hasChanged = true
            if place.surroundings == .bare { place.surroundings = .container }
            return word == .dismiss ? "dismiss" : "dismissAll"
        case .finish:
            place.isClosed = true
            // After the flow has left, nothing handles its end.
            let before = random.chance(30) ? random.pick(["pop, ", "dismiss, "]) : ""
            return "\(before){ finish: \(random.pick(plan.flows[place.flow].results)) }"
        case .alert:
            place.isClosed = true
            let (yes, other) = (inner(place, hasLeft: false), inner(place, hasLeft: false))
            return "{ alert: { title: Sure?, actions: { yes: { do: \(yes) }, no: { style: cancel }, other: { do: \(other) } } } }"
        case .ask:
            place.isClosed = true
            return "{ perform: e1, on: { ok: \(inner(place, hasLeft: false)), failed: \(inner(place, hasLeft: false)) } }"
        case .resume:
            place.isClosed = true
            return "resume"
        case .perform: return "{ perform: e0 }"
        case .choose: return choose(&place)
        case .presentBare:
            place.hasLeft = true
            let on = random.chance(40) ? ", on: { dismissed: \(inner(place, hasLeft: true)) }" : ""
            return "{ present: \(random.pick(later(screens, than: place)))\(presentation())\(on) }"
        case .pushFlow:
            var otherwise = place
            let push = start("push", of: random.pick(startable([.stack, .external], at: place)), &place)
            guard place.nesting < 2, push.hasSuffix(" }"), random.chance(40) else { return push }
            otherwise.nesting += 1
            let text = steps(&otherwise)
            place.join(otherwise)
            return "\(push.dropLast(2)), else: \(text) }"
        case .present: return start("present", of: random.pick(startable([.stack, .single, .external, .tabs, .switch], at: place)), &place)
        case .restartStack:
            place.hasChanged = true
            return "restart"
        case .restart:
            let container = random.pick(showable(.switch, at: place))
            place.hasLeft = true
            place.hasChanged = true
            place.isClosed = place.isClosed || !knobs.crossPush && (place.isTail || plan.makesTabs(container))
            return "{ restart: f\(container)\(random.chance(30) ? ", keep: true" : "") }"
        case .select: return show(.tabs, &place)
        case .switchTo: return show(.switch, &place)
        }
    }

    /// The weight of a step. 0 if the step isn't allowed.
    private func weight(of word: Word, at place: Place) -> Int {
        let flow = place.flow < plan.flows.count ? plan.flows[place.flow] : nil
        let isLink = place.surroundings == .link || place.surroundings == .over
        let isOutside = place.surroundings == .outside || isLink
        let isOwn = !place.hasLeft && place.surroundings != .otherwise && !isOutside
        let isOver = place.surroundings == .over
        let isStack = isOwn && place.surroundings == .stack
        switch word {
        case .push: return isStack && !later(flow?.screens ?? [], than: place).isEmpty ? 4 : 0
        case .pushFlow:
            let canPush = place.hasLeft || place.surroundings != .bare
            return canPush && !(isLink && place.isNamed) && place.surroundings != .otherwise
                && !startable([.stack, .external], at: place).isEmpty ? 3 : 0
        case .replace: return isStack ? 1 : 0
        case .setStack: return isStack ? (knobs.holdsBack ? 5 : 1) : 0
        case .popTo: return isStack ? 3 : isOwn && place.surroundings == .bare ? 1 : 0
        case .pop, .popMany, .popToRoot: return isOwn ? 1 : 0
        case .dismiss: return isOwn ? (flow?.isHeld == false ? 3 : 1) : 0
        case .dismissAll: return isOwn || isOutside && !isOver && !place.hasLeft ? 1 : 0
        case .finish: return isOwn && place.isTail && flow?.results.isEmpty == false ? 5 : 0
        case .alert: return (isOwn || isOutside && !place.hasLeft) && place.isTail && place.nesting < 2 ? 1 : 0
        case .ask: return place.isTail && place.nesting < 2 ? (knobs.holdsBack && place.hasLeft ? 4 : 1) : 0
        case .perform: return 1
        case .choose: return place.nesting < 2 ? 1 : 0
        case .resume: return place.surroundings == .otherwise && place.isTail ? 15 : 0
        case .presentBare: return isOwn && !later(flow?.screens ?? [], than: place).isEmpty ? (flow?.results.isEmpty == false ? 3 : 1) : 0
        case .present: return startable([.stack, .single, .external, .tabs, .switch], at: place).isEmpty ? 0 : 3
        case .select: return isOver || showable(.tabs, at: place).isEmpty ? 0 : 3
        case .switchTo: return isOver || showable(.switch, at: place).isEmpty ? 0 : 2
        case .restart: return isOver || showable(.switch, at: place).isEmpty ? 0 : 1
        case .restartStack: return isStack && flow?.hasPlaceholder == false ? 1 : 0
        }
    }

    /// Usually a single guard, sometimes a combination of guards.
    mutating func condition(_ guardName: String) -> String {
        random.chance(70) ? guardName : random.pick(Self.conditions)
    }

    private static let conditions = ["g0", "g1", "{ not: g0 }", "{ and: [g0, { not: g1 }] }", "{ or: [{ guard: g1 }, { and: [g0, g0] }] }"]

    private mutating func choose(_ place: inout Place) -> String {
        var then = place
        then.nesting += 1
        var otherwise = then
        let texts = [steps(&then), steps(&otherwise)]
        place.join(then)
        place.join(otherwise)
        return "{ if: \(random.pick(Self.conditions)), then: \(texts[0]), else: \(texts[1]) }"
    }
}
