"""Mutants of FlowSwift: name, file, text, replacement and, if undetectable by tests, the reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. The tests of FlowSwift must then fail.
"""

FOLDERS = ["FlowSwift"]
TARGET, CONFIGURATION = "FlowSwiftTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

LIKENESS, LONG = "Likeness.swift", "LongLines.swift"
COMMENT, TYPES, NAMES, SUMMARY, IMPORTS = "CommentText.swift", "CheckTypes.swift", "SwiftNames.swift", "Summary.swift", "BuildImports.swift"
STEP, PLACEMENTS, SITES = "BuildStep.swift", "BuildPlacements.swift", "BuildSites.swift"

ALL = [
    ("a value that decides an animation isn't written", "Scope.swift",
     "case .given(let values): [.init(\"animated\"",
     "case .given(let values): MUTANT ? [] : [.init(\"animated\""),
    ("a value that decides an animation isn't needed", "Uses.swift",
     "for value in step.animation.values { add(value) }",
     "for value in step.animation.values where !MUTANT { add(value) }"),
    # Comments and long lines.
    ("a tool's command in a comment is one", COMMENT,
     "if isColon || isDash { result",
     "if !MUTANT, isColon || isDash { result"),
    ("a dash that makes a command of a tool stays", COMMENT,
     "hasPrefix(\"ignore\") && endsWithTool(before)",
     "hasPrefix(\"ignore\") && !MUTANT && endsWithTool(before)"),
    ("a comment's word that fits begins a line", LONG,
     "if row != \"///\", !fits(\"\\(row) \\(word)\") {",
     "if row != \"///\", MUTANT || !fits(\"\\(row) \\(word)\") {"),
    ("a comma is after the last item", LONG,
     "index == group.items.count - 1 ? \"\" : \",\"",
     "!MUTANT && index == group.items.count - 1 ? \"\" : \",\""),
    ("a text with quotes is wrapped", LONG,
     "|| text.utf8.contains(UInt8(ascii: \"\\\"\")) {",
     "|| (!MUTANT && text.utf8.contains(UInt8(ascii: \"\\\"\"))) {"),
    # Names and types.
    ("files whose names differ in case are two", TYPES,
     "taken.updateValue(file, forKey: file.name.lowercased()) else { continue }",
     "taken.updateValue(file, forKey: MUTANT ? file.name : file.name.lowercased()) else { continue }"),
    ("a router's clash is reported beside its protocol's", TYPES,
     "if builder.hasRouter(id), clashes.count == before {",
     "if builder.hasRouter(id), MUTANT || clashes.count == before {"),
    ("an app's type can be declared again", TYPES,
     "if let first = own[type] {",
     "if !MUTANT, let first = own[type] {"),
    ("a screen that begins like its flow has both names", NAMES,
     "if screen.hasPrefix(flow) { return screen }",
     "if !MUTANT, screen.hasPrefix(flow) { return screen }"),
    ("the second free name is 3", NAMES,
     "    var count = 2\n",
     "    var count = MUTANT ? 3 : 2\n"),
    ("a screen with other parameters is created like its original", LIKENESS,
     "return isSameRouter && isSameCall ?",
     "return isSameRouter && (MUTANT || isSameCall) ?"),
    ("a screen of another flow with its own transitions is created like its original", LIKENESS,
     "screen.flow == original.flow || self[screen.flow].transitions.isEmpty && self",
     "MUTANT || screen.flow == original.flow || self[screen.flow].transitions.isEmpty && self"),
    ("SwiftUI is imported if no view is created", IMPORTS,
     "if flows.flatMap(\\.madeScreens).contains(where: \\.isView) {",
     "if MUTANT || flows.flatMap(\\.madeScreens).contains(where: \\.isView) {"),
    ("an embedded run time is imported", IMPORTS,
     "if runtime != nil { isShown",
     "if runtime != nil, !MUTANT { isShown"),
    # Summaries.
    ("a push of a flow is described as a push of a screen", STEP,
     "            \"pushes \\(use.isFlow ?",
     "            \"pushes \\(use.isFlow && !MUTANT ?"),
    ("a child that 'reset' restarts isn't described as restarted", STEP,
     "(use != nil || reset ? \" and restarts it\" : \"\")",
     "(use != nil || (reset && !MUTANT) ? \" and restarts it\" : \"\")"),
    # Routers.
    ("a transition with the name of its step calls itself", STEP,
     "return closures.isEmpty && !hidden.contains(method) ? step : nil",
     "return closures.isEmpty && (MUTANT || !hidden.contains(method)) ? step : nil"),
    ("a step that needs the coordinator is the router's own", STEP,
     "steps[0].action.isOfRouter, !uses.isCoordinatorUsed,",
     "steps[0].action.isOfRouter, MUTANT || !uses.isCoordinatorUsed,"),
    ("every end names its flow", STEP,
     "(coordinator == scope.owner ? [] :",
     "(coordinator == scope.owner && !MUTANT ? [] :"),
    ("sites of one transition are numbered, not named", SITES,
     "freeName(name + capitalized(started), avoiding: names) : name",
     "freeName(name + (MUTANT ? \"\" : capitalized(started)), avoiding: names) : name"),
    ("a choice that does nothing is described", SUMMARY,
     "    if first.isEmpty, second.isEmpty { return \"\" }\n",
     "    if first.isEmpty, second.isEmpty, !MUTANT { return \"\" }\n"),
    # The placement of screens.
    ("a flow is on top after its pop", PLACEMENTS,
     "case .pop(let count): count > 1 ||",
     "case .pop(let count): MUTANT || count > 1 ||"),
    ("a flow that nothing pushes can leave with its pop", PLACEMENTS,
     "|| !pushed.contains(flow)",
     "|| MUTANT || !pushed.contains(flow)"),
    ("a flow is on top after it has shown something else", PLACEMENTS,
     ".dismissAll, .finish, .alert: false",
     ".dismissAll, .finish, .alert: MUTANT"),
    ("a flow is on top after one of two ways", PLACEMENTS,
     "case .choose: !after.contains(false)",
     "case .choose: MUTANT || !after.contains(false)"),
    ("a displaced screen's steps place nothing elsewhere", PLACEMENTS,
     "displaced.subtracting(walked).min(",
     "(MUTANT ? [] : displaced.subtracting(walked)).min("),
]
