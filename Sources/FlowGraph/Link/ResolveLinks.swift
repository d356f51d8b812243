import FlowSpec

extension Linker {
    /// Resolves all deep links and global transitions.
    mutating func resolveLinks() {
        guard !names.deepLinks.isEmpty else { return }
        homes = Homes(of: root?.value, drafts)
        hadErrorsBeforeLinks = diagnostics.hasErrors
        for declaration in names.deepLinks { resolve(declaration) }
        checkLinkPatterns()
    }

    private mutating func resolve(_ declaration: DeepLinkDeclaration) {
        guard root != nil else {
            if modules.isLibrary {
                let kind = declaration.isTransition ? "the global transition" : "the deep link"
                let name = quoted(declaration.name.value)
                let message = "\(kind) \(name) needs a root, but the module has none; declare it in the module with the root"
                report(.linkImpossibleStack, message, at: declaration.name.range)
            }
            return
        }
        var link = DeepLink(name: declaration.name, whenModal: declaration.whenModal?.value ?? .dismiss, steps: [])
        link.documentation = declaration.documentation
        link.patterns = declaration.patterns.map { LinkPattern($0.value, range: $0.range) }
        link.isTransition = declaration.isTransition
        if link.isTransition {
            link.whenModal = .over
            method = MethodDraft(of: link.name)
        } else {
            link.parameters = parameters(of: declaration)
            method = MethodDraft(of: link.name, original: "the link", isLink: true, parameters: link.parameters)
        }
        defer { method = nil }
        switch declaration.destination {
        case .to(let screen): open(screen, by: declaration, &link)
        case .open(let steps, in: let flow?): open(steps, in: flow, by: declaration, &link)
        case .open(let steps, in: nil): open(steps, by: declaration, &link)
        case .missing: break
        }
        if !link.isTransition, case .open(let steps, _) = declaration.destination { checkAnimation(of: steps) }
        if let keep = declaration.keep, keep.value { link.kept = keptScreen(of: link, declaration, at: keep.range) }
        let parameters = finishMethod()
        if link.isTransition {
            link.parameters = parameters
        } else {
            // Links aren't animated.
            link.steps = link.steps.map { $0.animated(where: .never) }
        }
        if link.whenModal == .over { link.covers = Set(coveredTargets(of: link.steps)) }
        links.append(link)
    }

    /// The targets that a link doesn't present over themselves. Over a stack flow, `push` doesn't
    /// run its `else`.
    private func coveredTargets(of steps: [Step]) -> [Target] {
        steps.flatMap { step -> [Target] in
            switch step.action {
            case .present(let use, _, _): [use.target]
            case .choose(.stackOnTop, let then, let otherwise, _):
                coveredTargets(of: then) + coveredTargets(of: otherwise).filter { !isStackFlow($0) }
            default: step.action.choices.flatMap { coveredTargets(of: $0.steps) }
            }
        }
    }

    private func isStackFlow(_ target: Target) -> Bool {
        if case .flow(let flow) = target { drafts[flow.index].shape == .stack } else { false }
    }

    /// The screen that a link certainly shows. Without one, `keep` has no meaning.
    private mutating func keptScreen(of link: DeepLink, _ declaration: DeepLinkDeclaration, at range: SourceRange) -> ScreenID? {
        let shown: ScreenID?
        switch declaration.destination {
        case .to(let name):
            shown = name.aroundDot.flatMap { flow, screen in
                names.flow(named: flow.value).flatMap { names.screen(named: screen.value, in: $0) }
            }
        case .open, .missing: shown = link.steps.last.flatMap { screenOnTop(after: $0.action) }
        }
        if shown == nil, !diagnostics.hasErrors {
            let message = "'keep' needs a screen that the link always shows; end 'open' with a 'push' or 'present' of it, or remove 'keep'"
            report(.misplacedStep, message, at: range)
        }
        return shown
    }

    /// The screen on top after a step that creates screens; `nil` if unknown.
    private func screenOnTop(after action: Step.Action) -> ScreenID? {
        if case .choose(.stackOnTop, let then, let otherwise, _) = action {
            guard let screen = then.last.flatMap({ screenOnTop(after: $0.action) }) else { return nil }
            return otherwise.isEmpty || otherwise.last.flatMap { screenOnTop(after: $0.action) } == screen ? screen : nil
        }
        if case .choose(_, let then, _, isRequirement: true) = action { return then.last.flatMap { screenOnTop(after: $0.action) } }
        guard let use = action.createdUses.last else { return nil }
        switch (use.stack.last ?? use).target {
        case .screen(let screen): return screen
        case .flow(let flow):
            let draft = drafts[flow.index]
            guard draft.shape == .stack else { return nil }
            return use.start.map { draft.screens[$0] } ?? (draft.startScreens.count == 1 ? draft.startScreens[0] : nil)
        }
    }

