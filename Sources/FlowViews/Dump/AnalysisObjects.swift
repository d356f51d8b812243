import FlowAnalysis
import FlowGraph
import FlowSpec

/// The objects of the dump of an analysis.
extension JSONObject {
    static let analysis = JSONObject(
        name: "analysis", documentation: "What the analysis knows about all runs of a program, as 'flowgen dump --analysis' prints it.",
        keys: [
            .required("dump", .version(dumpVersion), "The version of this form."),
            .required("flowgen", .string, "The version of the tool."),
            .required(
                "analysis", .word(["exact", "approximate", "partial"]),
                "'exact' if all that is called possible is possible. What isn't called possible is impossible in the first "
                    + "two cases; in the third, more may be possible than was looked at."),
            .required("breaches", .list(of: .object("breach")), "What keeps the analysis from being exact, in the order of the text."),
            .required(
                "screens", .list(of: .object("screenFact")),
                "Every screen in every lane where it can be on top; one that never is once, without a lane."),
            .required(
                "transitions", .list(of: .object("transitionFact")),
                "Every transition on every screen that has it: a screen's own, then its flow's, in the order of the screens."),
            .required(
                "stacks", .list(of: .object("stackFact")),
                "The stack of each flow, from the flow's first screen up to the top; none if the analysis is partial."),
            .required("invariants", .list(of: .object("invariantFact")), "Whether each invariant holds, in the order of the files."),
            .required(
                "containers", .list(of: .object("containerFact")),
                "The tabs that act and the handlers of tabs and switch flows, in the order of the flows."),
            .required(
                "sites", .list(of: .object("siteFact")),
                "What the places that start a flow or present something do after it has left, in the order of the sites."),
            .required("links", .list(of: .object("linkFact")), "What each link can do, in the order of the files."),
            .optional("words", .list(of: .object("word")), "All words that so many actions can reach; together with 'wordsUpTo'."),
            .optional("wordsUpTo", .integer(minimum: 0), "The number of actions up to which the words are listed."),
        ])

    /// All objects of the dump of an analysis but the first.
    static let analysisParts = [
        breach, screenFact, transitionFact, faultFact, stackFact, invariantFact, containerFact, siteFact, linkFact, word, wordSlot, place,
    ]

    static let breach = JSONObject(
        name: "breach",
        documentation: "A place where more is taken for possible than is, or that keeps the analysis from looking at everything.",
        keys: [
            .required(
                "reason",
                .word([
                    "goes-on-in-tab", "covered-bar", "no-return", "fault-after-move", "sought-screens", "merged-sites", "limit",
                    "beginnings", "size",
                ]),
                "Why: a list of steps continues in a tab without saying what is in it (E1); a tab bar is created and covered at once while a tab of it "
                    + "can be reset (E2); a list changes a stack and then leaves its tab for good (E3); what follows the user's own move may fail (E5); "
                    + "'popTo' with 'else' looks for more screens of a flow than are told apart, more flows do something when they are dismissed, or there "
                    + "are more ways through a list; and, if the analysis is partial, a flow can begin in more ways, or there are more in total, "
                    + "than are looked at."),
            .required("place", .object("place"), "The step."),
        ])

    static let screenFact = JSONObject(
        name: "screenFact", documentation: "Where a screen can be on top.",
        keys: [
            .required("flow", .string, "The flow that declares it."), .required("screen", .string, "Its name in that flow."),
            .optional("lane", .string, "The flow or screen of the layer, then the tab or child of each container in it, joined by '/'."),
            .required("reachable", .boolean, "Whether it can be on top there."),
            .optional(
                "distance", .integer(minimum: 0),
                "The actions from the start: the fewest, unless 'bound' is there. Absent if there are none."),
            bound,
        ])

    static let transitionFact = JSONObject(
        name: "transitionFact", documentation: "What a transition on a screen can do.",
        keys: [
            .required("flow", .string, "The flow that declares the screen."),
            .required("screen", .string, "The screen's name in that flow."),
            .required("name", .string, "The transition's name."), .required("fires", .boolean, "Whether it can ever be taken there."),
            distance, bound, faults,
        ])

