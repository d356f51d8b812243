import FlowSpec

/// The objects of the dump that say what flows, screens and transitions are.
extension JSONObject {
    static let flow = JSONObject(
        name: "flow", documentation: "A flow: what one coordinator owns.",
        keys: [
            .required("name", .string, "The name, unique in the program."),
            .required("kind", .word(["stack", "single", "tabs", "split", "switch"]), "The kind."),
            .required(
                "external", .boolean,
                "Whether the app writes the coordinator by hand: the flow's one screen then stands for all that it shows."),
            documentation,
            .required("place", .object("place"), "Where the name is declared."),
            .required("params", .list(of: .object("parameter")), "The flow's parameters."),
            .required("results", .list(of: .object("result")), "How the flow can end."),
            .required("start", .object("start"), "What the flow begins with: a screen, tab, column or child of its own."),
            .required("screens", .list(of: .string), "The flow's own screens, by id."),
            .required("transitions", .list(of: .string), "The transitions that every screen of the flow has, by id."),
            .required("presentation", .object("presentation"), "How the flow is presented unless the step says otherwise."),
            .optional("requires", .object("condition"), "What must hold to start it."),
            .optional("entry", .word(FlowDeclaration.Entry.allCases.map(\.rawValue)), "How the app's own code starts it."),
            .optional("tabs", .list(of: .object("tab")), "The tabs of a tabs flow, or the columns of a split flow, the primary first."),
            .optional("reselect", .word(FlowDeclaration.Reselect.allCases.map(\.rawValue)), "What a tap on the selected tab does."),
            .optional("bar", .word(FlowDeclaration.Bar.allCases.map(\.rawValue)), "Whose the tab bar is."),
            .optional("children", .list(of: .object("child")), "The children of a switch flow."),
            .optional(
                "on", .list(of: .object("childHandler")), "For a tabs, split or switch flow, what happens when a child ends with a result."),
        ])

    static let start = JSONObject(
        name: "start", documentation: "What a flow begins with: the first choice whose guard holds, otherwise the last.",
        keys: [
            .required("choices", .list(of: .object("startChoice")), "The guarded names."),
            .required("otherwise", .string, "The name if no guard holds."),
        ])

    static let startChoice = JSONObject(
        name: "startChoice", documentation: "A guarded name that a flow may begin with.",
        keys: [
            .required("if", .object("condition"), "The guard."),
            .required("start", .string, "The name of the screen, tab, column or child."),
        ])

    static let tab = JSONObject(
        name: "tab", documentation: "A tab of a tabs flow, or a column of a split flow.",
        keys: [
            .required("name", .string, "The name, unique in its flow."),
            .required("place", .object("place"), "Where the name is declared."),
            .optional("use", .object("use"), "The flow or bare screen in the tab."),
            .optional("action", .list(of: .object("step")), "What a tap does, if the tab is never selected."),
            .optional("title", .object("text"), "The title."),
            .optional("symbol", .string, "The image's name among SF Symbols."),
            .optional("image", .string, "The image's name among the app's assets."),
            .required("badge", .boolean, "Whether the app sets a badge on it."),
        ], alternatives: ["use", "action"])

    static let child = JSONObject(
        name: "child", documentation: "A child of a switch flow.",
        keys: [
            .required("name", .string, "The name, unique in its flow."),
            .required("place", .object("place"), "Where the name is declared."),
            .required("use", .object("use"), "The flow or bare screen, with the arguments that no step passes."),
        ])

    static let childHandler = JSONObject(
        name: "childHandler", documentation: "What happens when a child of a container ends with a result.",
        keys: [
            .required("child", .string, "The name of the tab or child."),
            .required("result", .string, "The result's name."),
            .required("do", .list(of: .object("step")), "The steps, of which there may be none."),
        ])

    static let presentation = JSONObject(
        name: "presentation", documentation: "How something is presented.",
        keys: [
            .required("phone", .object("traits"), "On iPhone."),
            .required("pad", .object("traits"), "On iPad."),
        ])