    /// Reports `animated` keys in a link's steps, because links aren't animated.
    private mutating func checkAnimation(of steps: [StepDeclaration]) {
        for step in steps {
            reportNotAnimated(step, "'animated' has no effect: the steps of a link aren't animated; remove it")
            if case .choose(_, let then, let otherwise) = step.action { checkAnimation(of: then + otherwise) }
        }
    }

    // MARK: Steps

    /// Resolves steps of a flow in the window's initial content.
    private mutating func open(
        _ steps: [StepDeclaration], in name: Located<String>, by declaration: DeepLinkDeclaration, _ link: inout DeepLink
    ) {
        if let whenModal = declaration.whenModal, whenModal.value == .over {
            let message =
                "'whenModal: over' contradicts 'in': 'over' keeps the visible screens, but 'in' restarts a flow; remove one of the keys"
            report(.misplacedStep, message, at: whenModal.range, notes: [Diagnostic.Note("'in' is here", at: name.range)])
        }
        guard let flow = projectFlow(name), let home = home(of: flow, at: name) else { return }
        checkUnguarded(home, at: name)
        link.home = home
        link.flow = flow
        link.restarts = true
        var scope = linkScope(of: flow)
        link.steps = resolve(steps, in: &scope)
    }

    /// Resolves steps that must work in any flow, so they name flows, tabs and children.
    private mutating func open(_ steps: [StepDeclaration], by declaration: DeepLinkDeclaration, _ link: inout DeepLink) {
        guard let root else { return }
        link.flow = root.value
        // A transition's own steps decide what happens to presented layers.
        let isOver = link.whenModal == .over && !link.isTransition
        linkTitle = link.isTransition ? "a global transition can run on any screen; name flows, tabs and children" : nil
        var checked: Set<SourceRange> = []
        checkStandAlone(steps, isOver: isOver, &checked)
        var scope = Scope(flow: root.value)
        scope.surroundings = .container
        scope.addsParameters = true
        scope.isStill = !link.isTransition
        link.steps = resolve(steps, in: &scope)
        guard !link.isTransition else { return }
        // Before the link selects a tab, the switch flows around the tab bar must show the tab bar.
        if case .select(let flow, _, _, _)? = link.steps.first?.action, case .one(let home)? = homes[flow] {
            link.home = switches(around: home)
        }
    }

    /// Reports steps that depend on the top screen. Reusable steps are reported once.
    private mutating func checkStandAlone(_ steps: [StepDeclaration], isOver: Bool, _ checked: inout Set<SourceRange>) {
        var isOver = isOver
        for step in steps {
            checkStandsAlone(step, isOver: isOver, &checked)
            if case .take(let name, _) = step.action, let root, let taken = taken(name.value, in: Scope(flow: root.value)),
                checked.insert(taken.declaration.name.range).inserted
            {
                let outer = occasion
                occasion = Diagnostic.Note("\(quoted(name.value)) is used here", at: step.range)
                checkStandAlone(taken.declaration.steps, isOver: isOver, &checked)
                occasion = outer
            }
            // The link's own presentation is on top after this step.
            if case .present = step.action { isOver = false }
        }
    }

    private mutating func checkStandsAlone(_ step: StepDeclaration, isOver: Bool, _ checked: inout Set<SourceRange>) {
        switch step.action {
        case .present, .alert, .perform, .take: return
        // The analysis checks every screen that can be on top.
        case .push(let site): checkStandAlone(site.otherwise ?? [], isOver: isOver, &checked)
        case .choose(_, let then, let otherwise):
            checkStandAlone(then, isOver: isOver, &checked)
            checkStandAlone(otherwise, isOver: isOver, &checked)
        case .select, .switchTo, .restart, .dismissAll:
            guard isOver else { return }
            let keyword = quoted(step.action.keyword.rawValue)
            let message =
                "\(keyword) changes the screens below the modal, but 'whenModal: over' keeps them; remove \(keyword) or 'whenModal: over'"
            report(.misplacedStep, message, at: step.range)
        // All other steps belong to a flow.
        default:
            let hint = linkTitle ?? "a link can open on any screen; add 'in' with the flow of the steps"
            let message = "\(quoted(step.action.keyword.rawValue)) depends on the screen on top, but \(hint)"
            report(.misplacedStep, message, at: step.range)
        }
    }

    func linkScope(of flow: FlowID) -> Scope {
        var scope = Scope(flow: flow)
        let shape = drafts[flow.index].shape
        scope.surroundings = shape == .stack ? .stack : .bare(shape)
        scope.addsParameters = true
        scope.isStill = true
        return scope
    }

    // MARK: Locations of flows

