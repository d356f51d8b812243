import FlowAnalysis
import FlowGraph
import FlowSpec

/// The objects of an analysis dump.
extension JSONObject {
    static let analysis = JSONObject(
        name: "analysis", documentation: "The results of the analysis, from 'flowgen dump --analysis'.",
        keys: [
            .required("dump", .version(dumpVersion), "The version of the format."),
            .required("flowgen", .string, "The version of flowgen."),
            .required(
                "analysis", .word(["exact", "approximate", "partial"]),
                "'exact': everything listed as possible is possible, and nothing else is. 'approximate': some of it might be impossible. "
                    + "'partial': the analysis reached a limit, and more might be possible."),
            .required("breaches", .list(of: .object("breach")), "The steps that make the analysis inexact, in source order."),
            .required(
                "screens", .list(of: .object("screenFact")),
                "Every screen, once for each lane in which it can be on top. An unreachable screen is listed once, without a lane."),
            .required(
                "transitions", .list(of: .object("transitionFact")),
                "Every transition on every screen: the screen's, then its flow's, in the order of the screens."),
            .required(
                "stacks", .list(of: .object("stackFact")),
                "The stack of each flow, from its first screen to the top; empty if the analysis is partial."),
            .required("invariants", .list(of: .object("invariantFact")), "The verdict on each invariant, in the order of the files."),
            .required(
                "containers", .list(of: .object("containerFact")),
                "Action tabs, and the handlers of tabs and switch flows, in the order of the flows."),
            .required(
                "sites", .list(of: .object("siteFact")),
                "The handlers of sites (steps that start a flow or present a screen), in the order of the sites."),
            .required("links", .list(of: .object("linkFact")), "The links, in the order of the files."),
            .optional("words", .list(of: .object("word")), "All states within 'wordsUpTo' actions."),
            .optional("wordsUpTo", .integer(minimum: 0), "The maximum number of actions for 'words'."),
        ])

    /// All objects of an analysis dump except the first.
    static let analysisParts = [
        breach, screenFact, transitionFact, faultFact, stackFact, invariantFact, containerFact, siteFact, linkFact, word, wordSlot, place,
    ]

    static let breach = JSONObject(
        name: "breach",
        documentation: "A step that makes the analysis approximate or partial.",
        keys: [
            .required(
                "reason",
                .word([
                    "goes-on-in-tab", "covered-bar", "no-return", "fault-after-move", "sought-screens", "merged-sites", "limit",
                    "beginnings", "size",
                ]),
                "The reason. Approximate: a list of steps continues in a tab without setting its stack (E1); a tab bar is created and covered at once "
                    + "while one of its tabs can be reset (E2); a list changes a stack and then leaves its tab for good (E3); steps after the user's "
                    + "move can fail (E4); or a limit on 'popTo' with 'else', on flows with 'dismissed' handlers or on branches of a list is "
                    + "exceeded. Partial: a limit on a flow's starts, or on the total size, is exceeded."),
            .required("place", .object("place"), "The step."),
        ])

    static let screenFact = JSONObject(
        name: "screenFact", documentation: "A screen in a lane.",
        keys: [
            .required("flow", .string, "The declaring flow."), .required("screen", .string, "The screen's name in the flow."),
            .optional(
                "lane", .string, "The flow or screen of the modal or root, then the tab or child of each container in it, joined by '/'."),
            .required("reachable", .boolean, "True if the screen can be on top in the lane."),
            .optional(
                "distance", .integer(minimum: 0),
                "The number of actions from the start: the minimum, unless 'bound' is set. Absent if unreachable."),
            bound,
        ])

    static let transitionFact = JSONObject(
        name: "transitionFact", documentation: "A transition on a screen.",
        keys: [
            .required("flow", .string, "The declaring flow of the screen."),
            .required("screen", .string, "The screen's name in the flow."),
            .required("name", .string, "The transition's name."),
            .required("fires", .boolean, "True if it can ever be performed on the screen."),
            distance, bound, faults,
        ])

