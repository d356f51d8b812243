import FlowSpec

/// The objects of the dump for flows, screens and transitions.
extension JSONObject {
    static let flow = JSONObject(
        name: "flow", documentation: "A flow, owned by one coordinator.",
        keys: [
            .required("name", .string, "The name, unique in the project."),
            .required("kind", .word(["stack", "single", "tabs", "split", "switch"]), "The kind."),
            .required(
                "external", .boolean,
                "True for an external flow; one screen represents all of its content."),
            documentation,
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("params", .list(of: .object("parameter")), "The flow's parameters."),
            .required("results", .list(of: .object("result")), "The flow's results."),
            .required("start", .object("start"), "The first screen, tab, column or child."),
            .required("screens", .list(of: .string), "The flow's screens, by id."),
            .required("transitions", .list(of: .string), "The flow-level transitions, by id."),
            .required("presentation", .object("presentation"), "The flow's default presentation."),
            .optional("requires", .object("condition"), "The condition that must be true to start the flow."),
            .optional("entry", .word(FlowDeclaration.Entry.allCases.map(\.rawValue)), "The way your code starts the flow."),
            .optional(
                "interface", .word(OutputOptions.Interface.allCases.map(\.rawValue)), "The interface of its screens; absent for UIKit."),
            .optional("tabs", .list(of: .object("tab")), "The tabs of a tabs flow, or the columns of a split flow, the primary first."),
            .optional("reselect", .word(FlowDeclaration.Reselect.allCases.map(\.rawValue)), "The effect of a tap on the selected tab."),
            .optional(
                "bar", .word(FlowDeclaration.Bar.allCases.map(\.rawValue)), "UIKit's tab bar, with or without a sidebar, or your own."),
            .optional("children", .list(of: .object("child")), "The children of a switch flow."),
            .optional(
                "on", .list(of: .object("childHandler")), "The handlers of a tabs, split or switch flow for its children's results."),
        ])

    static let start = JSONObject(
        name: "start", documentation: "The start of a flow: the first choice with a true guard, or 'otherwise'.",
        keys: [
            .required("choices", .list(of: .object("startChoice")), "The guarded names."),
            .required("otherwise", .string, "The name if no guard is true."),
        ])

    static let startChoice = JSONObject(
        name: "startChoice", documentation: "A guarded start of a flow.",
        keys: [
            .required("if", .object("condition"), "The guard."),
            .required("start", .string, "The name of the screen, tab, column or child."),
        ])

    static let tab = JSONObject(
        name: "tab", documentation: "A tab of a tabs flow, or a column of a split flow.",
        keys: [
            .required("name", .string, "The name, unique in its flow."),
            .required("place", .object("place"), "The location of the name's declaration."),
            .optional("use", .object("use"), "The flow or bare screen in the tab; without it, the tab is never selected."),
            .optional(
                "action", .list(of: .object("step")),
                "The steps of a tap, which check the guard of the content; without content, the steps of an action tab."),
            .optional("title", .object("text"), "The title."),
            .optional("symbol", .string, "The name of the SF Symbol."),
            .optional("image", .string, "The image's name in the asset catalog."),
            .required("badge", .boolean, "True if the app sets a badge."),
            .optional(
                "width", .word(Width.allCases.map(\.rawValue)), "The only width at which the tab is in the bar; absent for all widths."),
        ])

    static let child = JSONObject(
        name: "child", documentation: "A child of a switch flow.",
        keys: [
            .required("name", .string, "The name, unique in its flow."),
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("use", .object("use"), "The flow or bare screen, with its default arguments."),
        ])

    static let childHandler = JSONObject(
        name: "childHandler", documentation: "A container's handler for a child's result.",
        keys: [
            .required("child", .string, "The name of the tab or child."),
            .required("result", .string, "The result's name."),
            .required("do", .list(of: .object("step")), "The steps, possibly none."),
        ])

    static let presentation = JSONObject(
        name: "presentation", documentation: "A presentation.",
        keys: [
            .required("compact", .object("traits"), "The presentation in compact width."),
            .required("regular", .object("traits"), "The presentation in regular width."),
            .optional(
                "links", .word(Presentation.Links.allCases.map(\.rawValue)),
                "The effect on deep links while it is presented; absent if unspecified."),
        ])

