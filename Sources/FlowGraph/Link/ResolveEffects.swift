import FlowSpec

/// Calls of the app and of screens.
extension Linker {
    mutating func perform(
        _ name: Located<String>, _ declared: [ArgumentDeclaration], _ handlers: [HandlerDeclaration], in scope: Scope
    ) -> Step.Action? {
        guard let (id, onTop) = effect(name, in: scope) else {
            return nil
        }
        usage.effects.insert(id)
        let effect = effects[id.index]
        let taker = ArgumentTaker(lead: "this performs \(quoted(name.value)), and ", range: name.range)
        let arguments = arguments(for: effect.parameters, of: taker, from: declared, in: scope)
        let resolved = self.handlers(handlers, of: effect.results, title: "the effect \(quoted(name.value))", at: name.range, in: scope)
        return .perform(id, onTop: onTop, arguments: arguments, handlers: resolved)
    }

    /// An effect of the screen, or of all screens of the flow; else of the program; as
    /// `screen.effect` that of the screen which the steps before show.
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
            let message = "\(quoted(name.value)) isn't an effect of the \(scope.screen == nil ? "" : "screen or the ")program"
            if let shown = scope.shown, screenEffects[shown.index][name.value] != nil {
                let meant = "\(screens[shown.index].name.value).\(name.value)"
                let suggestions = Suggestion.spelling(meant, of: name)
                report(.unknownTarget, message + didYouMean(meant), at: name.range, suggestions: suggestions)
                return nil
            }
            reportUnknown(
                message, name, candidates: .names(own + names.effects.map(\.name.value)), otherwise: "; declare it below 'effects'")
        }
        return nil
    }

    /// An effect of a screen that must be on top, since the step before it in the list shows it.
    private mutating func effect(_ name: Located<String>, ofShown screenName: Located<String>, in scope: Scope) -> EffectID? {
        guard let screen = screen(screenName, in: scope.flow, for: "'perform' takes an effect of", flowIs: .unknownTarget) else {
            return nil
        }
        let shown = quoted(screenName.value)
        guard scope.shown == screen else {
            let message = "it isn't certain that \(shown) is on top here; put this right after the step that shows it"
            report(.misplacedStep, "\(message), such as { popTo: \(screenName.value) }", at: screenName.range)
            return nil
        }
        if let effect = screenEffects[screen.index][name.value] {
            return effect
        }
        if !screenTables[screen.index].isPartial {
            let message = "\(quoted(name.value)) isn't an effect of the screen \(shown)"
            reportUnknown(
                message, name, candidates: .names(screenEffects[screen.index].keys.sorted()),
                otherwise: "; declare it below the screen's 'effects'")
        }
        return nil
    }

    /// The effects of the screen; in steps that every screen of a flow has, those that all its
    /// screens have: its one screen's, or those of a view controller that they share.
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
    /// The screen that is certainly on top after these steps; nil where that isn't known.
    ///
    /// - Parameter screen: the screen on top before them, if it is known.
    func shownScreen(after screen: ScreenID?) -> ScreenID? {
        reduce(screen) { shown, step in
            switch step.action {
            case .popTo(let screen, nil), .popTo(let screen, .push): return screen
            case .perform: return shown
            case .choose(_, let then, let otherwise, let isRequirement):
                let screens = (then.shownScreen(after: shown), otherwise.shownScreen(after: shown))
                // What follows a requirement follows where it holds.
                return isRequirement || screens.0 == screens.1 ? screens.0 : nil
            case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .present, .dismiss, .dismissAll, .finish, .alert:
                guard case .screen(let screen)? = step.action.createdUses.last?.target else { return nil }
                return screen
            }
        }
    }
}
