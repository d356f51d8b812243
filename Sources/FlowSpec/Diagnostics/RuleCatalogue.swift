// Printed by Scripts/rule-catalogue from the pages in Sources/CPages/rules. Do not edit.

extension Rule {
    /// A parameter's default isn't a Swift literal.
    public static let invalidDefault = Rule("invalid-default", .form, .error, "A parameter's default isn't a Swift literal.")

    /// A name can't be a Swift identifier.
    public static let invalidIdentifier = Rule("invalid-identifier", .form, .error, "A name can't be a Swift identifier.")

    /// A parameter's type isn't a Swift type.
    public static let invalidSwiftType = Rule("invalid-swift-type", .form, .error, "A parameter's type isn't a Swift type.")

    /// A required key is missing.
    public static let missingKey = Rule("missing-key", .form, .error, "A required key is missing.")

    /// An object doesn't have this key.
    public static let unknownKey = Rule("unknown-key", .form, .error, "An object doesn't have this key.")

    /// A value isn't allowed.
    public static let unknownValue = Rule("unknown-value", .form, .error, "A value isn't allowed.")

    /// A file can't be read.
    public static let unreadableFile = Rule("unreadable-file", .form, .error, "A file can't be read.")

    /// This flowgen doesn't know the file's version of FlowSpec.
    public static let unsupportedVersion = Rule(
        "unsupported-version", .form, .error, "This flowgen doesn't know the file's version of FlowSpec.")

    /// A value has the wrong type.
    public static let wrongType = Rule("wrong-type", .form, .error, "A value has the wrong type.")

    /// A mapping has a key twice.
    public static let yamlDuplicateKey = Rule("yaml-duplicate-key", .form, .error, "A mapping has a key twice.")

    /// The file is larger or deeper than FlowSpec allows.
    public static let yamlLimit = Rule("yaml-limit", .form, .error, "The file is larger or deeper than FlowSpec allows.")

    /// The text isn't YAML.
    public static let yamlSyntax = Rule("yaml-syntax", .form, .error, "The text isn't YAML.")

    /// FlowSpec doesn't accept this part of YAML.
    public static let yamlUnsupported = Rule("yaml-unsupported", .form, .error, "FlowSpec doesn't accept this part of YAML.")

    /// A name could mean two things.
    public static let ambiguousTarget = Rule("ambiguous-target", .names, .error, "A name could mean two things.")

    /// A value's type doesn't fit its parameter.
    public static let argumentType = Rule("argument-type", .names, .error, "A value's type doesn't fit its parameter.")

    /// Only a sheet has detents and a grabber.
    public static let detentsWithoutSheet = Rule("detents-without-sheet", .names, .warning, "Only a sheet has detents and a grabber.")

    /// Two specs of one program would give Swift files of the same name.
    public static let duplicateFile = Rule(
        "duplicate-file", .names, .error, "Two specs of one program would give Swift files of the same name.")

    /// A flow is declared twice in one program.
    public static let duplicateFlow = Rule("duplicate-flow", .names, .error, "A flow is declared twice in one program.")

    /// Two files of one program name a root flow.
    public static let duplicateRoot = Rule("duplicate-root", .names, .error, "Two files of one program name a root flow.")

    /// If a guard doesn't hold, it is asked again without end.
    public static let guardLoop = Rule("guard-loop", .names, .error, "If a guard doesn't hold, it is asked again without end.")

    /// Nothing says what happens if a required guard doesn't hold.
    public static let guardWithoutOtherwise = Rule(
        "guard-without-otherwise", .names, .warning, "Nothing says what happens if a required guard doesn't hold.")

    /// What a guard held back is never done.
    public static let guardWithoutResume = Rule("guard-without-resume", .names, .note, "What a guard held back is never done.")

    /// A flow is used where its Swift can't be seen.
    public static let hiddenFlow = Rule("hidden-flow", .names, .error, "A flow is used where its Swift can't be seen.")

    /// A screen hides a tab bar but is never in one.
    public static let hidesTabBarOutsideTabs = Rule(
        "hides-tab-bar-outside-tabs", .names, .warning, "A screen hides a tab bar but is never in one.")

    /// A container can't hold this flow or screen.
    public static let illegalContainment = Rule("illegal-containment", .names, .error, "A container can't hold this flow or screen.")

    /// Files include each other in a circle.
    public static let includeCycle = Rule("include-cycle", .names, .error, "Files include each other in a circle.")