    static let faultFact = JSONObject(
        name: "faultFact", documentation: "A step that can fail.",
        keys: [
            .required("rule", .word(Fault.Kind.allCases.map(\.rawValue)), "The rule for the finding."),
            .required(
                "distance", .integer(minimum: 1),
                "The number of actions from the start, including the failing one: the minimum, unless 'bound' is set."),
            bound,
            .required("place", .object("place"), "The step."),
        ])

    static let stackFact = JSONObject(
        name: "stackFact", documentation: "The depth of a flow's stack.",
        keys: [
            .required("flow", .string, "The flow."),
            .optional("maxDepth", .integer(minimum: 1), "The maximum number of screens."),
            .optional("unbounded", .boolean, "True if the stack can grow indefinitely, otherwise absent."),
            .optional("cycle", .list(of: .string), "The repeated actions, with 'unbounded'."),
        ])

    static let invariantFact = JSONObject(
        name: "invariantFact", documentation: "The verdict on an invariant.",
        keys: [
            .required("name", .string, "The invariant's name."),
            .required(
                "verdict", .word(["holds", "violated", "possible"]),
                "'holds': true in every state. 'violated': the trace violates it. 'possible': it might be violated, because the analysis isn't exact."
            ),
            .optional(
                "distance", .integer(minimum: 0),
                "The number of actions until it is violated (for 'reach' and 'folds': until a screen is unreachable), as in the trace: the minimum, "
                    + "unless 'bound' is set."),
            bound,
            .optional("trace", .list(of: .string), "The actions that violate it."),
        ])

    static let containerFact = JSONObject(
        name: "containerFact", documentation: "Steps of a container: a tap on an action tab, or a handler for a child's result.",
        keys: [
            .required("flow", .string, "The tabs or switch flow."), .optional("tab", .string, "The action tab."),
            .optional("on", .string, "The child and its result: 'child.result'."),
            .optional("fires", .boolean, "For a tab: true if it can ever be tapped."), distance, bound, faults,
        ], alternatives: ["tab", "on"])

    static let siteFact = JSONObject(
        name: "siteFact",
        documentation: "A handler of a site, run after a step, the back button, the back menu or a swipe removes the flow or screen.",
        keys: [
            .required("site", .integer(minimum: 0), "The site's number in the dump of the program."),
            .required("on", .string, "The result, or 'dismissed' for an end without a result."),
            .required("place", .object("place"), "The location of the site."), faults,
        ])

    static let linkFact = JSONObject(
        name: "linkFact", documentation: "A deep link or global transition.",
        keys: [
            .required("name", .string, "The link's name."), .required("fires", .boolean, "True if it can ever be opened."), distance, bound,
            faults,
        ])

    static let word = JSONObject(
        name: "word", documentation: "The visible screens of a state: all modals, selected tabs and visible children only.",
        keys: [
            .required("word", .list(of: .object("wordSlot")), "The screens of all stacks and modals, bottom to top."),
            .required("distance", .integer(minimum: 0), "The number of actions from the start: the minimum, unless 'bound' is set."), bound,
        ])

    static let wordSlot = JSONObject(
        name: "wordSlot", documentation: "A screen on a stack.",
        keys: [
            .required("lane", .string, "The lane, as in 'screens'."), .required("flow", .string, "The declaring flow of the screen."),
            .required("screen", .string, "The screen's name in the flow."),
            .required("activation", .either(.string, .null), "The pushed flow that begins with the screen."),
        ])

    private static let distance = Key.optional(
        "distance", .integer(minimum: 1),
        "The number of actions from the start, including this one: the minimum, unless 'bound' is set. Absent if it can't be performed.")
    private static let bound = Key.optional(
        "bound", .word([Distance.Bound.lower.rawValue, Distance.Bound.upper.rawValue]),
        "The kind of distance if the minimum isn't known. 'lower': at least as many actions are needed. 'upper': a trace with as many exists; "
            + "a shorter one might exist.")
    private static let faults = Key.required(
        "faults", .list(of: .object("faultFact")), "The steps that can fail; empty if all steps always succeed.")
}
