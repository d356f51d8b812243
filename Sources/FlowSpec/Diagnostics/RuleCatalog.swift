// Printed by Scripts/rule-catalog from the pages in Sources/CPages/rules. Do not edit.

extension Rule {
    /// A default isn't a literal of the parameter's type.
    public static let invalidDefault = Rule("invalid-default", .form, .error, "A default isn't a literal of the parameter's type.")

    /// A name can't be a Swift identifier.
    public static let invalidIdentifier = Rule("invalid-identifier", .form, .error, "A name can't be a Swift identifier.")

    /// A parameter can't have this type.
    public static let invalidSwiftType = Rule("invalid-swift-type", .form, .error, "A parameter can't have this type.")

    /// A required key is missing.
    public static let missingKey = Rule("missing-key", .form, .error, "A required key is missing.")

    /// A key isn't allowed in its object.
    public static let unknownKey = Rule("unknown-key", .form, .error, "A key isn't allowed in its object.")

    /// A value isn't allowed.
    public static let unknownValue = Rule("unknown-value", .form, .error, "A value isn't allowed.")

    /// A file can't be read.
    public static let unreadableFile = Rule("unreadable-file", .form, .error, "A file can't be read.")

    /// The file uses an unknown version of FlowSpec.
    public static let unsupportedVersion = Rule("unsupported-version", .form, .error, "The file uses an unknown version of FlowSpec.")

    /// A value has the wrong type.
    public static let wrongType = Rule("wrong-type", .form, .error, "A value has the wrong type.")

    /// A mapping has a key twice.
    public static let yamlDuplicateKey = Rule("yaml-duplicate-key", .form, .error, "A mapping has a key twice.")

    /// A file is too large or too deep.
    public static let yamlLimit = Rule("yaml-limit", .form, .error, "A file is too large or too deep.")

    /// A file isn't valid YAML.
    public static let yamlSyntax = Rule("yaml-syntax", .form, .error, "A file isn't valid YAML.")

    /// FlowSpec doesn't support this part of YAML.
    public static let yamlUnsupported = Rule("yaml-unsupported", .form, .error, "FlowSpec doesn't support this part of YAML.")

    /// The name of a tab or child is ambiguous.
    public static let ambiguousTarget = Rule("ambiguous-target", .names, .error, "The name of a tab or child is ambiguous.")

    /// A value doesn't fit its parameter.
    public static let argumentType = Rule("argument-type", .names, .error, "A value doesn't fit its parameter.")

    /// Detents or a grabber have no effect.
    public static let detentsWithoutSheet = Rule("detents-without-sheet", .names, .warning, "Detents or a grabber have no effect.")

    /// Two specs generate a Swift file of the same name.
    public static let duplicateFile = Rule("duplicate-file", .names, .error, "Two specs generate a Swift file of the same name.")

    /// A flow is declared twice.
    public static let duplicateFlow = Rule("duplicate-flow", .names, .error, "A flow is declared twice.")

    /// Two files declare a root flow.
    public static let duplicateRoot = Rule("duplicate-root", .names, .error, "Two files declare a root flow.")

    /// A guard is checked forever.
    public static let guardLoop = Rule("guard-loop", .names, .error, "A guard is checked forever.")

    /// A required guard has no 'otherwise'.
    public static let guardWithoutOtherwise = Rule("guard-without-otherwise", .names, .warning, "A required guard has no 'otherwise'.")

    /// A blocked step isn't resumed.
    public static let guardWithoutResume = Rule("guard-without-resume", .names, .note, "A blocked step isn't resumed.")

    /// A flow's Swift code isn't visible enough.
    public static let hiddenFlow = Rule("hidden-flow", .names, .error, "A flow's Swift code isn't visible enough.")

    /// 'hidesTabBar' has no effect.
    public static let hidesTabBarOutsideTabs = Rule("hides-tab-bar-outside-tabs", .names, .warning, "'hidesTabBar' has no effect.")

    /// A flow or screen is in the wrong container.
    public static let illegalContainment = Rule("illegal-containment", .names, .error, "A flow or screen is in the wrong container.")

    /// Files include each other in a cycle.
    public static let includeCycle = Rule("include-cycle", .names, .error, "Files include each other in a cycle.")

