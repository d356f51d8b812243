"""The mutants of FlowGraph: a name, a file, a text in it, and what stands there instead; where no test can tell it from the original, also why.

MUTANT holds where the mutant is on: all are built into one program, and one at a time is chosen when it runs. The tests of FlowGraph must fail.
"""

FOLDERS = ["FlowGraph"]
TARGET, CONFIGURATION = "FlowGraphTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

NESTING, ORDER, TABS = "CheckNesting.swift", "CheckOrder.swift", "CheckTabCount.swift"
UNUSED, PRESENTATION, NAMES, MEMBERS = "CheckUnused.swift", "CheckPresentation.swift", "NameTable.swift", "CheckMembers.swift"
TAKE, STEPS, LINKS, RESTART = "ResolveTake.swift", "ResolveSteps.swift", "ResolveLinks.swift", "ResolveRestart.swift"
STEP, END = "Step.swift", "LayerEnd.swift"
FINISH, HANDLERS, REQUIREMENT, MACHINE = "ResolveFinish.swift", "ResolveHandlers.swift", "ExpandRequirement.swift", "Machine.swift"

ALL = [
    # Checks.
    ("the deepest nesting that is allowed is too deep", NESTING,
     "guard depth > Self.deepest || size",
     "guard depth > Self.deepest - (MUTANT ? 1 : 0) || size"),
    ("one level more than is allowed is taken", NESTING,
     "private static let deepest = 16",
     "private static let deepest = MUTANT ? 17 : 16"),
    ("a flow around one that is nested too deep is reported too", NESTING,
     "        search.depth[flow] = 0\n",
     "        if !MUTANT { search.depth[flow] = 0 }\n"),
    ("five tabs are too many", TABS,
     "tabs.count > mostTabs else { continue }",
     "tabs.count > mostTabs - (MUTANT ? 1 : 0) else { continue }"),
    ("what a list leaves first is forgotten", ORDER,
     "scope.leaving = scope.leaving ?? (step.range, keyword)",
     "scope.leaving = (MUTANT ? nil : scope.leaving) ?? (step.range, keyword)"),
    ("a push of a screen may follow what leaves the flow", ORDER,
     "return scope.isProgramWide || target.kind",
     "return MUTANT || scope.isProgramWide || target.kind"),
    ("a pop of two runs what a pop of one does", ORDER,
     "if case .pop(let count) = step.action, count > 1 {",
     "if case .pop(let count) = step.action, count > 1, !MUTANT {"),
    ("a flow in a container that starts nothing is unused", UNUSED,
     "                rest.append(content)\n",
     "                if !MUTANT { rest.append(content) }\n"),
    ("a popover on iPad only needs no anchor", PRESENTATION,
     "$0.phone.style == .popover || $0.pad.style == .popover })",
     "$0.phone.style == .popover || (!MUTANT && $0.pad.style == .popover) })"),
    ("a flow that a tab holds has no tab bar around it", PRESENTATION,
     "        rest += usage.stacked\n",
     "        rest += MUTANT ? [] : usage.stacked\n"),
    ("a known member after the eighth is named", MEMBERS,
     "type.members.prefix(8)",
     "type.members.prefix(MUTANT ? 9 : 8)"),
    # Names.
    ("the last of two flows of a name counts", NAMES,
     "            diagnostics.report(.duplicateFlow, message, at: flow.name.range, notes: [note])\n            return\n",
     "            diagnostics.report(.duplicateFlow, message, at: flow.name.range, notes: [note])\n            if !MUTANT { return }\n"),
    ("the value of a child's result isn't passed on", FINISH,
     "where passed[parameter.name.value] != nil && ",
     "where !MUTANT && passed[parameter.name.value] != nil && "),
    ("a result whose name is misspelt is missing too", HANDLERS,
     "{ misspelt.insert(meant) }",
     "{ if !MUTANT { misspelt.insert(meant) } }"),
    ("a guard that leads to itself is followed", REQUIREMENT,
     "let isOpen = expansion.open.contains(target.target)",
     "let isOpen = !MUTANT && expansion.open.contains(target.target)"),
    # The machine.
    ("the back menu goes to the screen itself", MACHINE,
     "return canGoBack(in: state) && (1..<state.depth).contains(count)",
     "return canGoBack(in: state) && ((MUTANT ? 0 : 1)..<state.depth).contains(count)"),
    ("a screen that hides the tab bar at the root of a tab hides it", MACHINE,
     "state.top?.content.activeSlots.dropFirst().contains {",
     "state.top?.content.activeSlots.dropFirst(MUTANT ? 0 : 1).contains {"),
    ("a layer that can't be swiped down is", END,
     "else { return end(of: top.origin, presentedAt: top.site) }",
     "else { return MUTANT ? .swipe : end(of: top.origin, presentedAt: top.site) }"),
    ("the app's own presentation is swiped down as UIKit's", MACHINE,
     "return [.swipe, .tapOutside].contains(",
     "return (MUTANT ? [.swipe, .tapOutside, .custom] : [.swipe, .tapOutside]).contains("),
    ("a flow whose presentation can't be swiped dismisses itself", END,
     "(dismissesItself(target) ? .itself : nil)",
     "(MUTANT || dismissesItself(target) ? .itself : nil)"),
    # Animation.
    ("taken steps are animated as they say only", TAKE,
     "steps[index] = steps[index].animated(where: animation)",
     "if !MUTANT { steps[index] = steps[index].animated(where: animation) }"),
    ("taken steps may be animated though nothing of them is seen", TAKE,
     "if !steps.contains(where: \\.canBeAnimated) {",
     "if !MUTANT, !steps.contains(where: \\.canBeAnimated) {"),
    ("a tab alone may be animated", STEPS,
     "if !resolved.canBeAnimated {",
     "if !MUTANT, !resolved.canBeAnimated {"),
    ("what decides an animation is no parameter", STEPS,
     "let value = newParameter(place, for: taker, in: scope) ?? value(",
     "let value = (MUTANT ? nil : newParameter(place, for: taker, in: scope)) ?? value("),
    ("a link asks for what decides an animation", LINKS,
     "scope.isStill = !link.isTransition",
     "scope.isStill = !link.isTransition && !MUTANT"),
    ("taken steps that aren't animated ask for what decides it", TAKE,
     "if animation == .never { inner.isStill = true }",
     "if animation == .never, !MUTANT { inner.isStill = true }"),
    ("a link's steps may say that they are animated", LINKS,
     "if !link.isTransition, case .open(let steps, _) = declaration.destination { checkAnimation(of: steps) }",
     "if !MUTANT, !link.isTransition, case .open(let steps, _) = declaration.destination { checkAnimation(of: steps) }"),
    ("of two values that decide an animation one is enough", STEP,
     "case (.given(let first), .given(let second)): .given(first + second.filter { !first.contains($0) })",
     "case (.given(let first), .given(let second)): .given(first + second.filter { !MUTANT && !first.contains($0) })"),
    ("what can't be animated needs the value", STEP,
     "if other == .never || canBeAnimated {",
     "if MUTANT || other == .never || canBeAnimated {"),
    ("a restart is always animated", RESTART,
     "return resolved.map { $0.animated(where: animation) }",
     "return resolved.map { MUTANT ? $0 : $0.animated(where: animation) }"),
]
