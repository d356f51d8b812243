extension KeyTable {
    /// A screen.
    static let screen = KeyTable(
        "screen", "a screen", "A screen is one view controller.",
        keys: [
            params("The screen's parameters: Swift types by name, each with an optional default."),
            transitions("The transitions that leave the screen, by name; the name is the Swift method that the screen calls."),
            Key("effects", .map(of: .effect, .object("screenEffect"), minimum: 0), "What this screen's view controller can do, by name."),
            Key("like", .name(.otherScreen), "The screen, as `flow.screen`, whose view controller this screen shares."),
            Key("from", .object("from"), "Where the view controller comes from; by default the app creates it."),
        ] + ScreenAttribute.allCases.map(\.key) + [
            presentation("How the screen is presented unless the step says otherwise."),
            requires("The guard that must hold to show the screen."),
            otherwise,
            Key("description", .text(isEmptyAllowed: false), "What the screen means, for its documentation in Swift."),
            allow,
        ],
        choices: ["params", "from", "effects"].map { Choice(.atMostOne, of: ["like", $0]) },
        synonyms: [
            "class": "from", "viewController": "from", "storyboard": "from", "nib": "from", "view": "from",
            "routes": "transitions", "prefersLargeTitles": "largeTitle", "hidesBottomBarWhenPushed": "hidesTabBar",
            "navigationBarHidden": "hidesNavigationBar", "isNavigationBarHidden": "hidesNavigationBar",
        ])

    /// Where a screen's view controller comes from.
    static let origin = KeyTable(
        "from", "a view controller's origin", "An origin says how a screen's view controller is created unless the app does it.",
        variants: [
            Variant(
                Key("storyboard", .text(isEmptyAllowed: false), "The storyboard that holds the view controller, by its name."),
                [
                    Key("id", .text(isEmptyAllowed: false), required: true, "The view controller's storyboard ID."),
                    Key("class", .typeName, required: true, "The view controller's class."),
                ]),
            Variant(
                Key("nib", .text(isEmptyAllowed: false), "The nib that the view controller owns, by its name."),
                [Key("class", .typeName, required: true, "The view controller's class.")]),
            Variant(Key("class", .typeName, "The class of the view controller, created by its `init()`.")),
            Variant(Key("view", .typeName, "The SwiftUI view that a UIHostingController shows.")),
        ],
        keys: [])

    /// How a flow or screen is presented.
    static let presentation = KeyTable(
        "presentation", "a presentation", "A presentation says how a flow or screen is presented.",
        keys: traitKeys + [
            Key("phone", ownTraits, "What is different on iPhone."),
            Key("pad", ownTraits, "What is different on iPad."),
        ])

    /// How a step presents something, perhaps as a guard says.
    static let stepPresentation = KeyTable(
        "stepPresentation", "a step's presentation", "A step's presentation takes the place of the target's own.",
        keys: presentation.keys + [
            Key("if", anyCondition, beside: "then", "The guard that chooses."),
            Key("then", ownTraits, beside: "if", "What is different if the guard holds."),
            Key("else", ownTraits, beside: "if", "What is different if it doesn't."),
            with("The guard's arguments."),
        ])

    /// How a flow or screen is presented on one kind of device.
    static let traits = KeyTable(
        "deviceTraits", "a device's presentation", "A device's presentation, or one that a guard chooses, overrides the rest.",
        keys: traitKeys)

    /// A height of a sheet that isn't UIKit's.
    static let detent = KeyTable(
        "detent", "a detent", "A detent is a height at which a sheet rests.",
        keys: [
            Key("height", points, "The height in points."),
            Key("fraction", .fraction, "The height as a part of the largest one that a sheet can have."),
        ], choices: [Choice(.exactlyOne, of: ["height", "fraction"])])

    /// The size of a form sheet or a popover.
    static let size = KeyTable(
        "size", "a size", "A size is that of a form sheet or a popover, where the device has room for it.",
        keys: [
            Key("width", points, required: true, "The width in points."), Key("height", points, required: true, "The height in points."),
        ])

    private static let points = ValueType.integer(minimum: 1, maximum: 10_000)

    private static let ownTraits = ValueType.either([.word(words(of: Presentation.Style.self)), .object("deviceTraits")])

    private static let traitKeys = [
        Key("style", .word(words(of: Presentation.Style.self)), "The style, by UIKit's name; left out, `automatic`."),
        Key("transition", .word(words(of: Presentation.Transition.self)), "The transition's style, by UIKit's name."),
        Key(
            "detents", .list(of: .either([.word(words(of: Presentation.SystemDetent.self)), .object("detent")]), minimum: 1),
            "The heights at which a sheet rests, the smallest first."),
        Key("grabber", .boolean, "Whether a sheet shows a grabber."),
        Key("size", .object("size"), "The size of a form sheet or a popover; by default the view controller's own."),
        Key("dismissible", .boolean, "Whether the user may swipe it away; by default as the style allows."),
    ]
}