    /// A key needs UIKit.
    public static let interfaceMismatch = Rule("interface-mismatch", .names, .error, "A key needs UIKit.")

    /// 'like' names a screen that has 'like' itself.
    public static let likeChain = Rule("like-chain", .names, .error, "'like' names a screen that has 'like' itself.")

    /// 'entry' doesn't fit its flow.
    public static let misplacedEntry = Rule("misplaced-entry", .names, .error, "'entry' doesn't fit its flow.")

    /// A required guard isn't checked.
    public static let misplacedGuard = Rule("misplaced-guard", .names, .error, "A required guard isn't checked.")

    /// A placeholder isn't the first screen of a secondary column.
    public static let misplacedPlaceholder = Rule(
        "misplaced-placeholder", .names, .error, "A placeholder isn't the first screen of a secondary column.")

    /// A step is in the wrong place in its list.
    public static let misplacedStep = Rule("misplaced-step", .names, .error, "A step is in the wrong place in its list.")

    /// A parameter has no value and no default.
    public static let missingArgument = Rule("missing-argument", .names, .error, "A parameter has no value and no default.")

    /// An included file or folder doesn't exist.
    public static let missingInclude = Rule("missing-include", .names, .error, "An included file or folder doesn't exist.")

    /// No file names the root flow.
    public static let missingRoot = Rule("missing-root", .names, .error, "No file names the root flow.")

    /// Two declarations get the same name.
    public static let nameClash = Rule("name-clash", .names, .error, "Two declarations get the same name.")

    /// A popover has no anchor.
    public static let popoverAnchor = Rule("popover-anchor", .names, .error, "A popover has no anchor.")

    /// A size has no effect.
    public static let sizeWithoutEffect = Rule("size-without-effect", .names, .warning, "A size has no effect.")

    /// A value was probably meant otherwise.
    public static let suspiciousValue = Rule("suspicious-value", .names, .warning, "A value was probably meant otherwise.")

    /// Reusable steps contain themselves.
    public static let takeLoop = Rule("take-loop", .names, .error, "Reusable steps contain themselves.")

    /// A localized key has two defaults or comments.
    public static let textClash = Rule("text-clash", .names, .error, "A localized key has two defaults or comments.")

    /// A tab bar has more tabs than iPhone shows.
    public static let tooManyTabs = Rule("too-many-tabs", .names, .warning, "A tab bar has more tabs than iPhone shows.")

    /// A modal has a style that UIKit can't show at a width.
    public static let unadaptableStyle = Rule("unadaptable-style", .names, .error, "A modal has a style that UIKit can't show at a width.")

    /// A result has no handler.
    public static let unhandledResult = Rule("unhandled-result", .names, .error, "A result has no handler.")

    /// A value has no matching parameter.
    public static let unknownArgument = Rule("unknown-argument", .names, .error, "A value has no matching parameter.")

    /// A handler is for an unknown result.
    public static let unknownResult = Rule("unknown-result", .names, .error, "A handler is for an unknown result.")

    /// A step or tab uses an undeclared name.
    public static let unknownTarget = Rule("unknown-target", .names, .error, "A step or tab uses an undeclared name.")

    /// 'unsaved' has no effect.
    public static let unsavedWithoutEffect = Rule("unsaved-without-effect", .names, .warning, "'unsaved' has no effect.")

    /// Two deep links match the same URL.
    public static let linkAmbiguous = Rule("link-ambiguous", .links, .error, "Two deep links match the same URL.")

    /// A deep link could build several stacks.
    public static let linkAmbiguousStack = Rule("link-ambiguous-stack", .links, .error, "A deep link could build several stacks.")

    /// Two deep links have equivalent patterns.
    public static let linkDuplicate = Rule("link-duplicate", .links, .error, "Two deep links have equivalent patterns.")

    /// A deep link builds an impossible stack.
    public static let linkImpossibleStack = Rule("link-impossible-stack", .links, .error, "A deep link builds an impossible stack.")

    /// A link's URLs and its parameters disagree.
    public static let linkParameter = Rule("link-parameter", .links, .error, "A link's URLs and its parameters disagree.")

