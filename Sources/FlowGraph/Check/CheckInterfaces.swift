import FlowSpec

extension Linker {
    /// Reports what only UIKit can do, in flows with SwiftUI views and in SwiftUI's containers.
    mutating func checkInterfaces() {
        for index in names.declarations.indices where modules.isOwn(names.declarations[index].name.range.source) {
            let (flow, id) = (names.declarations[index], FlowID(index: index))
            if containers(of: id) == .swiftui { checkContainers(of: flow) }
            for (offset, screen) in flow.screens.enumerated() where flow.external == nil {
                if interfaces[index] == .swiftui { checkOrigin(of: screen, in: flow) }
                checkLike(of: screen, ScreenID(index: names.firstScreen[index] + offset), in: id)
            }
            if interfaces[index] == .swiftui || containers(of: id) == .swiftui {
                checkControllers(of: flow, isView: interfaces[index] == .swiftui, inUIKit: containers(of: id) != .swiftui)
            }
        }
        guard containers[nil]?.value == .swiftui else { return }
        for effect in names.effects where modules.isOwn(effect.name.range.source) {
            guard let place = effect.withScreen, place.value else { continue }
            let reason = "SwiftUI has no view controller to pass to \(quoted(effect.name.value))"
            reportUIKit("'withScreen'", reason, "remove it", at: place.range)
        }
        for steps in names.steps.map(\.steps) { checkPresentations(steps.forEachStep) }
        for link in names.deepLinks {
            if case .open(let steps, _) = link.destination { checkPresentations(steps.forEachStep) }
        }
    }

    /// Reports something that SwiftUI's containers can't do, with the location that chose them.
    private mutating func reportUIKit(_ what: String, _ reason: String, _ fix: String, at range: SourceRange) {
        let message = "\(what) needs UIKit's containers: \(reason); \(fix), or write 'interface: uikit' for the root flow"
        let place = containers[modules.others[range.source]].flatMap { $0 }
        let notes = place.map { [Diagnostic.Note("SwiftUI's containers are chosen here", at: $0.range)] } ?? []
        report(.interfaceMismatch, message, at: range, notes: notes)
    }

    private mutating func checkContainers(of flow: FlowDeclaration) {
        let name = quoted(flow.name.value)
        if let external = flow.external {
            reportUIKit("an external flow", "the coordinator of \(name) starts with a view controller", "declare its screens", at: external)
        }
        if let entry = flow.entry {
            reportUIKit("'entry'", "your view controllers start \(name)", "remove it", at: entry.range)
        }
        if let split = flow.split {
            reportUIKit("'split'", "FlowRuntime has no columns in SwiftUI", "use tabs or a stack", at: split)
        }
        switch flow.bar?.value {
        case .custom:
            reportUIKit("'bar: custom'", "the bar of \(name) is a view controller", "remove it", at: flow.bar?.range ?? flow.name.range)
        case .sidebar:
            reportUIKit("'bar: sidebar'", "FlowRuntime has no sidebar in SwiftUI", "remove it", at: flow.bar?.range ?? flow.name.range)
        case .system, nil: break
        }
        check(flow.presentation)
        flow.screens.forEach { check($0.presentation) }
        checkPresentations(flow.forEachStep)
    }

    private mutating func checkPresentations(_ forEachStep: ((StepDeclaration) -> Void) -> Void) {
        var presentations: [PresentationDeclaration?] = []
        forEachStep { step in
            if case .present(let site) = step.action { presentations.append(site.presentation) }
        }
        presentations.forEach { check($0) }
    }

    private mutating func check(_ presentation: PresentationDeclaration?) {
        guard let word = presentation?.onlyInUIKit else { return }
        let isStyle = Presentation.Style(rawValue: word.value) != nil
        let fix = isStyle ? "choose another style, such as 'fullScreen'" : "remove it"
        reportUIKit(quoted(word.value), "SwiftUI has no such \(isStyle ? "presentation" : "transition")", fix, at: word.range)
    }

    // MARK: - Screens

    private mutating func checkOrigin(of screen: ScreenDeclaration, in flow: FlowDeclaration) {
        let key: String
        switch screen.origin {
        case .storyboard: key = "a storyboard"
        case .nib: key = "a nib"
        case .class: key = "a class"
        case .view, nil: return
        }
        let message =
            "\(quoted(screen.name.value)) can't be from \(key): the screens of \(quoted(flow.name.value)) are SwiftUI views; write "
            + "'from: { view: … }', or 'interface: uikit' for the flow"
        report(.interfaceMismatch, message, at: screen.originPlace ?? screen.name.range)
    }

    private mutating func checkLike(of screen: ScreenDeclaration, _ id: ScreenID, in flow: FlowID) {
        guard let place = screen.like, let like = screens[id.index].like else { return }
        let other = screens[like.index].flow
        let (own, others) = (interfaces[flow.index], interfaces[other.index])
        guard own != others else { return }
        let message =
            "\(quoted(screen.name.value)) can't be like \(quoted(place.value)): the flow \(quoted(names[other].name.value)) has "
            + "\(others == .swiftui ? "views" : "view controllers"); write 'interface: \(others.rawValue)' for "
            + quoted(names[flow].name.value)
        report(.interfaceMismatch, message, at: place.range, notes: [.declaration(of: names[other].name)])
    }

    /// Reports requirements for the class of a view controller.
    private mutating func checkControllers(of flow: FlowDeclaration, isView: Bool, inUIKit: Bool) {
        let reason = isView ? "the screens of \(quoted(flow.name.value)) are SwiftUI views" : "SwiftUI's containers don't see it"
        func message(_ what: String, _ fix: String) -> String { "\(what) needs a view controller: \(reason); \(fix)" }
        let ofScreens = inUIKit ? flow.screens.compactMap { $0.attributes.flags[.unsaved] } : []
        for unsaved in [inUIKit ? flow.unsaved : nil].compactMap({ $0 }) + ofScreens where unsaved.value {
            report(.interfaceMismatch, message("'unsaved' in UIKit's containers", "remove it, and ask with a guard"), at: unsaved.range)
        }
        for effect in flow.screens.compactMap(\.effects.first) {
            let fix = "declare it in the file's 'effects' for your app"
            report(.interfaceMismatch, message("the effect \(quoted(effect.name.value))", fix), at: effect.name.range)
        }
    }
}
