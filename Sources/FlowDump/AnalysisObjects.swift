import FlowGraph

/// The objects of the dump of an analysis.
extension DumpObject {
    static let analysis = DumpObject(
        name: "analysis", documentation: "What is known of all that a program can do, as 'flowgen dump --analysis' prints it.",
        keys: [
            key("dump", .version(dumpVersion), "The version of this form."),
            key("flowgen", .string, "The version of the tool."),
            key(
                "analysis", .word(["exact", "approximate"]),
                "Whether all that is called possible is possible. What isn't called so is impossible in both cases."),
            key("breaches", .list(of: .object("breach")), "What keeps the analysis from being exact, in the order of the text."),
            key(
                "screens", .list(of: .object("screenFact")),
                "Every screen in every lane where it can be on top; one that never is once, without a lane."),
            key(
                "transitions", .list(of: .object("transitionFact")),
                "Every transition on every screen that has it: a screen's own, then its flow's, in the order of the screens."),
            key("stacks", .list(of: .object("stackFact")), "The stack of each flow, from the flow's first screen up to the top."),
            key("invariants", .list(of: .object("invariantFact")), "Whether each invariant holds, in the order of the files."),
            key("links", .list(of: .object("linkFact")), "What becomes of each link; none yet."),
            key(
                "containers", .list(of: .object("containerFact")),
                "The tabs that act and the handlers of tabs and switch flows, in the order of the flows."),
            optional("words", .list(of: .object("word")), "All active words that so many actions can reach; beside 'wordsUpTo'."),
            optional("wordsUpTo", .integer(minimum: 0), "The number of actions up to which the words are listed."),
        ])

    /// All objects of the dump of an analysis but the first.
    static let analysisParts = [
        breach, screenFact, transitionFact, faultFact, stackFact, invariantFact, linkFact, containerFact, word, wordSlot, place,
    ]

    static let breach = DumpObject(
        name: "breach", documentation: "Something of which more is taken for possible than there is.",
        keys: [
            key(
                "reason", .word(["goes-on-in-tab", "covered-bar", "no-return", "fault-after-move", "limit"]),
                "Why: a list of steps goes on in a tab without saying what stands there (E1); a tab bar is made and covered at once while a tab of it "
                    + "can be reset (E2); a list changes a stack and then leaves its tab for good (E3); what follows the user's own move may fail (E5); "
                    + "there are more ways to go than are looked at."),
            key("place", .object("place"), "The step."),
        ])

    static let screenFact = DumpObject(
        name: "screenFact", documentation: "Where a screen can be on top.",
        keys: [
            key("flow", .string, "The flow that declares it."), key("screen", .string, "Its name in that flow."),
            optional("lane", .string, "The flow or screen of the layer, then the tab or child of each container in it, joined by '/'."),
            key("reachable", .boolean, "Whether it can be on top there."),
            optional("distance", .integer(minimum: 0), "The fewest actions from the start; left out where there are none."),
        ])

    static let transitionFact = DumpObject(
        name: "transitionFact", documentation: "What becomes of a transition on a screen.",
        keys: [
            key("flow", .string, "The flow that declares the screen."), key("screen", .string, "The screen's name in that flow."),
            key("name", .string, "The transition's name."), key("fires", .boolean, "Whether it can ever be taken there."), distance, faults,
        ])

    static let faultFact = DumpObject(
        name: "faultFact", documentation: "A step that may fail.",
        keys: [
            key("rule", .word(Fault.Kind.allCases.map(\.rawValue)), "The rule that finds it."),
            key("distance", .integer(minimum: 1), "The fewest actions from the start with which it fails, that of the step counted."),
            key("place", .object("place"), "The step."),
        ])

    static let stackFact = DumpObject(
        name: "stackFact", documentation: "How deep the stack of a flow gets.",
        keys: [
            key("flow", .string, "The flow."),
            optional("maxDepth", .integer(minimum: 1), "The most screens that it has."),
            optional("unbounded", .boolean, "True where it grows without end, and left out else."),
            optional("cycle", .list(of: .string), "What is done again and again where it grows; beside 'unbounded'."),
        ])

    static let invariantFact = DumpObject(
        name: "invariantFact", documentation: "Whether an invariant holds.",
        keys: [
            key("name", .string, "The invariant's name."),
            key(
                "verdict", .word(["holds", "violated", "possible"]),
                "Whether it holds, is broken by the trace, or may be broken, where the analysis isn't exact."),
            optional("distance", .integer(minimum: 0), "The fewest actions from the start with which it is broken."),
            optional("trace", .list(of: .string), "The actions with which it is broken."),
        ])

    static let linkFact = DumpObject(
        name: "linkFact", documentation: "What becomes of a link.",
        keys: [
            key("name", .string, "The link's name."), key("fires", .boolean, "Whether it can ever be opened."), distance, faults,
        ])

    static let containerFact = DumpObject(
        name: "containerFact", documentation: "What a container does itself: at a tap on a tab that acts, or at a child's end.",
        keys: [
            key("flow", .string, "The tabs or switch flow."), optional("tab", .string, "The tab that acts."),
            optional("on", .string, "The child and its result: 'child.result'."),
            optional("fires", .boolean, "Of a tab whether it can ever be tapped."), distance, faults,
        ], alternatives: ["tab", "on"])

    static let word = DumpObject(
        name: "word", documentation: "What shows in all layers, the selected tabs and children only.",
        keys: [
            key("word", .list(of: .object("wordSlot")), "The slots of all layers, bottom to top."),
            key("distance", .integer(minimum: 0), "The fewest actions from the start."),
        ])

    static let wordSlot = DumpObject(
        name: "wordSlot", documentation: "A screen on a stack.",
        keys: [
            key("lane", .string, "The lane, as of 'screens'."), key("flow", .string, "The flow that declares the screen."),
            key("screen", .string, "The screen's name in that flow."),
            key("activation", .either(.string, .null), "The flow that was pushed and begins with the slot."),
        ])

    private static let distance = optional(
        "distance", .integer(minimum: 1), "The fewest actions from the start, itself counted; left out where it is never taken.")
    private static let faults = key("faults", .list(of: .object("faultFact")), "The steps in it that may fail; none where it always works.")
}