    /// A link removes a modal that users can't swipe away.
    public static let linkRemovesModal = Rule("link-removes-modal", .links, .warning, "A link removes a modal that users can't swipe away.")

    /// A deep link never opens.
    public static let linkShadowed = Rule("link-shadowed", .links, .error, "A deep link never opens.")

    /// A deep link's URL isn't a valid pattern.
    public static let linkSyntax = Rule("link-syntax", .links, .error, "A deep link's URL isn't a valid pattern.")

    /// A declared result is never sent.
    public static let resultNeverSent = Rule("result-never-sent", .graph, .warning, "A declared result is never sent.")

    /// An effect is never performed.
    public static let unusedEffect = Rule("unused-effect", .graph, .warning, "An effect is never performed.")

    /// A flow is never started.
    public static let unusedFlow = Rule("unused-flow", .graph, .warning, "A flow is never started.")

    /// A guard is never checked.
    public static let unusedGuard = Rule("unused-guard", .graph, .warning, "A guard is never checked.")

    /// A flow's parameter is never used.
    public static let unusedParameter = Rule("unused-parameter", .graph, .warning, "A flow's parameter is never used.")

    /// A presentation is never used.
    public static let unusedPresentation = Rule("unused-presentation", .graph, .warning, "A presentation is never used.")

    /// Sets of transitions are never used.
    public static let unusedSet = Rule("unused-set", .graph, .warning, "Sets of transitions are never used.")

    /// Reusable steps are never used.
    public static let unusedSteps = Rule("unused-steps", .graph, .warning, "Reusable steps are never used.")

    /// An 'allow', a severity or 'recursive' has no effect.
    public static let unusedSuppression = Rule(
        "unused-suppression", .graph, .warning, "An 'allow', a severity or 'recursive' has no effect.")

    /// A name template has no effect.
    public static let unusedTemplate = Rule("unused-template", .graph, .warning, "A name template has no effect.")

    /// A declared type is never used.
    public static let unusedType = Rule("unused-type", .graph, .warning, "A declared type is never used.")

    /// A step removes a flow before it ends.
    public static let abandonedResult = Rule("abandoned-result", .stacks, .warning, "A step removes a flow before it ends.")

    /// The analysis isn't exact.
    public static let approximateAnalysis = Rule("approximate-analysis", .stacks, .note, "The analysis isn't exact.")

    /// Users can get stuck on a few screens.
    public static let deadEnd = Rule("dead-end", .stacks, .warning, "Users can get stuck on a few screens.")

    /// A deep link has no effect in any state.
    public static let deadLink = Rule("dead-link", .stacks, .warning, "A deep link has no effect in any state.")

    /// A transition can never run.
    public static let deadTransition = Rule("dead-transition", .stacks, .warning, "A transition can never run.")

    /// A 'dismiss' can fail.
    public static let dismissAtBase = Rule("dismiss-at-base", .stacks, .error, "A 'dismiss' can fail.", canBeSuppressed: true)

    /// A unique screen can be on a stack twice.
    public static let duplicateScreen = Rule(
        "duplicate-screen", .stacks, .error, "A unique screen can be on a stack twice.", canBeSuppressed: true)

    /// A flow's only exit depends on your app.
    public static let exitNeedsAnswer = Rule("exit-needs-answer", .stacks, .note, "A flow's only exit depends on your app.")

    /// A 'finish' can fail.
    public static let finishUnhandled = Rule("finish-unhandled", .stacks, .error, "A 'finish' can fail.", canBeSuppressed: true)

    /// A path skips a guard.
    public static let guardBypass = Rule("guard-bypass", .stacks, .warning, "A path skips a guard.")

    /// Steps after 'dismiss' or 'pop' can be skipped.
    public static let handlerInsideList = Rule("handler-inside-list", .stacks, .warning, "Steps after 'dismiss' or 'pop' can be skipped.")

    /// A flow can be removed before it ends.
    public static let interruptedFlow = Rule("interrupted-flow", .stacks, .note, "A flow can be removed before it ends.")

    /// An invariant is violated.
    public static let invariant = Rule("invariant", .stacks, .error, "An invariant is violated.", canBeSuppressed: true)

    /// A transition never has an effect.
    public static let noEffect = Rule("no-effect", .stacks, .warning, "A transition never has an effect.")

