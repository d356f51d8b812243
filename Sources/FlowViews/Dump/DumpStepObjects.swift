import FlowGraph
import FlowSpec

/// The objects of the dump that say what happens.
extension JSONObject {
    static let site = JSONObject(
        name: "site", documentation: "A place that starts a flow on a stack or in a layer, or presents a bare screen.",
        keys: [
            .required("id", .integer(minimum: 0), "The number that steps use: the index among the sites."),
            .optional("screen", .string, "The bare screen that is presented, by id."),
            .optional("flow", .string, "The flow that is started."),
            .required("owner", .string, "The flow whose steps the handlers are."),
            .required("place", .object("place"), "Where the site stands."),
            .required("on", .list(of: .object("handler")), "What happens at each result of the flow, in the order of its results."),
            .optional("dismissed", .list(of: .object("step")), "What happens when it leaves without a result, if the spec says it."),
            .required(
                "presentation", .object("presentation"),
                "How it is presented: as the step says, otherwise the target. It means nothing for a push."),
            .required("ownPresentation", .boolean, "Whether the step gives the presentation."),
        ], alternatives: ["screen", "flow"])

    static let handler = JSONObject(
        name: "handler", documentation: "What happens when a flow ends with a result, or when the app answers with it.",
        keys: [
            .required("result", .string, "The result's name."),
            .required("do", .list(of: .object("step")), "The steps, of which there may be none."),
        ])

    static let use = JSONObject(
        name: "use", documentation: "A screen or flow that a step shows: how it begins, and its arguments.",
        keys: [
            .optional("screen", .string, "The screen, by id."),
            .optional("flow", .string, "The flow."),
            .optional("start", .string, "The screen, tab or child that the flow begins with instead of its own start."),
            .optional("stack", .list(of: .object("use")), "What is above a stack flow's first screen from the beginning."),
            with, .required("place", .object("place"), "Where its name stands."),
        ], alternatives: ["screen", "flow"])

    static let condition = JSONObject(
        name: "condition", documentation: "A guard as it is asked, or guards that are joined.",
        keys: [
            .optional("guard", .string, "The guard."),
            .optional("with", .map(of: .object("value")), "The values for its parameters, by name; an absent one has its default."),
            .optional("not", .object("condition"), "What must not hold."),
            .optional("and", .list(of: .object("condition")), "What must all hold."),
            .optional("or", .list(of: .object("condition")), "Of which one must hold."),
        ], alternatives: ["guard", "not", "and", "or"])

    static let value = JSONObject(
        name: "value", documentation: "A value, by where it comes from.",
        keys: [
            .optional(
                "from", .word(["method", "screen", "flow", "result"]),
                "A parameter of the method of the transition or link, of the screen that takes it or of the flow whose steps these are, or a value of the result "
                    + "that is being handled."),
            .optional("name", .string, "The parameter's or value's name, together with 'from'."),
            .optional("literal", .string, "A Swift literal."),
        ], alternatives: ["from", "literal"])

    static let text = JSONObject(
        name: "text", documentation: "A text that is shown: as it is, a value, or a text that translators have.",
        keys: value.keys + [
            .optional("text", .string, "The text as it is written."),
            .optional("key", .string, "The key by which translators know the text, with the formats of its values, such as %lld."),
            .optional("default", .string, "The text where there is no translation, together with 'key'."),
            .optional("table", .string, "The table of strings, together with 'key'."),
            .optional("comment", .string, "What translators should know, together with 'key'."),
            .optional("values", .list(of: .object("value")), "The values in the text, together with 'key'."),
        ], alternatives: ["from", "literal", "text", "key"])

    static let action = JSONObject(
        name: "action", documentation: "A button of an alert.",
        keys: [
            .required("name", .string, "The name, unique in its alert."),
            .required("title", .object("text"), "The button's text."),
            .required("style", .word(AlertDeclaration.Action.Style.allCases.map(\.rawValue)), "The kind of button."),
            .required("do", .list(of: .object("step")), "What a tap does."),
        ])

    private static let with = Key.required(
        "with", .map(of: .object("value")), "The values for its parameters, by name; an absent one has its default.")

    /// The steps, each with its name and its own keys; what each has comes last.
    static let steps = StepKeyword.linked.map { keyword in
        JSONObject(
            name: "\(keyword.rawValue)Step", documentation: keyword.summary,
            keys: [.required("step", .word([keyword.rawValue]), "The step's name.")] + keyword.operands.flatMap(keys) + [
                .required("animated", .boolean, "Whether it is animated if it is visible."),
                .optional("animatedIf", .list(of: .object("value")), "The values that must all be true for that."),
                .required("place", .object("place"), "The characters of the whole step."),
            ])
    }

    /// The keys that an operand has in each step.
    private static func keys(of operand: Operand.Kind) -> [Key] {
        switch operand {
        case .use: [.required("use", .object("use"), "The screen or flow.")]
        case .flowSite: [.optional("site", .integer(minimum: 0), "The site, if a flow is started.")]
        case .site: [.required("site", .integer(minimum: 0), "The site.")]
        case .anchor: [.optional("anchor", .string, "The method's parameter that a popover is attached to.")]
        case .stack: [.required("stack", .list(of: .object("use")), "The screens, bottom first.")]
        case .count: [.required("count", .integer(minimum: 1), "How many.")]
        case .screen: [.required("screen", .string, "The screen, by id.")]
        case .fallback:
            [
                .optional(
                    "else", .word(StepDeclaration.Fallback.allCases.map(\.rawValue)), "What happens if the screen isn't on the stack."),
                .optional("use", .object("use"), "How it is made, beside 'else: push'."),
            ]
        case .tab:
            [
                .required("flow", .string, "The tabs flow."), .required("tab", .string, "The tab's name."),
                .optional(
                    "stack", .list(of: .object("use")),
                    "What is then above the tab's root; an empty list is a reset, and if absent the tab stays as it is."),
            ]
        case .child:
            [
                .required("flow", .string, "The switch flow."), .required("child", .string, "The child's name."),
                .optional("use", .object("use"), "How it begins, if the step says more than its name; it then begins anew."),
            ]
        case .reset: [.required("reset", .boolean, "Whether it begins anew if it already shows.")]
        case .result: [.required("flow", .string, "The flow."), .required("result", .string, "The result's name.")]
        case .arguments: [with]
        case .alert:
            [
                .optional("title", .object("text"), "The title."), .optional("message", .object("text"), "The text below it."),
                .required("style", .word(["alert", "actionSheet"]), "Whether it is an action sheet."),
                .optional("anchor", .string, "The method's parameter that an action sheet is attached to on iPad."),
                .required("actions", .list(of: .object("action")), "The buttons."),
            ]
        case .effect:
            [
                .required("effect", .string, "The effect, by id."),
                .optional("onTop", .boolean, "Whether it is the effect of the screen that the steps before show."),
            ]
        case .answers:
            [.required("on", .list(of: .object("handler")), "What happens at each answer; without any the step doesn't wait.")]
        case .choice:
            [
                .required("condition", .object("condition"), "The guard."),
                .required("then", .list(of: .object("step")), "The steps if it holds."),
                .required("else", .list(of: .object("step")), "The steps if it doesn't."),
            ]
        case .requirement: [.required("requirement", .boolean, "Whether these are a target's step and its 'otherwise'.")]
        }
    }
}
