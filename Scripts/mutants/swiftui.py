"""Mutants of FlowRuntime's answers to the facts in Documentation/swiftui-facts.md: name, file, text,
replacement and, if undetectable, the reason. Each name begins with the numbers of its facts.

MUTANT is true if the mutant is active. The tests of the facts run first, then the walks.
"""

FOLDERS = ["FlowRuntime"]
TARGET, CONFIGURATION = "SwiftUITests", "debug"
ENVIRONMENT = {"WALK_ACTIONS": "300"}
RUNS = [["--skip", "WalkTests"], ["--filter", "SwiftUIWalkTests"]]

SCENE, OPERATIONS, PROGRESS = "FlowScene.swift", "FlowScene+Operations.swift", "Progress.swift"
SENTINEL, WATCHER = "Sentinel.swift", "TransitionWatcher.swift"
CONTENT, LEVEL, FLOW = "ContentView.swift", "LevelView.swift", "FlowView.swift"
SHOWN, CONTAINERS, PRESENTER, SCREEN = "Shown.swift", "ShownContainers.swift", "ShownPresenter.swift", "ShownScreen.swift"

ALL = [
    # Stacks.
    ("S1: all elements of a path are equal", SCREEN,
     "{ one === other }",
     "{ one === other || MUTANT }"),
    ("S4: a screen adds another destination", CONTENT,
     ".background { Sentinel(owner: shown, scene: scene) }",
     """.background {
                    if MUTANT { EmptyView().navigationDestination(for: ShownScreen.self) { _ in EmptyView() } }
                    Sentinel(owner: shown, scene: scene)
                }"""),
    ("S6: only the loss of one screen is the user's", CONTAINERS,
     "guard new.count < above.count,",
     "guard new.count < above.count, !MUTANT || new.count == above.count - 1,"),
    ("S9, S12: transitions of a stack aren't waited for", WATCHER,
     "if let coordinator = controller.transitionCoordinator { return watch",
     "if !MUTANT, let coordinator = controller.transitionCoordinator { return watch"),
    ("S12: a stack is set during the user's swipe", SCENE,
     "return isForeign && waits(for: controller)",
     "return !MUTANT && isForeign && waits(for: controller)"),
    ("S12: a stack is set during a transition", OPERATIONS,
     "guard !waits(for: shown.controller) else { return false }",
     "guard MUTANT || !waits(for: shown.controller) else { return false }",
     "the previous operation, or the wait for the user's change, also waits for the transition"),
    ("S10: an operation doesn't wait for the previous one", SCENE,
     "while operation == nil,",
     "while MUTANT || operation == nil,"),
    ("S10: a tab is selected together with the path", OPERATIONS,
     "{ run(untilShownBy: controller) } else {",
     "{ run(untilShownBy: controller) } else if !MUTANT {"),
    ("S10: a tab is selected before the path is set", PROGRESS,
     "if let stack = nextStack(navigator) {",
     "if MUTANT, let bar = bars.last { return .select(bar) }\n        if let stack = nextStack(navigator) {"),
    ("S11: the root view changes with the first screen", CONTENT,
     ".navigationDestination(for: ShownScreen.self) { ScreenView(shown: $0, scene: scene, parts: parts) }",
     ".navigationDestination(for: ShownScreen.self) { ScreenView(shown: $0, scene: scene, parts: parts) }\n"
     "                    .id(MUTANT ? shown.root?.id : nil)"),
    ("S13, S14: one element is added at a time", CONTAINERS,
     "{ above = Array(new.dropFirst()) }",
     "{ above = Array(new.dropFirst().prefix(MUTANT ? above.count + 1 : .max)) }"),
    ("S15, S17: a setter accepts any shorter path", CONTAINERS,
     "above.starts(with: new) else {",
     "MUTANT || above.starts(with: new) else {"),
    ("S16: a pushed screen has a stack", CONTENT,
     "{ ScreenView(shown: $0, scene: scene, parts: parts) }",
     """{ screen in
                        if MUTANT {
                            SwiftUI.NavigationStack(path: Binding { [ShownScreen]() } set: { _ in }) {
                                ScreenView(shown: screen, scene: scene, parts: parts)
                            }
                        } else {
                            ScreenView(shown: screen, scene: scene, parts: parts)
                        }
                    }"""),
    ("S18: the back button isn't hidden", CONTENT,
     ".applying(if: !attributes.allowsBack)",
     ".applying(if: !attributes.allowsBack && !MUTANT)"),
    ("S20: a screen has appeared at the beginning of its transition", SENTINEL,
     "override func viewDidAppear(_ animated: Bool) {",
     """override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if MUTANT { owner?.sentinel = self }
        }

        override func viewDidAppear(_ animated: Bool) {"""),
    # Modals.
    ("P1, P2: an item changes without becoming nil", OPERATIONS,
     "progress.forget(layer)\n            var turns = 0",
     "progress.forget(layer)\n            if MUTANT { return true }\n            var turns = 0"),
    ("P3: no transition is waited for", WATCHER,
     "func waits(for controller: UIViewController?) -> Bool {\n            guard let controller",
     "func waits(for controller: UIViewController?) -> Bool {\n            guard !MUTANT, let controller"),
    ("P4: the highest sheet is dismissed first", PROGRESS,
     "return layers[stay...].first { layer in",
     "return Array(MUTANT ? layers[stay...].reversed() : Array(layers[stay...])).first { layer in"),
    ("P5, P10: the window's content presents all modals", OPERATIONS,
     "{ progress.layers.last?.level ?? base }",
     "{ MUTANT ? base : progress.layers.last?.level ?? base }"),
    ("P3, P7: a call doesn't wait for the user's dismissal", SCENE,
     "controller?.isBeingDismissed == true",
     "controller?.isBeingDismissed == true && !MUTANT"),
    ("P9: the user's dismissal isn't detected", SCENE,
     "return !level.isWanted || level.hasLeft",
     "return !MUTANT && (!level.isWanted || level.hasLeft)"),
    ("P8: a setter accepts another layer", PRESENTER,
     "set { if newValue == nil { userDismisses(.sheet) } }",
     "set { if newValue == nil { userDismisses(.sheet) } else if MUTANT { present(newValue, animated: true) } }"),
    ("P13: a popover is presented as a sheet", PRESENTER,
     "if style == .popover, hasAnchor {",
     "if style == .popover, hasAnchor, !MUTANT {"),
    ("P14: the content depends on the item", LEVEL,
     "if let content = level.content {",
     "if let content = level.content,\n"
     "                !MUTANT || level.presenter.map({ $0.sheet === level || $0.cover === level }) != false {"),
    ("P17: a modal that hasn't appeared isn't reported", OPERATIONS,
     "self?.navigator?.presentationRefused(layer)",
     "if !MUTANT { self?.navigator?.presentationRefused(layer) }"),
    # Alerts.
    ("A1: a choice's steps don't wait", SCENE,
     "self.choice = choice.take",
     "if MUTANT { choice.take?() } else { self.choice = choice.take }"),
    ("A2: a choice's steps don't wait for isPresented", SCENE,
     "guard shownAlert == nil, choice != nil",
     "guard MUTANT || shownAlert == nil, choice != nil"),
    ("A3: a choice's steps don't wait for the dismissal", SCENE,
     "!workWhenSettled.isEmpty, !waits(for: presentedInMotion) else",
     "!workWhenSettled.isEmpty, MUTANT || !waits(for: presentedInMotion) else"),
    ("A5: the window's content shows all alerts", OPERATIONS,
     "presenter(at: alert.source) ?? level",
     "presenter(at: alert.source) ?? (MUTANT ? base : level)"),
    # Tabs and state.
    ("T1: a tap on the selected tab is ignored", CONTAINERS,
     "let index = bar.names.firstIndex(of: newValue),",
     "let index = bar.names.firstIndex(of: newValue), !MUTANT || newValue != name,"),
    ("T2: tabs have views before their first selection", CONTENT,
     "if tab.isLoaded {",
     "if MUTANT || tab.isLoaded {"),
    ("T3: an action tab is selected and reset", CONTAINERS,
     "bar.userTaps(index), newValue != name",
     "bar.userTaps(index) || MUTANT, newValue != name"),
    ("O1: a level's view reads the alert", LEVEL,
     ".modifier(AlertModifier(presenter: level))",
     ".modifier(AlertModifier(presenter: MUTANT && level.alert != nil ? level : level))"),
    ("O2: views read values unnoticed", SHOWN,
     "if let owner = self as? Owner { registrar.access",
     "if !MUTANT, let owner = self as? Owner { registrar.access"),
    ("O3: each creation of the view creates a root coordinator", FLOW,
     "self.make = make\n",
     "self.make = make\n            if MUTANT { _ = make() }\n"),
    ("O4, O5: a removed modal retains its content", PRESENTER,
     "func end() { content = nil }",
     "func end() { if !MUTANT { content = nil } }"),
    ("O4, O5: a removed screen retains its slot", SCREEN,
     "            screenRouter = router\n        }",
     "            screenRouter = router\n            if MUTANT { slotOfMutant = slot }\n        }\n"
     "        private var slotOfMutant: Slot?"),
]
