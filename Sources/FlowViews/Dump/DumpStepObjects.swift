import FlowGraph
import FlowSpec

/// The objects of the dump for steps and handlers.
extension JSONObject {
    static let site = JSONObject(
        name: "site", documentation: "A step that starts a flow on a stack or in a modal, or presents a bare screen.",
        keys: [
            .required("id", .integer(minimum: 0), "The site's number: its index among the sites."),
            .optional("screen", .string, "The presented bare screen, by id."),
            .optional("flow", .string, "The started flow."),
            .required("owner", .string, "The flow that runs the handlers."),
            .required("place", .object("place"), "The location of the site."),
            .required("on", .list(of: .object("handler")), "The handlers, in the order of the flow's results."),
            .optional("dismissed", .list(of: .object("step")), "The handler for an end without a result, if set."),
            .required(
                "presentation", .object("presentation"),
                "The presentation: the step's or the target's. Ignored for a push."),
            .required("ownPresentation", .boolean, "True if the step sets the presentation."),
        ], alternatives: ["screen", "flow"])

    static let handler = JSONObject(
        name: "handler", documentation: "A handler for the result of a flow or an effect.",
        keys: [
            .required("result", .string, "The result's name."),
            .required("do", .list(of: .object("step")), "The steps, possibly none."),
        ])

    static let use = JSONObject(
        name: "use", documentation: "A screen or flow of a step, with its start and arguments.",
        keys: [
            .optional("screen", .string, "The screen, by id."),
            .optional("flow", .string, "The flow."),
            .optional("start", .string, "The screen, tab or child that replaces the flow's start."),
            .optional("stack", .list(of: .object("use")), "The screens above a stack flow's first screen."),
            with, .required("place", .object("place"), "The location of the name."),
        ], alternatives: ["screen", "flow"])

    static let condition = JSONObject(
        name: "condition", documentation: "A guard with its arguments, a combination of guards, or a fact about the top screen.",
        keys: [
            .optional("guard", .string, "The guard."),
            .optional("with", .map(of: .object("value")), "The arguments, by name; an absent argument has its default."),
            .optional("not", .object("condition"), "The condition that must be false."),
            .optional("and", .list(of: .object("condition")), "The conditions that must all be true."),
            .optional("or", .list(of: .object("condition")), "Alternative conditions: one must be true."),
            .optional("stackOnTop", .boolean, "Always true: the screen on top must be on a navigation stack."),
        ], alternatives: ["guard", "not", "and", "or", "stackOnTop"])

    static let value = JSONObject(
        name: "value", documentation: "A value: its source and name, or a literal.",
        keys: [
            .optional(
                "from", .word(["method", "screen", "flow", "result"]),
                "The source: a parameter of the method, of the screen or of the flow, or a value of the handled result."),
            .optional("name", .string, "The name of the parameter or value, with 'from'."),
            .optional("literal", .string, "A Swift literal."),
        ], alternatives: ["from", "literal"])

    static let text = JSONObject(
        name: "text", documentation: "A visible string: a fixed string, a value or a localized string.",
        keys: value.keys + [
            .optional("text", .string, "The fixed string."),
            .optional("key", .string, "The localization key, with format specifiers for values, such as %lld."),
            .optional("default", .string, "The string without a translation, with 'key'."),
            .optional("table", .string, "The strings table, with 'key'."),
            .optional("comment", .string, "The comment for translators, with 'key'."),
            .optional("values", .list(of: .object("value")), "The values in the string, with 'key'."),
        ], alternatives: ["from", "literal", "text", "key"])

    static let action = JSONObject(
        name: "action", documentation: "A button of an alert.",
        keys: [
            .required("name", .string, "The name, unique in its alert."),
            .required("title", .object("text"), "The button's title."),
            .required("style", .word(AlertDeclaration.Action.Style.allCases.map(\.rawValue)), "The button's style."),
            .required("do", .list(of: .object("step")), "The steps to run on a tap."),
        ])

    private static let with = Key.required(
        "with", .map(of: .object("value")), "The arguments, by name; an absent argument has its default.")

    /// The steps: each has its name, the keys of its operands, and the keys common to all steps.
    static let steps = StepKeyword.linked.map { keyword in
        JSONObject(
            name: "\(keyword.rawValue)Step", documentation: keyword.summary,
            keys: [.required("step", .word([keyword.rawValue]), "The step's name.")] + keyword.operands.flatMap(keys) + [
                .required("animated", .boolean, "True if the step is animated when visible."),
                .optional("animatedIf", .list(of: .object("value")), "The values that must all be true to animate it."),
                .optional("within", .string, "The flow on top that performs this step and the rest; only in links."),
                .required("place", .object("place"), "The location of the whole step."),
            ])
    }

    /// The keys of an operand, equal in all steps.
    private static func keys(of operand: Operand.Kind) -> [Key] {
        switch operand {
        case .use: [.required("use", .object("use"), "The screen or flow.")]
        case .flowSite: [.optional("site", .integer(minimum: 0), "The site, if a flow is started.")]
        case .site: [.required("site", .integer(minimum: 0), "The site.")]
        case .anchor: [.optional("anchor", .string, "The method's parameter for the popover's anchor.")]
        case .stack: [.required("stack", .list(of: .object("use")), "The screens, bottom first.")]
        case .count: [.required("count", .integer(minimum: 1), "The number of screens.")]
        case .screen: [.required("screen", .string, "The screen, by id.")]
        case .fallback:
            [
                .optional(
                    "else", .word(StepDeclaration.Fallback.allCases.map(\.rawValue)), "The fallback if the screen isn't on the stack."),
                .optional("use", .object("use"), "The pushed screen, with 'else: push'."),
            ]
        case .tab:
            [
                .required("flow", .string, "The tabs flow."), .required("tab", .string, "The tab's name."),
                .optional("root", .object("use"), "The tab's first screen, if it has new values."),
                .optional(
                    "stack", .list(of: .object("use")),
                    "The screens above the tab's root; an empty list resets the tab; absent to keep its stack."),
            ]
        case .child:
            [
                .required("flow", .string, "The switch flow."), .required("child", .string, "The child's name."),
                .optional("use", .object("use"), "The child's start and arguments, if set; the child then restarts."),
            ]
        case .reset: [.required("reset", .boolean, "True to restart the child if it is already visible.")]
        case .result: [.required("flow", .string, "The flow."), .required("result", .string, "The result's name.")]
        case .arguments: [with]
        case .alert:
            [
                .optional("title", .object("text"), "The title."), .optional("message", .object("text"), "The message."),
                .required("style", .word(["alert", "actionSheet"]), "The alert's style."),
                .optional("anchor", .string, "The method's parameter for the action sheet's anchor on iPad."),
                .required("actions", .list(of: .object("action")), "The buttons."),
            ]
        case .effect:
            [
                .required("effect", .string, "The effect, by id."),
                .optional("onTop", .boolean, "True if the effect belongs to the screen that the previous steps show."),
            ]
        case .answers:
            [.required("on", .list(of: .object("handler")), "The handlers of the results; without any, the step doesn't wait.")]
        case .choice:
            [
                .required("condition", .object("condition"), "The guard."),
                .required("then", .list(of: .object("step")), "The steps if the guard is true."),
                .required("else", .list(of: .object("step")), "The steps if the guard is false."),
            ]
        case .requirement: [.required("requirement", .boolean, "True for a target's 'requires' and its 'otherwise'.")]
        }
    }
}