    /// A screen is like one that is itself like another.
    public static let likeChain = Rule("like-chain", .names, .error, "A screen is like one that is itself like another.")

    /// A flow has 'entry' and can't be started in that way.
    public static let misplacedEntry = Rule("misplaced-entry", .names, .error, "A flow has 'entry' and can't be started in that way.")

    /// A screen or flow that requires a guard is shown without asking it.
    public static let misplacedGuard = Rule(
        "misplaced-guard", .names, .error, "A screen or flow that requires a guard is shown without asking it.")

    /// A step isn't allowed at its place in the list.
    public static let misplacedStep = Rule("misplaced-step", .names, .error, "A step isn't allowed at its place in the list.")

    /// A parameter has no default and no value.
    public static let missingArgument = Rule("missing-argument", .names, .error, "A parameter has no default and no value.")

    /// A file or folder to include doesn't exist.
    public static let missingInclude = Rule("missing-include", .names, .error, "A file or folder to include doesn't exist.")

    /// No file of the program names the root flow.
    public static let missingRoot = Rule("missing-root", .names, .error, "No file of the program names the root flow.")

    /// Two things would have the same name in Swift.
    public static let nameClash = Rule("name-clash", .names, .error, "Two things would have the same name in Swift.")

    /// A popover has no anchor.
    public static let popoverAnchor = Rule("popover-anchor", .names, .error, "A popover has no anchor.")

    /// Only a form sheet and a popover have a size.
    public static let sizeWithoutEffect = Rule("size-without-effect", .names, .warning, "Only a form sheet and a popover have a size.")

    /// Steps take themselves, without end.
    public static let takeLoop = Rule("take-loop", .names, .error, "Steps take themselves, without end.")

    /// A key of localised texts has two defaults or two comments.
    public static let textClash = Rule("text-clash", .names, .error, "A key of localised texts has two defaults or two comments.")

    /// A tab bar has more tabs than iPhone shows.
    public static let tooManyTabs = Rule("too-many-tabs", .names, .warning, "A tab bar has more tabs than iPhone shows.")

    /// Nothing says what happens with a result.
    public static let unhandledResult = Rule("unhandled-result", .names, .error, "Nothing says what happens with a result.")

    /// A value is for a parameter that doesn't exist.
    public static let unknownArgument = Rule("unknown-argument", .names, .error, "A value is for a parameter that doesn't exist.")

    /// A handler is for a result that doesn't exist.
    public static let unknownResult = Rule("unknown-result", .names, .error, "A handler is for a result that doesn't exist.")

    /// A name that a step or a tab uses isn't declared.
    public static let unknownTarget = Rule("unknown-target", .names, .error, "A name that a step or a tab uses isn't declared.")

    /// Two deep links match the same URL, and neither is more specific.
    public static let linkAmbiguous = Rule(
        "link-ambiguous", .links, .error, "Two deep links match the same URL, and neither is more specific.")

    /// A deep link could build several stacks.
    public static let linkAmbiguousStack = Rule("link-ambiguous-stack", .links, .error, "A deep link could build several stacks.")

    /// Two deep links have patterns that match the same URLs.
    public static let linkDuplicate = Rule("link-duplicate", .links, .error, "Two deep links have patterns that match the same URLs.")

    /// A deep link builds a stack that no user can build.
    public static let linkImpossibleStack = Rule(
        "link-impossible-stack", .links, .error, "A deep link builds a stack that no user can build.")

    /// The placeholders of a deep link's URLs and its parameters disagree.
    public static let linkParameter = Rule(
        "link-parameter", .links, .error, "The placeholders of a deep link's URLs and its parameters disagree.")

    /// More specific deep links take all URLs of another.
    public static let linkShadowed = Rule("link-shadowed", .links, .error, "More specific deep links take all URLs of another.")

    /// A URL of a deep link is no pattern.
    public static let linkSyntax = Rule("link-syntax", .links, .error, "A URL of a deep link is no pattern.")

    /// No step finishes with a declared result.
    public static let resultNeverSent = Rule("result-never-sent", .graph, .warning, "No step finishes with a declared result.")

    /// Nothing performs an effect.
    public static let unusedEffect = Rule("unused-effect", .graph, .warning, "Nothing performs an effect.")

    /// Nothing starts a flow.
    public static let unusedFlow = Rule("unused-flow", .graph, .warning, "Nothing starts a flow.")

