"""Mutants of the analysis's answers: name, file, text, replacement and, if undetectable, the
reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. The tests of the questions must then fail.
"""

FOLDERS = ["FlowGraph", "FlowAnalysis", "FlowSpec"]
TARGET, CONFIGURATION = "FlowAnalysisTests", "debug"
ENVIRONMENT = {}
RUNS = [["--filter", "AbandonedResultTests|UnhandledDismissalTests|TakerSuppressionTests|StackQuestionTests|GuardBypassTests|ClosedLayerTests|GrowthTests"]]

TAKERS, LINK, DISMISSALS, SLOTS = "TakerSuppressions.swift", "Link.swift", "UnhandledDismissals.swift", "SlotFacts.swift"
ABANDONED, ABANDONMENTS, CUT_OFF = "AbandonedResults.swift", "Abandonments.swift", "ReportAbandonedResults.swift"
NEEDED, BYPASSES = "NeededAnswers.swift", "GuardBypasses.swift"
PROPERTY, PROGRAM, PRESENTATION = "StackProperty.swift", "Program.swift", "CheckPresentation.swift"

ALL = [
    # Suppressions in reusable steps.
    ("a suppression in reusable steps counts", TAKERS,
     "$0.contains(taker ?? range)",
     "$0.contains(MUTANT ? range : taker ?? range)"),
    ("the innermost use of nested reusable steps counts", LINK,
     "nil : taker ?? occasion?.range",
     "nil : (MUTANT ? nil : taker) ?? occasion?.range"),
    ("a suppression hides findings by their own range", "Adopt.swift",
     "place(around: finding.suppressiblePlace, finding.rule) else",
     "place(around: MUTANT ? finding.range : finding.suppressiblePlace, finding.rule) else"),
    ("an unused suppression isn't reported", "UnusedSuppressions.swift",
     "let range = finding.suppressiblePlace",
     "let range = MUTANT ? finding.range : finding.suppressiblePlace"),
    # Paths back.
    ("a known finding is reported twice", DISMISSALS,
     "&& !known.contains(site.range)",
     "&& (MUTANT || !known.contains(site.range))"),
    ("a parent that handles the dismissal is reported", DISMISSALS,
     "site.dismissed == nil else { return false }",
     "MUTANT || site.dismissed == nil else { return false }"),
    ("the user goes back from screens that allow none", SLOTS,
     "system.isIdle(node) && program",
     "system.isIdle(node) && MUTANT || system.isIdle(node) && program"),
    ("users can't return to the first screen of a stack", SLOTS,
     "let seeds = seedsAbove { !program.screens[$0.screen.index].attributes.allowsBack }",
     "let seeds = seedsAbove { !program.screens[$0.screen.index].attributes.allowsBack && !(MUTANT && system.rewriting.alphabet.isRoot($0)) }"),
    ("an external flow waits for the user", PRESENTATION,
     "guard drafts[flow.index].shape == .external else { return }",
     "guard !MUTANT, drafts[flow.index].shape == .external else { return }"),
    # Intended recursion.
    ("a loop is intended because of one of its pushes", "Growth.swift",
     "isTaken: { !$0.isLayer }) {\n",
     "isTaken: { !$0.isLayer && !(MUTANT && intended[$0.edge] != nil) }) {\n"),
    ("a pushed flow pushes no screen", "RecursivePushes.swift",
     "return screens.first\n",
     "return MUTANT ? nil : screens.first\n"),
    ("every recursive push recurs", "RecursivePushes.swift",
     "Set(components.within(pushes.indices, of: system.automaton).joined()",
     "Set((MUTANT ? [pushes.indices] : components.within(pushes.indices, of: system.automaton)).joined()"),
    # Abandoned flows.
    ("global transitions cut nothing off", ABANDONED,
     "guard case .link(let link) = event else { return false }\n",
     "guard case .link(let link) = event else { return false }\n        if MUTANT { return true }\n"),
    ("links cut off the flows that they remove", ABANDONED,
     "return !program[link].isTransition ||",
     "return !MUTANT && !program[link].isTransition ||"),
    ("a restart by a global transition isn't intended", ABANDONED,
     "|| leaving.startsOver\n",
     "|| !MUTANT && leaving.startsOver\n"),
    ("a screen that is presented by itself is never waited for", ABANDONED,
     "case .layer(let target?, _, _): targets[node] = target",
     "case .layer(let target?, _, _): if case .screen = target, MUTANT { continue } else { targets[node] = target }"),
    ("the back menu passes flows that wait for nothing", ABANDONMENTS,
     "analysis.program[$0].dismissed?.isEmpty == false } ?? false",
     "MUTANT || analysis.program[$0].dismissed?.isEmpty == false } ?? false"),
    ("a flow without results is cut off with its parent", CUT_OFF,
     "case .transition: hasResults && !known.contains(cause)",
     "case .transition: (MUTANT || hasResults) && !known.contains(cause)"),
    ("a global transition that restarts the app is reported", CUT_OFF,
     "!program[link].steps.switches && !known",
     "(MUTANT || !program[link].steps.switches) && !known"),
    # Invariants.
    ("an invariant means the named screen alone", PROGRAM,
     "screen == named || self[screen].like == named",
     "screen == named || !MUTANT && self[screen].like == named"),
    ("an invariant's expression means the named screen alone", PROPERTY,
     "named.count == 1 ?",
     "named.count == 1 && !MUTANT ?"),
    ("a flow's name means the likenesses of its screens", PROPERTY,
     "case .oneOf(let named):",
     "case .oneOf(let named) where MUTANT: .oneOf(Set(named.flatMap(program.screens(meantBy:))))\n        case .oneOf(let named):"),
    # Answers that users need, and paths around guards.
    ("a flow that the user can't leave needs answers", NEEDED,
     "return unanswered.filter { closed[$0.key] == nil }",
     "return unanswered.filter { MUTANT || closed[$0.key] == nil }"),
    ("the window waits for no result of an effect", NEEDED,
     "guard enclosure == .child, !answers.isEmpty",
     "guard !MUTANT, enclosure == .child, !answers.isEmpty"),
    ("users must be able to leave the app itself", NEEDED,
     ".filter { !$0.value.isMost }",
     ".filter { MUTANT || !$0.value.isMost }"),
    ("answers that nobody needs are named", NEEDED,
     "where needed.answers.count > 2 {",
     "where !MUTANT && needed.answers.count > 2 {"),
    ("a link is past a guard and past more than that", BYPASSES,
     "guard !found[known].bypass.clauses.contains(where:",
     "guard MUTANT || !found[known].bypass.clauses.contains(where:"),
    ("one other step that asks is enough", BYPASSES,
     "guard asking.count > 1,",
     "guard asking.count > (MUTANT ? 0 : 1),"),
    ("several steps can lack the guard", BYPASSES,
     "guard taken.count == 1,",
     "guard MUTANT ? !taken.isEmpty : taken.count == 1,"),
    ("a guard needn't protect anything", BYPASSES,
     "!open.isEmpty, protects(clause),",
     "!open.isEmpty, MUTANT || protects(clause),"),
    ("a path through 'else' must check the guard too", BYPASSES,
     "for clause in places.flatMap(\\.met) where !ofElse.contains(clause)",
     "for clause in places.flatMap(\\.met) where (MUTANT || !ofElse.contains(clause))"),
    ("only the first link past a guard is found", BYPASSES,
     "while !targets.isEmpty, effort > 0 {",
     "while !targets.isEmpty, effort > 0, !(MUTANT && !found.isEmpty) {"),
]