    static let faultFact = JSONObject(
        name: "faultFact", documentation: "A step that may fail.",
        keys: [
            .required("rule", .word(Fault.Kind.allCases.map(\.rawValue)), "The rule that finds it."),
            .required(
                "distance", .integer(minimum: 1),
                "The actions from the start with which it fails, including that of the step: the fewest, unless 'bound' is there."),
            bound,
            .required("place", .object("place"), "The step."),
        ])

    static let stackFact = JSONObject(
        name: "stackFact", documentation: "How deep the stack of a flow gets.",
        keys: [
            .required("flow", .string, "The flow."),
            .optional("maxDepth", .integer(minimum: 1), "The greatest number of screens on it."),
            .optional("unbounded", .boolean, "True if it grows without limit, otherwise absent."),
            .optional("cycle", .list(of: .string), "The actions that repeat while it grows; together with 'unbounded'."),
        ])

    static let invariantFact = JSONObject(
        name: "invariantFact", documentation: "Whether an invariant holds.",
        keys: [
            .required("name", .string, "The invariant's name."),
            .required(
                "verdict", .word(["holds", "violated", "possible"]),
                "Whether it holds, is broken by the trace, or may be broken, if the analysis isn't exact or forgets tabs."),
            .optional(
                "distance", .integer(minimum: 0),
                "The actions from the start that break it, or for 'reach' after which the screen is out of reach: as many as the trace has, and the "
                    + "fewest unless 'bound' is there."),
            bound,
            .optional("trace", .list(of: .string), "The actions that break it."),
        ])

    static let containerFact = JSONObject(
        name: "containerFact", documentation: "What a container does itself: at a tap on a tab that acts, or at a child's end.",
        keys: [
            .required("flow", .string, "The tabs or switch flow."), .optional("tab", .string, "The tab that acts."),
            .optional("on", .string, "The child and its result: 'child.result'."),
            .optional("fires", .boolean, "For a tab, whether it can ever be tapped."), distance, bound, faults,
        ], alternatives: ["tab", "on"])

    static let siteFact = JSONObject(
        name: "siteFact",
        documentation: "What a place that starts something does after that has left: by a step, back, the back menu or a swipe.",
        keys: [
            .required("site", .integer(minimum: 0), "The site's number in the dump of the program."),
            .required("on", .string, "The result with which it has ended, or 'dismissed' without one."),
            .required("place", .object("place"), "Where the site stands."), faults,
        ])

    static let linkFact = JSONObject(
        name: "linkFact", documentation: "What a link can do.",
        keys: [
            .required("name", .string, "The link's name."), .required("fires", .boolean, "Whether it can ever be opened."), distance, bound,
            faults,
        ])

    static let word = JSONObject(
        name: "word", documentation: "What shows in all layers, the selected tabs and children only.",
        keys: [
            .required("word", .list(of: .object("wordSlot")), "The slots of all layers, bottom to top."),
            .required("distance", .integer(minimum: 0), "The actions from the start: the fewest, unless 'bound' is there."), bound,
        ])

    static let wordSlot = JSONObject(
        name: "wordSlot", documentation: "A screen on a stack.",
        keys: [
            .required("lane", .string, "The lane, as of 'screens'."), .required("flow", .string, "The flow that declares the screen."),
            .required("screen", .string, "The screen's name in that flow."),
            .required("activation", .either(.string, .null), "The flow that was pushed and begins with the slot."),
        ])

    private static let distance = Key.optional(
        "distance", .integer(minimum: 1),
        "The actions from the start, including itself: the fewest, unless 'bound' is there. Absent if it is never taken.")
    private static let bound = Key.optional(
        "bound", .word([Distance.Bound.lower.rawValue, Distance.Bound.upper.rawValue]),
        "What the distance says if it isn't known to be the fewest actions. 'lower': fewer don't do, and a run may need more. 'upper': a run has "
            + "so many, and a shorter one may exist.")
    private static let faults = Key.required(
        "faults", .list(of: .object("faultFact")), "The steps in it that may fail; none if it always works.")
}