    static let traits = JSONObject(
        name: "traits", documentation: "How something is presented on one kind of device.",
        keys: [
            .required("style", .word(Presentation.Style.allCases.map(\.rawValue)), "The style, named as UIKit's."),
            .optional(
                "transition", .word(Presentation.Transition.allCases.map(\.rawValue)),
                "The transition's style; absent for the presentation style's own."),
            .required(
                "detents", .list(of: .either(.word(Presentation.SystemDetent.allCases.map(\.rawValue)), .object("detent"))),
                "The heights at which a sheet rests."),
            .required("grabber", .boolean, "Whether a sheet shows a grabber."),
            .required("dismissible", .boolean, "Whether the user may swipe it away, if the style allows it."),
            .optional(
                "dismissal", .word(Presentation.Dismissal.allCases.map(\.rawValue)),
                "How the user can end it: as UIKit lets them, or as the app's own presentation may; absent if they can't."),
            .optional("size", .object("size"), "The size of a form sheet or a popover; absent for the view controller's own."),
        ])

    static let detent = JSONObject(
        name: "detent", documentation: "A height of a sheet that isn't UIKit's.",
        keys: [
            .optional("height", .integer(minimum: 1), "The height in points."),
            .optional("fraction", .fraction, "The height as a part of the largest one that a sheet can have."),
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
            .required("id", .string, "The name that other parts use: 'flow.screen'."),
            .required("name", .string, "The name, unique in its flow."),
            .required("flow", .string, "The flow that declares it."), documentation,
            .required("place", .object("place"), "Where the name is declared."),
            .required(
                "params", .list(of: .object("parameter")),
                "The screen's parameters; if the flow may begin with it, the flow's come first."),
            .required("transitions", .list(of: .string), "The transitions that leave the screen, by id, without those of its flow."),
            .required("effects", .list(of: .string), "What this screen's view controller can do, by id."),
            .optional("like", .string, "The screen, by id, whose view controller this screen shares."),
            .optional("from", .object("origin"), "Where the view controller comes from; absent if the app creates it."),
        ] + ScreenAttribute.allCases.map(key) + [
            .required("presentation", .object("presentation"), "How the screen is presented unless the step says otherwise."),
            .optional("requires", .object("condition"), "What must hold to show it."),
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
        documentation: "Where a view controller comes from: a storyboard, a nib, a class created in code, or a SwiftUI view.",
        keys: [
            .optional("storyboard", .string, "The storyboard, together with 'id' and 'class'."),
            .optional("id", .string, "The storyboard ID of the scene."),
            .optional("nib", .string, "The nib, beside 'class'."),
            .optional("class", .string, "The view controller's class."),
            .optional("view", .string, "The SwiftUI view."),
        ], alternatives: ["class", "view"])

    static let transition = JSONObject(
        name: "transition", documentation: "A transition: a list of steps that is one change.",
        keys: [
            .required(
                "id", .string, "The name that other parts use: 'flow.screen.name', or 'flow.name' if every screen of the flow has it."),
            .required("name", .string, "The name: the Swift method that the screen calls."),
            .optional("screen", .string, "The screen that has it, by id."),
            .optional("flow", .string, "The flow all of whose screens have it."),
            .required("place", .object("place"), "Where the name is declared."),
            .required("params", .list(of: .object("methodParameter")), "The parameters of the Swift method."),
            .required("steps", .list(of: .object("step")), "The steps."),
        ], alternatives: ["screen", "flow"])

    static let methodParameter = JSONObject(
        name: "methodParameter", documentation: "A parameter of a transition's Swift method, or of a link.",
        keys: [
            .required("name", .string, "The name."),
            .required(
                "kind", .word(["value", "text", "popoverSource"]),
                "An argument, a text of an alert, or what a popover or action sheet is attached to."),
            .optional("type", .string, "The Swift type of a value."),
            .optional("default", .string, "The Swift literal that is used without a value."),
        ])
}