    /// Users can't leave a presented flow.
    public static let noExit = Rule("no-exit", .stacks, .warning, "Users can't leave a presented flow.")

    /// Users can return to a screen with 'back: none'.
    public static let noReturnBelow = Rule("no-return-below", .stacks, .warning, "Users can return to a screen with 'back: none'.")

    /// A 'push', 'replace' or 'setStack' can fail.
    public static let noStack = Rule("no-stack", .stacks, .error, "A 'push', 'replace' or 'setStack' can fail.", canBeSuppressed: true)

    /// A 'pop' can fail.
    public static let popAtRoot = Rule("pop-at-root", .stacks, .error, "A 'pop' can fail.", canBeSuppressed: true)

    /// A 'popTo' can fail.
    public static let popToMissing = Rule("pop-to-missing", .stacks, .error, "A 'popTo' can fail.", canBeSuppressed: true)

    /// A flow pushes over its own child flow.
    public static let pushOverChild = Rule("push-over-child", .stacks, .warning, "A flow pushes over its own child flow.")

    /// A 'reach' invariant skips a start.
    public static let reachNotAsked = Rule("reach-not-asked", .stacks, .note, "A 'reach' invariant skips a start.")

    /// A 'select' can fail.
    public static let selectWithoutTabs = Rule("select-without-tabs", .stacks, .error, "A 'select' can fail.", canBeSuppressed: true)

    /// A transition has no effect in some states.
    public static let sometimesNoEffect = Rule("sometimes-no-effect", .stacks, .note, "A transition has no effect in some states.")

    /// A 'switch' can fail.
    public static let switchWithoutSwitch = Rule("switch-without-switch", .stacks, .error, "A 'switch' can fail.", canBeSuppressed: true)

    /// A screen can be too many actions away.
    public static let tooFar = Rule("too-far", .stacks, .error, "A screen can be too many actions away.", canBeSuppressed: true)

    /// A screen can become unreachable.
    public static let trap = Rule("trap", .stacks, .error, "A screen can become unreachable.", canBeSuppressed: true)

    /// Modals can pile up endlessly.
    public static let unboundedModals = Rule("unbounded-modals", .stacks, .warning, "Modals can pile up endlessly.")

    /// A stack can grow endlessly.
    public static let unboundedStack = Rule("unbounded-stack", .stacks, .warning, "A stack can grow endlessly.")

    /// A flow's dismissal isn't handled.
    public static let unhandledDismissal = Rule("unhandled-dismissal", .stacks, .warning, "A flow's dismissal isn't handled.")

    /// Only a deep link shows a screen.
    public static let unreachableByHand = Rule("unreachable-by-hand", .stacks, .note, "Only a deep link shows a screen.")

    /// A screen is unreachable.
    public static let unreachableScreen = Rule("unreachable-screen", .stacks, .warning, "A screen is unreachable.")

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
        .interfaceMismatch,
        .likeChain,
        .misplacedEntry,
        .misplacedGuard,
        .misplacedPlaceholder,
        .misplacedStep,
        .missingArgument,
        .missingInclude,
        .missingRoot,
        .nameClash,
        .popoverAnchor,
        .sizeWithoutEffect,
        .suspiciousValue,
        .takeLoop,
        .textClash,
        .tooManyTabs,
        .unadaptableStyle,
        .unhandledResult,
        .unknownArgument,
        .unknownResult,
        .unknownTarget,
        .unsavedWithoutEffect,
        .linkAmbiguous,
        .linkAmbiguousStack,
        .linkDuplicate,
        .linkImpossibleStack,
        .linkParameter,
        .linkRemovesModal,
        .linkShadowed,
        .linkSyntax,
        .resultNeverSent,
        .unusedEffect,
        .unusedFlow,
        .unusedGuard,
        .unusedParameter,
        .unusedPresentation,
        .unusedSet,
        .unusedSteps,
        .unusedSuppression,
        .unusedTemplate,
        .unusedType,
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
        .tooFar,
        .trap,
        .unboundedModals,
        .unboundedStack,
        .unhandledDismissal,
        .unreachableByHand,
        .unreachableScreen,
        .vacuousInvariant,
    ]
}