    static let traits = JSONObject(
        name: "traits", documentation: "The presentation at one width.",
        keys: [
            .required("style", .word(Presentation.Style.allCases.map(\.rawValue)), "UIKit's presentation style."),
            .optional(
                "transition", .word(Presentation.Transition.allCases.map(\.rawValue)),
                "UIKit's transition style; absent for the style's default."),
            .required(
                "detents", .list(of: .either(.word(Presentation.SystemDetent.allCases.map(\.rawValue)), .object("detent"))),
                "The sheet's detents."),
            .required("grabber", .boolean, "True if the sheet shows a grabber."),
            .required("dismissible", .boolean, "True if users can swipe it away, if the style allows it."),
            .optional(
                "dismissal", .word(Presentation.Dismissal.allCases.map(\.rawValue)),
                "The way users can dismiss it, as in UIKit or in a custom presentation; absent if they can't."),
            .optional("size", .object("size"), "The size of a form sheet or popover; absent for the view controller's size."),
        ])

    static let detent = JSONObject(
        name: "detent", documentation: "A custom height of a sheet.",
        keys: [
            .optional("height", .integer(minimum: 1), "The height in points."),
            .optional("fraction", .fraction, "The height as a fraction of the maximum height."),
        ], alternatives: ["height", "fraction"])

    static let size = JSONObject(
        name: "size", documentation: "A size in points.",
        keys: [
            .required("width", .integer(minimum: 1), "The width."),
            .required("height", .integer(minimum: 1), "The height."),
        ])

    static let screen = JSONObject(
        name: "screen", documentation: "A screen: one view controller.",
        keys: [
            .required("id", .string, "The id: 'flow.screen'."),
            .required("name", .string, "The name, unique in its flow."),
            .required("flow", .string, "The declaring flow."), documentation,
            .required("place", .object("place"), "The location of the name's declaration."),
            .required(
                "params", .list(of: .object("parameter")),
                "The screen's parameters, after the flow's if it can be the flow's first screen."),
            .required("transitions", .list(of: .string), "The screen's transitions, by id, without flow-level transitions."),
            .required("effects", .list(of: .string), "The effects of the screen's view controller, by id."),
            .optional("like", .string, "The screen with the shared view controller, by id."),
            .optional("from", .object("origin"), "The view controller's origin; absent if the app creates it."),
        ] + ScreenAttribute.allCases.map(key) + [
            .required("presentation", .object("presentation"), "The screen's default presentation."),
            .optional("requires", .object("condition"), "The condition that must be true to show the screen."),
        ])

    private static func key(of attribute: ScreenAttribute) -> Key {
        switch attribute.form {
        case .text: .optional(attribute.rawValue, .object("text"), attribute.summary)
        case .flag(default: nil): .optional(attribute.rawValue, .boolean, attribute.summary)
        case .flag: .required(attribute.rawValue, .boolean, attribute.summary)
        }
    }

    static let origin = JSONObject(
        name: "origin",
        documentation: "A view controller's origin: a storyboard, a nib, a class or a SwiftUI view.",
        keys: [
            .optional("storyboard", .string, "The storyboard, with 'id' and 'class'."),
            .optional("id", .string, "The storyboard ID of the scene."),
            .optional("nib", .string, "The nib, with 'class'."),
            .optional("class", .string, "The view controller's class."),
            .optional("view", .string, "The SwiftUI view."),
        ], alternatives: ["class", "view"])

    static let transition = JSONObject(
        name: "transition", documentation: "A transition: a list of steps, performed as one change.",
        keys: [
            .required(
                "id", .string, "The id: 'flow.screen.name', or 'flow.name' for a flow-level transition."),
            .required("name", .string, "The name, also of the Swift method."),
            .optional("screen", .string, "The screen, by id."),
            .optional("flow", .string, "The flow of a flow-level transition."),
            .optional("set", .string, "The set of transitions that it comes from."),
            .required("place", .object("place"), "The location of the name's declaration."),
            .required("params", .list(of: .object("methodParameter")), "The parameters of the Swift method."),
            .required("steps", .list(of: .object("step")), "The steps."),
        ], alternatives: ["screen", "flow"])

    static let methodParameter = JSONObject(
        name: "methodParameter", documentation: "A parameter of a transition's Swift method, or of a link.",
        keys: [
            .required("name", .string, "The name."),
            .required(
                "kind", .word(["value", "text", "popoverSource"]),
                "The kind: an argument, a string of an alert, or the anchor of a popover or action sheet."),
            .optional("type", .string, "The Swift type of a value."),
            .optional("default", .string, "The default, a Swift literal."),
        ])
}
