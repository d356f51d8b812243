import FlowSpec

extension Linker {
    mutating func perform(
        _ name: Located<String>, _ declared: [ArgumentDeclaration], _ handlers: [HandlerDeclaration], in scope: Scope
    ) -> Step.Action? {
        guard let (id, onTop) = effect(name, in: scope) else {
            return nil
        }
        usage.effects.insert(id)
        let effect = effects[id.index]
        let taker = ArgumentTaker(owner: "the effect \(quoted(name.value))", range: name.range)
        let arguments = arguments(for: effect.parameters, of: taker, from: declared, in: scope)
        let resolved = self.handlers(handlers, of: effect.results, title: "the effect \(quoted(name.value))", at: name.range, in: scope)
        return .perform(id, onTop: onTop, arguments: arguments, handlers: resolved)
    }

    /// Finds an effect by name: of the screen, of all screens of the flow, or of the program. With
    /// `screen.effect`, finds an effect of the screen that the previous steps show.
    private mutating func effect(_ name: Located<String>, in scope: Scope) -> (id: EffectID, onTop: Bool)? {
        if let (screen, effect) = name.aroundDot {
            return self.effect(effect, ofShown: screen, in: scope).map { ($0, true) }
        }
        if !scope.isProgramWide, let effect = ownEffects(in: scope)[name.value] {
            return (effect, false)
        }
        if let effect = names.effect(named: name.value) {
            return (effect, false)
        }
        let isPartial = scope.screen.map { screenTables[$0.index].isPartial } ?? names[scope.flow].isPartial
        if !names.isPartial, !isPartial {
            let own = scope.isProgramWide ? [] : ownEffects(in: scope).keys.sorted()
            let message = "\(quoted(name.value)) isn't an effect of the \(scope.screen == nil ? "" : "screen or the ")project"
            if let shown = scope.shown, screenEffects[shown.index][name.value] != nil {
                let meant = "\(screens[shown.index].name.value).\(name.value)"
                let suggestions = Suggestion.spelling(meant, of: name)
                report(.unknownTarget, message + didYouMean(meant), at: name.range, suggestions: suggestions)
                return nil
            }
            reportUnknown(
                message, name, candidates: .names(own + names.effects.map(\.name.value)), otherwise: "; declare it under 'effects'")
        }
        return nil
    }

    /// Finds an effect of a screen that is certainly on top because the previous step shows it.
    private mutating func effect(_ name: Located<String>, ofShown screenName: Located<String>, in scope: Scope) -> EffectID? {
        guard let screen = screen(screenName, in: scope.flow, for: "'perform' needs an effect of", flowIs: .unknownTarget) else {
            return nil
        }
        let shown = quoted(screenName.value)
        guard scope.shown == screen else {
            let message =
                "\(shown) might not be on top when 'perform' runs; move it right after the step that shows \(shown), such as '{ popTo: "
                + "\(screenName.value) }'"
            report(.misplacedStep, message, at: screenName.range)
            return nil
        }
        if let effect = screenEffects[screen.index][name.value] {
            return effect
        }
        if !screenTables[screen.index].isPartial {
            let message = "\(quoted(name.value)) isn't an effect of the screen \(shown)"
            reportUnknown(
                message, name, candidates: .names(screenEffects[screen.index].keys.sorted()),
                otherwise: "; declare it under the screen's 'effects'")
        }
        return nil
    }

    /// The effects of the screen. In steps that belong to every screen of a flow, the effects that
    /// all its screens share: it has a single screen, or the screens share a view controller.
    private mutating func ownEffects(in scope: Scope) -> [String: EffectID] {
        if let screen = scope.screen {
            return screenEffects[screen.index]
        }
        if let known = sharedEffects[scope.flow] {
            return known
        }
        let screens = drafts[scope.flow.index].screens
        var shared = screens.first.map { screenEffects[$0.index] } ?? [:]
        for screen in screens.dropFirst() where !shared.isEmpty {
            shared = shared.filter { screenEffects[screen.index][$0.key] == $0.value }
        }
        sharedEffects[scope.flow] = shared
        return shared
    }
}

extension [Step] {
    /// The screen that is certain to be on top after these steps; `nil` if unknown.
    ///
    /// - Parameter screen: the screen on top before them, if known.
    func shownScreen(after screen: ScreenID?) -> ScreenID? {
        reduce(screen) { shown, step in
            switch step.action {
            case .popTo(let screen, nil), .popTo(let screen, .push): return screen
            case .perform: return shown
            case .choose(_, let then, let otherwise, let isRequirement):
                let screens = (then.shownScreen(after: shown), otherwise.shownScreen(after: shown))
                // Steps after a requirement run only if it is true.
                return isRequirement || screens.0 == screens.1 ? screens.0 : nil
            case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .present, .dismiss, .dismissAll, .finish, .alert:
                guard case .screen(let screen)? = step.action.createdUses.last?.target else { return nil }
                return screen
            }
        }
    }
}
