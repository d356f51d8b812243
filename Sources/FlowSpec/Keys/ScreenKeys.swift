extension KeyTable {
    static let screen = KeyTable(
        "screen", "a screen", "One view controller.",
        keys: [
            params("The screen's parameters: Swift types by name, with optional defaults."),
            transitions("Transitions from the screen, by name. The screen calls the Swift method of that name."),
            uses("Sets of transitions that the screen has beside its own."),
            Key("effects", .map(of: .effect, .object("screenEffect"), minimum: 0), "Effects of the screen's view controller, by name."),
            Key("like", .name(.otherScreen), "The screen with the shared view controller, as `flow.screen`."),
            Key("from", .object("from"), "The view controller's origin (default: your app creates it)."),
        ] + ScreenAttribute.allCases.map(\.key) + [
            presentation("The screen's default presentation; steps can override it."),
            requires("The guard that must be true to show the screen."),
            otherwise,
            Key("description", .text(isEmptyAllowed: false), "The screen's documentation in Swift."),
            allow,
        ],
        choices: [["like", "params"], ["like", "uses"], ["like", "from"], ["like", "effects"], ["unique", "recursive"]].map {
            Choice(.atMostOne, of: $0)
        },
        synonyms: [
            "class": "from", "viewController": "from", "storyboard": "from", "nib": "from", "view": "from",
            "routes": "transitions", "prefersLargeTitles": "largeTitle", "hidesBottomBarWhenPushed": "hidesTabBar",
            "navigationBarHidden": "hidesNavigationBar", "isNavigationBarHidden": "hidesNavigationBar",
        ], elsewhere: ["interface": "a flow has it for all its screens"])

    /// The source of a screen's view controller.
    static let origin = KeyTable(
        "from", "a view controller's origin", "The origin of a screen's view controller if your app doesn't create it.",
        variants: [
            Variant(
                Key("storyboard", .text(isEmptyAllowed: false), "The name of the view controller's storyboard."),
                [
                    Key("id", .text(isEmptyAllowed: false), required: true, "The view controller's storyboard ID."),
                    Key("class", .typeName, required: true, "The view controller's class."),
                ]),
            Variant(
                Key("nib", .text(isEmptyAllowed: false), "The name of the view controller's nib."),
                [Key("class", .typeName, required: true, "The view controller's class.")]),
            Variant(Key("class", .typeName, "The view controller's class, created with `init()`.")),
            Variant(Key("view", .typeName, "The SwiftUI view for a UIHostingController.")),
        ],
        keys: [])

    /// The presentation of a flow or screen.
    static let presentation = KeyTable(
        "presentation", "a presentation", "The presentation of a flow or screen.",
        keys: traitKeys + [
            Key("compact", ownTraits, "Overrides in compact width."),
            Key("regular", ownTraits, "Overrides in regular width."),
            Key("phone", ownTraits, "A synonym of `compact`."),
            Key("pad", ownTraits, "A synonym of `regular`."),
            Key(
                "links", .word(words(of: Presentation.Links.self)),
                "The effect on deep links while it is presented (default: `dismiss`, as their `whenModal` says)."),
        ], choices: oneOfEach)

    /// The presentation of a step's target, with an optional choice by a guard.
    static let stepPresentation = KeyTable(
        "stepPresentation", "a step's presentation", "A presentation for one step, instead of the target's.",
        keys: presentation.keys + [
            Key("if", anyCondition, beside: "then", "The guard to choose by."),
            Key("then", ownTraits, beside: "if", "Overrides if the guard is true."),
            Key("else", ownTraits, beside: "if", "Overrides if the guard is false."),
            with("The guard's arguments."),
        ], choices: oneOfEach)

    /// The presentation at one width.
    static let traits = KeyTable(
        "ownTraits", "a presentation's overrides", "Overrides for one width or one outcome of a guard.",
        keys: traitKeys)

    /// A custom height of a sheet.
    static let detent = KeyTable(
        "detent", "a detent", "A custom height of a sheet.",
        keys: [
            Key("height", points, "The height in points."),
            Key("fraction", .fraction, "The height as a fraction of the maximum height."),
        ], choices: [Choice(.exactlyOne, of: ["height", "fraction"])])

    static let size = KeyTable(
        "size", "a size", "The size of a form sheet or popover, if the window has room for it.",
        keys: [
            Key("width", points, required: true, "The width in points."), Key("height", points, required: true, "The height in points."),
        ])

    private static let oneOfEach = [Choice(.atMostOne, of: ["compact", "phone"]), Choice(.atMostOne, of: ["regular", "pad"])]

    private static let points = ValueType.integer(minimum: 1, maximum: 10_000)

    private static let ownTraits = ValueType.either([.word(words(of: Presentation.Style.self)), .object("ownTraits")])

    private static let traitKeys = [
        Key("style", .word(words(of: Presentation.Style.self)), "UIKit's presentation style (default: `automatic`)."),
        Key("transition", .word(words(of: Presentation.Transition.self)), "UIKit's transition style."),
        Key(
            "detents", .list(of: .either([.word(words(of: Presentation.SystemDetent.self)), .object("detent")]), minimum: 1),
            "The sheet's detents, smallest first."),
        Key("grabber", .boolean, "Show the sheet's grabber."),
        Key("size", .object("size"), "The size of a form sheet or popover (default: the view controller's)."),
        Key("dismissible", .boolean, "Allow swipe to dismiss (default: as the style allows)."),
    ]
}