    /// The path from the root to a flow, if there is exactly one that a link can follow.
    private mutating func home(of flow: FlowID, at name: Located<String>) -> [DeepLink.Place]? {
        let title = quoted(name.value)
        guard !drafts[flow.index].shape.isContainer else {
            let message =
                "\(title) is \(drafts[flow.index].shape.title), but 'in' needs a stack flow; name the stack flow in it that runs the steps"
            report(.linkImpossibleStack, message, at: name.range)
            return nil
        }
        guard drafts[flow.index].shape != .external else {
            let message =
                "\(title) is an external flow, so no steps can run in it; write 'to: \(name.value)' instead of 'in' and 'open'"
            report(.linkImpossibleStack, message, at: name.range)
            return nil
        }
        switch homes[flow] {
        case .one(let home):
            guard let place = switchBelowTabs(home) else { return home }
            let container = names[place.flow].name
            let message =
                "the link can't open \(title): its switch flow \(quoted(container.value)) is in a tab, and can show another child when the "
                + "tab is selected; put the switch flow around the tabs"
            let note = Diagnostic.Note("the switch flow is declared here", at: container.range)
            report(.linkImpossibleStack, message, at: name.range, notes: [note])
            return nil
        case .many(let ways):
            let list = ways.map { quoted(self.title(of: $0)) }.joined(separator: " and ")
            let message =
                "\(title) is in several tabs or children, \(list), but a link opens only one; write 'select' or 'switch' in 'open' instead "
                + "of 'in'"
            report(.linkAmbiguousStack, message, at: name.range)
            return nil
        case nil:
            guard !names.isPartial, !names.hasPartialFlows else { return nil }
            let message =
                "\(title) isn't in a tab or a child of the root, so no link can start in it; name the flow that pushes or presents it"
            report(.linkImpossibleStack, message, at: name.range)
            return nil
        }
    }

    /// Reports a link whose flow is in a tab with a guard: it would show the flow without a check.
    mutating func checkUnguarded(_ home: [DeepLink.Place], at name: Located<String>) {
        guard let place = guardedTab(on: home) else { return }
        let slot = drafts[place.flow.index].slots[place.index]
        guard let content = slot.content, let requirement = requirement(of: content) else { return }
        let message =
            "the link would show the tab \(quoted(slot.name.value)) without checking \(quoted(requirement.condition.words)); use "
            + "'open' with 'select: \(slot.name.value)' and 'stack', which checks it"
        report(.misplacedGuard, message, at: name.range)
    }

    /// The first tab on a path whose taps check a guard.
    func guardedTab(on home: [DeepLink.Place]) -> DeepLink.Place? { home.first { checksTaps(onTab: $0.index, of: $0.flow) } }

    /// The children of switch flows with which a path begins.
    func switches(around home: [DeepLink.Place]) -> [DeepLink.Place] {
        Array(home.prefix { drafts[$0.flow.index].shape == .switch })
    }

    /// The first switch flow on a path that is inside a tab.
    func switchBelowTabs(_ home: [DeepLink.Place]) -> DeepLink.Place? {
        home.dropFirst(switches(around: home).count).first { drafts[$0.flow.index].shape == .switch }
    }

    /// A path as tabs and children, such as `main.shop`.
    func title(of home: [DeepLink.Place]) -> String {
        home.isEmpty ? "the root" : home.map { drafts[$0.flow.index].slots[$0.index].name.value }.joined(separator: ".")
    }
}

/// The paths to each flow in the window's initial content: in the root, in tabs and in children.
struct Homes {
    private var all: [FlowID: Home] = [:]

    enum Home {
        case one([DeepLink.Place])
        /// The first two of several.
        case many([[DeepLink.Place]])
    }

    init() {}

    init(of root: FlowID?, _ drafts: [FlowDraft]) {
        var open: [(flow: FlowID, way: [DeepLink.Place])] = root.map { [($0, [])] } ?? []
        // Far beyond any app. Deeper nesting and cycles were reported.
        var budget = 65_536
        while let (flow, way) = open.popLast(), budget > 0 {
            budget -= 1
            add(way, to: flow)
            guard way.count < 16 else { continue }
            for (index, slot) in drafts[flow.index].slots.enumerated().reversed() {
                if case .flow(let child) = slot.content { open.append((child, way + [DeepLink.Place(flow: flow, index: index)])) }
            }
        }
    }

    subscript(flow: FlowID) -> Home? { all[flow] }

    /// The flows with exactly one path, each with the path.
    var single: [(flow: FlowID, way: [DeepLink.Place])] {
        all.compactMap { flow, home in if case .one(let way) = home { (flow, way) } else { nil } }.sorted { $0.flow < $1.flow }
    }

    private mutating func add(_ way: [DeepLink.Place], to flow: FlowID) {
        switch all[flow] {
        case nil: all[flow] = .one(way)
        case .one(let first): all[flow] = .many([first, way])
        case .many: break
        }
    }
}
