import FlowSpec

extension Linker {
    /// Numbers the effects: the program's first, then the effects of each screen.
    mutating func declareEffects() {
        effects = names.effects.map { EffectDraft($0) }
        for (flow, declaration) in names.declarations.enumerated() {
            for (index, screen) in declaration.screens.enumerated() {
                let id = ScreenID(index: names.firstScreen[flow] + index)
                var own: [String: EffectID] = [:]
                for effect in screen.effects {
                    own[effect.name.value] = EffectID(index: effects.count)
                    effects.append(EffectDraft(effect, of: id))
                }
                screenEffects.append(own)
            }
        }
    }

    /// Resolves the start of each flow and the content of its tabs or children.
    mutating func resolveFlows() {
        for (index, declaration) in names.declarations.enumerated() {
            let id = FlowID(index: index)
            let screens = declaration.screens.indices.map { ScreenID(index: names.firstScreen[index] + $0) }
            var draft = FlowDraft(
                shape: declaration.shape, screens: screens,
                parameters: ParameterTable(declaration.parameters, isPartial: declaration.isPartial),
                results: ResultTable(declaration.results, isPartial: declaration.isPartial))
            for tab in declaration.tabs ?? [] {
                draft.slots.append(resolve(tab, in: id))
            }
            for child in declaration.children ?? [] where declaration.tabs == nil {
                let content = child.target.flatMap { target($0, in: id) }
                draft.slots.append(
                    SlotDraft(name: child.name, range: child.target?.name.range ?? child.name.range, content: content, isAction: false))
            }
            resolveStart(of: &draft, declaration, id)
            checkForm(of: draft, declaration)
            drafts.append(draft)
        }
    }

    private mutating func resolve(_ tab: TabDeclaration, in flow: FlowID) -> SlotDraft {
        switch tab.content {
        case .missing:
            return SlotDraft(name: tab.name, range: tab.name.range, content: nil, isAction: false)
        case .action:
            return SlotDraft(name: tab.name, range: tab.name.range, content: nil, isAction: true)
        case .flow(let name):
            let content = self.flow(name, in: flow)
            return SlotDraft(name: tab.name, range: name.range, content: content.map(Target.flow), isAction: false)
        case .screen(let name):
            let content = ownScreen(name, in: flow)
            return SlotDraft(name: tab.name, range: name.range, content: content.map(Target.screen), isAction: false)
        }
    }

    private mutating func checkForm(of draft: FlowDraft, _ declaration: FlowDeclaration) {
        let name = declaration.name
        guard !declaration.isPartial else {
            return
        }
        if draft.shape == .single, draft.screens.count > 1 {
            let second = quoted(declaration.screens[1].name.value)
            let message =
                "\(second) is a second screen of \(quoted(name.value)), but a flow with 'container: none' has only one; remove the screen "
                + "or 'container: none'"
            report(.illegalContainment, message, at: declaration.screens[1].name.range)
        }
        if draft.shape == .tabs, draft.slots.allSatisfy(\.isAction) {
            let message =
                "the tabs flow \(quoted(name.value)) has nothing to show: all its tabs are actions; add a tab with 'flow' or 'screen'"
            report(.illegalContainment, message, at: name.range)
        }
        if draft.shape == .split { checkColumns(of: draft) }
    }

    /// Checks that columns contain stack flows. UIKit embeds each column in a navigation controller
    /// and merges columns into one stack when space is limited.
    private mutating func checkColumns(of split: FlowDraft) {
        for column in split.slots {
            guard case .flow(let flow) = column.content, names[flow].shape != .stack, !names[flow].isPartial else { continue }
            let declared = names[flow].name
            let message =
                "\(quoted(declared.value)) is \(names[flow].shape.title), but a column of a split view needs a stack flow; name one, and "
                + "present \(quoted(declared.value)) from it"
            report(.illegalContainment, message, at: column.range, notes: [.declaration(of: declared)])
        }
    }
}
