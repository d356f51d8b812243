import FlowSpec

extension Linker {
    /// Resolves the parameters and attributes of each screen, and the parameters of each flow.
    mutating func resolveScreens() {
        collectSiteStarts()
        for (index, declaration) in names.declarations.enumerated() {
            let flow = FlowID(index: index)
            let ofSites = drafts[index].shape.isContainer ? [] : drafts[index].siteStarts.map { drafts[index].screens[$0] }
            let starts = Set(drafts[index].startScreens).union(ofSites)
            for (offset, screen) in declaration.screens.enumerated() {
                let id = ScreenID(index: names.firstScreen[index] + offset)
                screens.append(make(screen, id, in: flow, isStart: starts.contains(id)))
            }
        }
        for index in drafts.indices {
            drafts[index].ownParameters = ownParameters(of: FlowID(index: index))
        }
    }

    private mutating func make(_ declaration: ScreenDeclaration, _ id: ScreenID, in flow: FlowID, isStart: Bool) -> Screen {
        let like = like(of: declaration, in: flow)
        let original = like.map { names.screen($0.screen, of: $0.flow) } ?? declaration
        var table = isStart ? drafts[flow.index].parameters : ParameterTable()
        table.isPartial = table.isPartial || original.isPartial || declaration.isPartial
        for parameter in original.parameters {
            guard let first = table.insert(parameter) else { continue }
            let note = Diagnostic.Note("the flow's parameter is declared here", at: first.name.range)
            let message =
                "\(quoted(parameter.name.value)) is declared twice: the first screen of the flow \(quoted(names[flow].name.value)) already "
                + "has the flow's parameters; remove one of them"
            report(.nameClash, message, at: like == nil ? parameter.name.range : declaration.name.range, notes: [note])
        }
        screenTables.append(table)
        if let like {
            screenEffects[id.index] = screenEffects[like.screen.index]
        }
        var screen = Screen(name: declaration.name, flow: flow, parameters: table.all, transitions: [])
        screen.documentation = declaration.documentation
        screen.effects = original.effects.compactMap { screenEffects[id.index][$0.name.value] }
        screen.like = like?.screen
        screen.origin = original.origin
        screen.attributes = attributes(like == nil ? declaration.attributes : declaration.attributes.over(original.attributes), table)
        if names[flow].isRecursive { screen.attributes.flags.merge([.recursive: true]) { own, _ in own } }
        resolveUnsaved(of: &screen, declaration, like: like == nil ? nil : original)
        screen.presentation = (declaration.presentation ?? original.presentation)?.presentation ?? Presentation()
        return screen
    }

    /// Adds a flow's `unsaved` to a screen, and reports one that the view controller can't obey.
    private mutating func resolveUnsaved(of screen: inout Screen, _ declaration: ScreenDeclaration, like original: ScreenDeclaration?) {
        let said = declaration.attributes.flags[.unsaved]
        var isView = false
        if case .view? = screen.origin { isView = true }
        if said == nil, names[screen.flow].unsaved?.value == true, !isView, original == nil { screen.attributes.flags[.unsaved] = true }
        guard let said, said.value, !declaration.isPartial else { return }
        let name = quoted(declaration.name.value)
        if isView {
            report(
                .unsavedWithoutEffect,
                "'unsaved' has no effect: the SwiftUI view of \(name) can't conform to 'UnsavedWork'; "
                    + "create a view controller that contains the view, and remove 'view'", at: said.range)
        } else if let original, original.attributes.flags[.unsaved]?.value != true {
            report(
                .unsavedWithoutEffect,
                "'unsaved' has no effect: \(name) has the view controller of \(quoted(original.name.value)); add 'unsaved: true' there",
                at: said.range)
        }
    }

    /// Resolves the attributes of a screen, with the values of its strings in attribute order.
    private mutating func attributes(_ declared: AttributesDeclaration, _ table: ParameterTable) -> Screen.Attributes {
        var result = Screen.Attributes()
        for attribute in ScreenAttribute.allCases {
            guard case .text = attribute.form, let declared = declared.texts[attribute] else { continue }
            result.texts[attribute] = text(declared, of: attribute, table)
        }
        result.flags = declared.flags.mapValues(\.value)
        return result
    }

    /// The screen that another is `like`, with its flow.
    private mutating func like(of screen: ScreenDeclaration, in flow: FlowID) -> (screen: ScreenID, flow: FlowID)? {
        guard let like = screen.like else {
            return nil
        }
        guard let (flowName, name) = like.aroundDot else {
            let message = "\(quoted(like.value)) isn't the full name of a screen; write 'flow.screen'"
            report(.unknownTarget, message, at: like.range)
            return nil
        }
        guard let owner = names.flow(named: flowName.value) else {
            if !names.isPartial {
                reportUnknown("\(quoted(flowName.value)) isn't a flow", flowName, candidates: .flows)
            }
            return nil
        }
        guard let other = self.screen(name, of: owner) else { return nil }
        let declaration = names.screen(other, of: owner)
        if let next = declaration.like {
            let isItself = owner == flow && declaration.name == screen.name
            let message =
                isItself
                ? "'like' names its own screen \(quoted(like.value)); name another screen"
                : "\(quoted(like.value)) also has 'like'; write \(quoted("like: \(next.value)"))"
            report(.likeChain, message, at: like.range, notes: isItself ? [] : [Diagnostic.Note("'like' is declared here", at: next.range)])
            return nil
        }
        return (other, owner)
    }

    /// The parameters of a flow with its own start: its own, and its possible start screens'.
    private mutating func ownParameters(of flow: FlowID) -> ParameterTable {
        let draft = drafts[flow.index]
        var table = draft.parameters
        for screen in draft.startScreens {
            table.isPartial = table.isPartial || screenTables[screen.index].isPartial
            for parameter in screenTables[screen.index].all {
                guard let first = table.insert(parameter), first.type.withoutEscaping != parameter.type.withoutEscaping else { continue }
                let name = quoted(parameter.name.value)
                let types = "\(quoted(first.type.description)) and \(quoted(parameter.type.description))"
                let message =
                    "conflicting types for \(name): \(types), in two screens that the flow \(quoted(names[flow].name.value)) can start "
                    + "with; use one type, or different names"
                report(.argumentType, message, at: parameter.name.range, notes: [.declaration(of: first.name)])
            }
        }
        return table
    }

    func parameters(of target: Target, start: Int?) -> ParameterTable {
        switch target {
        case .screen(let screen):
            return screenTables[screen.index]
        case .flow(let flow):
            let draft = drafts[flow.index]
            guard !draft.shape.isContainer else {
                return draft.parameters
            }
            return start.map { screenTables[draft.screens[$0].index] } ?? draft.ownParameters
        }
    }
}