    /// Nothing asks a guard.
    public static let unusedGuard = Rule("unused-guard", .graph, .warning, "Nothing asks a guard.")

    /// Nothing uses a parameter of a flow.
    public static let unusedParameter = Rule("unused-parameter", .graph, .warning, "Nothing uses a parameter of a flow.")

    /// No step takes these named steps.
    public static let unusedSteps = Rule("unused-steps", .graph, .warning, "No step takes these named steps.")

    /// A template names declarations that aren't generated.
    public static let unusedTemplate = Rule("unused-template", .graph, .warning, "A template names declarations that aren't generated.")

    /// No parameter has a declared type.
    public static let unusedType = Rule("unused-type", .graph, .warning, "No parameter has a declared type.")

    /// An excuse changes nothing.
    public static let uselessExcuse = Rule("useless-excuse", .graph, .warning, "An excuse changes nothing.")

    /// A step cuts a flow off for whose end its starter waits.
    public static let abandonedResult = Rule(
        "abandoned-result", .stacks, .warning, "A step cuts a flow off for whose end its starter waits.")

    /// A step keeps the analysis from being exact.
    public static let approximateAnalysis = Rule("approximate-analysis", .stacks, .note, "A step keeps the analysis from being exact.")

    /// The user comes to few screens and can't leave them.
    public static let deadEnd = Rule("dead-end", .stacks, .warning, "The user comes to few screens and can't leave them.")

    /// A deep link never opens anything.
    public static let deadLink = Rule("dead-link", .stacks, .warning, "A deep link never opens anything.")

    /// A transition can never be taken.
    public static let deadTransition = Rule("dead-transition", .stacks, .warning, "A transition can never be taken.")

    /// A dismiss may find nothing presented.
    public static let dismissAtBase = Rule("dismiss-at-base", .stacks, .error, "A dismiss may find nothing presented.", isExcusable: true)

    /// A stack may hold two instances of a unique screen.
    public static let duplicateScreen = Rule(
        "duplicate-screen", .stacks, .error, "A stack may hold two instances of a unique screen.", isExcusable: true)

    /// A flow can be left only if the app gives an answer.
    public static let exitNeedsAnswer = Rule("exit-needs-answer", .stacks, .note, "A flow can be left only if the app gives an answer.")

    /// A flow may finish where nothing handles its result.
    public static let finishUnhandled = Rule(
        "finish-unhandled", .stacks, .error, "A flow may finish where nothing handles its result.", isExcusable: true)

    /// A way leads past a guard that protects a screen.
    public static let guardBypass = Rule("guard-bypass", .stacks, .warning, "A way leads past a guard that protects a screen.")

    /// A handler may run in place of the steps that follow.
    public static let handlerInsideList = Rule(
        "handler-inside-list", .stacks, .warning, "A handler may run in place of the steps that follow.")

    /// A flow may be cut off before it ends.
    public static let interruptedFlow = Rule("interrupted-flow", .stacks, .note, "A flow may be cut off before it ends.")

    /// An invariant doesn't hold.
    public static let invariant = Rule("invariant", .stacks, .error, "An invariant doesn't hold.", isExcusable: true)

    /// A transition never does anything.
    public static let noEffect = Rule("no-effect", .stacks, .warning, "A transition never does anything.")

    /// A presented flow can't be left from some state on.
    public static let noExit = Rule("no-exit", .stacks, .warning, "A presented flow can't be left from some state on.")

    /// The user can go back to a screen with 'back: none'.
    public static let noReturnBelow = Rule("no-return-below", .stacks, .warning, "The user can go back to a screen with 'back: none'.")

    /// A step that changes a stack may find none.
    public static let noStack = Rule("no-stack", .stacks, .error, "A step that changes a stack may find none.", isExcusable: true)

    /// A pop may find no screen to remove.
    public static let popAtRoot = Rule("pop-at-root", .stacks, .error, "A pop may find no screen to remove.", isExcusable: true)

    /// A screen to go back to may not be on the stack.
    public static let popToMissing = Rule(
        "pop-to-missing", .stacks, .error, "A screen to go back to may not be on the stack.", isExcusable: true)

    /// A flow pushes its own screen over a child that is still on the stack.
    public static let pushOverChild = Rule(
        "push-over-child", .stacks, .warning, "A flow pushes its own screen over a child that is still on the stack.")

    /// An invariant 'reach' isn't asked of some start.
    public static let reachNotAsked = Rule("reach-not-asked", .stacks, .note, "An invariant 'reach' isn't asked of some start.")

    /// A select may not find its tab bar around what is on top.
    public static let selectWithoutTabs = Rule(
        "select-without-tabs", .stacks, .error, "A select may not find its tab bar around what is on top.", isExcusable: true)

    /// A transition does nothing in some states.
    public static let sometimesNoEffect = Rule("sometimes-no-effect", .stacks, .note, "A transition does nothing in some states.")

    /// A switch may not find its container on screen.
    public static let switchWithoutSwitch = Rule(
        "switch-without-switch", .stacks, .error, "A switch may not find its container on screen.", isExcusable: true)

    /// A screen that must stay reachable can't be reached from some state.
    public static let trap = Rule(
        "trap", .stacks, .error, "A screen that must stay reachable can't be reached from some state.", isExcusable: true)

    /// Presented layers can pile up without limit.
    public static let unboundedModals = Rule("unbounded-modals", .stacks, .warning, "Presented layers can pile up without limit.")

    /// A stack can grow without limit.
    public static let unboundedStack = Rule("unbounded-stack", .stacks, .warning, "A stack can grow without limit.")

    /// The user can leave a flow without a result, and nothing says what happens then.
    public static let unhandledDismissal = Rule(
        "unhandled-dismissal", .stacks, .warning, "The user can leave a flow without a result, and nothing says what happens then.")

    /// Only a deep link leads to a screen.
    public static let unreachableByHand = Rule("unreachable-by-hand", .stacks, .note, "Only a deep link leads to a screen.")

    /// No run shows a screen on a stack.
    public static let unreachableScreen = Rule("unreachable-screen", .stacks, .warning, "No run shows a screen on a stack.")

    /// An invariant, or a name in it, checks nothing.
    public static let vacuousInvariant = Rule("vacuous-invariant", .stacks, .warning, "An invariant, or a name in it, checks nothing.")

    /// Every rule, topic by topic.
    public static let all: [Rule] = [
        .invalidDefault,
        .invalidIdentifier,
        .invalidSwiftType,
        .missingKey,
        .unknownKey,
        .unknownValue,
        .unreadableFile,
        .unsupportedVersion,
        .wrongType,
        .yamlDuplicateKey,
        .yamlLimit,
        .yamlSyntax,
        .yamlUnsupported,
        .ambiguousTarget,
        .argumentType,
        .detentsWithoutSheet,
        .duplicateFile,
        .duplicateFlow,
        .duplicateRoot,
        .guardLoop,
        .guardWithoutOtherwise,
        .guardWithoutResume,
        .hiddenFlow,
        .hidesTabBarOutsideTabs,
        .illegalContainment,
        .includeCycle,
        .likeChain,
        .misplacedEntry,
        .misplacedGuard,
        .misplacedStep,
        .missingArgument,
        .missingInclude,
        .missingRoot,
        .nameClash,
        .popoverAnchor,
        .sizeWithoutEffect,
        .takeLoop,
        .textClash,
        .tooManyTabs,
        .unhandledResult,
        .unknownArgument,
        .unknownResult,
        .unknownTarget,
        .linkAmbiguous,
        .linkAmbiguousStack,
        .linkDuplicate,
        .linkImpossibleStack,
        .linkParameter,
        .linkShadowed,
        .linkSyntax,
        .resultNeverSent,
        .unusedEffect,
        .unusedFlow,
        .unusedGuard,
        .unusedParameter,
        .unusedSteps,
        .unusedTemplate,
        .unusedType,
        .uselessExcuse,
        .abandonedResult,
        .approximateAnalysis,
        .deadEnd,
        .deadLink,
        .deadTransition,
        .dismissAtBase,
        .duplicateScreen,
        .exitNeedsAnswer,
        .finishUnhandled,
        .guardBypass,
        .handlerInsideList,
        .interruptedFlow,
        .invariant,
        .noEffect,
        .noExit,
        .noReturnBelow,
        .noStack,
        .popAtRoot,
        .popToMissing,
        .pushOverChild,
        .reachNotAsked,
        .selectWithoutTabs,
        .sometimesNoEffect,
        .switchWithoutSwitch,
        .trap,
        .unboundedModals,
        .unboundedStack,
        .unhandledDismissal,
        .unreachableByHand,
        .unreachableScreen,
        .vacuousInvariant,
    ]
}
