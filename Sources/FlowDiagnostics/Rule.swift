/// A rule of the catalogue. Its id is part of flowgen's contract: it stands in output, configuration and other people's scripts.
public struct Rule: Hashable, Sendable {
    /// The id, in kebab-case.
    public let id: String
    /// How grave a finding is where the program doesn't say otherwise.
    public let severity: Severity
    /// What the rule finds, in one sentence.
    public let title: String

    /// Whether a program may give its findings another severity, or excuse a place from them: all but those without which nothing can be compiled.
    ///
    /// Guards are free choices to the analysis of stacks, so that what it finds may be something that the app's own answers rule out.
    public let isExcusable: Bool

    private init(_ id: String, _ severity: Severity, _ title: String, isExcusable: Bool? = nil) {
        self.id = id
        self.severity = severity
        self.title = title
        self.isExcusable = isExcusable ?? (severity != .error)
    }

    /// Rules are told apart by their ids.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// Files and YAML.
extension Rule {
    /// A file that can't be read.
    public static let unreadableFile = Rule("unreadable-file", .error, "A file can't be read.")
    /// A text that libyaml refuses, or that isn't UTF-8.
    public static let yamlSyntax = Rule("yaml-syntax", .error, "The text isn't YAML.")
    /// A key that a mapping has twice.
    public static let yamlDuplicateKey = Rule("yaml-duplicate-key", .error, "A mapping has a key twice.")
    /// A part of YAML that FlowSpec doesn't take.
    public static let yamlUnsupported = Rule("yaml-unsupported", .error, "FlowSpec doesn't accept this part of YAML.")
    /// A file that is too large, too deep, or expands to too much.
    public static let yamlLimit = Rule("yaml-limit", .error, "The file is larger or deeper than FlowSpec allows.")
}

/// The form of one file.
extension Rule {
    /// A key that its object doesn't have.
    public static let unknownKey = Rule("unknown-key", .error, "An object doesn't have this key.")
    /// A required key that isn't there.
    public static let missingKey = Rule("missing-key", .error, "A required key is missing.")
    /// A value of the wrong YAML type.
    public static let wrongType = Rule("wrong-type", .error, "A value has the wrong type.")
    /// A value outside the allowed ones.
    public static let unknownValue = Rule("unknown-value", .error, "A value isn't allowed.")
    /// A language version that this tool doesn't know.
    public static let unsupportedVersion = Rule("unsupported-version", .error, "This flowgen doesn't know the file's version of FlowSpec.")
    /// A name that isn't a Swift identifier.
    public static let invalidIdentifier = Rule("invalid-identifier", .error, "A name can't be a Swift identifier.")
    /// A type that isn't a Swift type.
    public static let invalidSwiftType = Rule("invalid-swift-type", .error, "A parameter's type isn't a Swift type.")
    /// A default that isn't a Swift literal.
    public static let invalidDefault = Rule("invalid-default", .error, "A parameter's default isn't a Swift literal.")
}

/// Names and types across the program.
extension Rule {
    /// An `include` that names nothing.
    public static let missingInclude = Rule("missing-include", .error, "A file or folder to include doesn't exist.")
    /// Files that include each other.
    public static let includeCycle = Rule("include-cycle", .error, "Files include each other in a circle.")
    /// A flow that is declared twice.
    public static let duplicateFlow = Rule("duplicate-flow", .error, "A flow is declared twice in one program.")
    /// A second root.
    public static let duplicateRoot = Rule("duplicate-root", .error, "Two files of one program name a root flow.")
    /// A program without a root.
    public static let missingRoot = Rule("missing-root", .error, "No file of the program names the root flow.")
    /// Two specs whose generated files would have one name.
    public static let duplicateFile = Rule(
        "duplicate-file", .error, "Two specs of one program would give Swift files of the same name.")
    /// A name that nothing has.
    public static let unknownTarget = Rule("unknown-target", .error, "A name that a step or a tab uses isn't declared.")
    /// A name that two things have.
    public static let ambiguousTarget = Rule("ambiguous-target", .error, "A name could mean two things.")
    /// Two things that would be one Swift name.
    public static let nameClash = Rule("name-clash", .error, "Two things would have the same name in Swift.")
    /// A flow that is named where its Swift can't be seen.
    public static let hiddenFlow = Rule("hidden-flow", .error, "A flow is used where its Swift can't be seen.")
    /// A container where UIKit doesn't take it.
    public static let illegalContainment = Rule("illegal-containment", .error, "A container can't hold this flow or screen.")
    /// A required parameter that nothing gives.
    public static let missingArgument = Rule("missing-argument", .error, "A parameter has no default and no value.")
    /// Two targets of one transition that take different types by one name.
    public static let argumentType = Rule("argument-type", .error, "A value's type doesn't fit its parameter.")
    /// A key of a `with` that nothing takes.
    public static let unknownArgument = Rule("unknown-argument", .error, "A value is for a parameter that doesn't exist.")
    /// A result that nothing handles.
    public static let unhandledResult = Rule("unhandled-result", .error, "Nothing says what happens with a result.")
    /// A handler for what can't happen.
    public static let unknownResult = Rule("unknown-result", .error, "A handler is for a result that doesn't exist.")
    /// A flow with results that the user can leave without one.
    public static let unhandledDismissal = Rule(
        "unhandled-dismissal", .warning, "The user can leave a flow without a result, and nothing says what happens then.")
    /// Steps after one whose handler takes their place.
    public static let handlerInsideList = Rule(
        "handler-inside-list", .warning, "A handler may run in place of the steps that follow.")
    /// A guarded target where no guard is asked.
    public static let misplacedGuard = Rule("misplaced-guard", .error, "A screen or flow that requires a guard is shown without asking it.")
    /// A step that can't follow the one before it, or that must be the last.
    public static let misplacedStep = Rule("misplaced-step", .error, "A step isn't allowed at its place in the list.")
    /// A screen that is like one that is like another.
    public static let likeChain = Rule("like-chain", .error, "A screen is like one that is itself like another.")
    /// A requirement that says nothing of what happens otherwise.
    public static let guardWithoutOtherwise = Rule(
        "guard-without-otherwise", .warning, "Nothing says what happens if a required guard doesn't hold.")
    /// A guard whose `otherwise` leads to it again.
    public static let guardLoop = Rule("guard-loop", .error, "If a guard doesn't hold, it is asked again without end.")
    /// More tabs than iPhone shows in a bar.
    public static let tooManyTabs = Rule("too-many-tabs", .warning, "A tab bar has more tabs than iPhone shows.")
    /// A popover without a place to come from.
    public static let popoverAnchor = Rule("popover-anchor", .error, "A popover has no anchor.")
    /// Detents beside a style that has none.
    public static let detentsWithoutSheet = Rule("detents-without-sheet", .warning, "Only a sheet has detents and a grabber.")
    /// A screen that hides a tab bar that isn't there.
    public static let hidesTabBarOutsideTabs = Rule(
        "hides-tab-bar-outside-tabs", .warning, "A screen hides a tab bar but is never in one.")
}

/// What the program declares and doesn't use.
extension Rule {
    /// A result that no step finishes with.
    public static let resultNeverSent = Rule("result-never-sent", .warning, "No step finishes with a declared result.")
    /// A flow that nothing starts.
    public static let unusedFlow = Rule("unused-flow", .warning, "Nothing starts a flow.")
    /// A guard that nothing asks.
    public static let unusedGuard = Rule("unused-guard", .warning, "Nothing asks a guard.")
    /// An effect that nothing performs.
    public static let unusedEffect = Rule("unused-effect", .warning, "Nothing performs an effect.")
    /// A flow's parameter that nothing uses.
    public static let unusedParameter = Rule("unused-parameter", .warning, "Nothing uses a parameter of a flow.")
    /// A type that no parameter has.
    public static let unusedType = Rule("unused-type", .warning, "No parameter has a declared type.")
    /// An `allow`, or an entry of `rules`, without which nothing would be different.
    public static let uselessExcuse = Rule("useless-excuse", .warning, "An excuse changes nothing.")
}

/// What every stack can look like.
extension Rule {
    /// A screen that no stack holds.
    public static let unreachableScreen = Rule("unreachable-screen", .warning, "No run shows a screen on a stack.")
    /// A transition whose screen is never on top.
    public static let deadTransition = Rule("dead-transition", .warning, "A transition can never be taken.")
    /// A state without a way out.
    public static let deadEnd = Rule("dead-end", .warning, "Neither the user nor the screen can leave a state.")
    /// A presented flow without a way out.
    public static let noExit = Rule("no-exit", .warning, "A presented flow can't be left.")
    /// A state from which there is no way to a screen that an invariant `reach` names.
    public static let trap = Rule(
        "trap", .error, "A screen that must stay reachable can't be reached from some state.", isExcusable: true)
    /// A `pop` where the stack may hold one screen.
    public static let popAtRoot = Rule("pop-at-root", .error, "A pop may find no screen to remove.", isExcusable: true)
    /// A `popTo` of a screen that may not be there.
    public static let popToMissing = Rule("pop-to-missing", .error, "A screen to go back to may not be on the stack.", isExcusable: true)
    /// A `push`, `replace` or `setStack` that may be outside a navigation stack.
    public static let noStack = Rule("no-stack", .error, "A step that changes a stack may find none.", isExcusable: true)
    /// A `dismiss` where the flow may be in the window's own layer.
    public static let dismissAtBase = Rule("dismiss-at-base", .error, "A dismiss may find nothing presented.", isExcusable: true)
    /// A `select` whose bar may be covered or absent.
    public static let selectWithoutTabs = Rule(
        "select-without-tabs", .error, "A select may not find its tab bar around what is on top.", isExcusable: true)
    /// A `switch` whose container may be absent.
    public static let switchWithoutSwitch = Rule(
        "switch-without-switch", .error, "A switch may not find its container on screen.", isExcusable: true)
    /// A `finish` of a flow that may not be the one on top, or that nobody started to hear of its end.
    public static let finishUnhandled = Rule(
        "finish-unhandled", .error, "A flow may finish where nothing handles its result.", isExcusable: true)
    /// A cycle that pushes more than it pops.
    public static let unboundedStack = Rule("unbounded-stack", .warning, "A stack can grow without limit.")
    /// A cycle that presents more than it dismisses.
    public static let unboundedModals = Rule("unbounded-modals", .warning, "Presented layers can pile up without limit.")
    /// A screen above a child flow that its starter pushes.
    public static let pushOverChild = Rule(
        "push-over-child", .warning, "A flow pushes its own screen over a child that is still on the stack.")
    /// Two instances of a screen that is declared `unique`.
    public static let duplicateScreen = Rule(
        "duplicate-screen", .error, "A stack may hold two instances of a unique screen.", isExcusable: true)
    /// A screen with `back: none` under others that lead back to it.
    public static let noReturnBelow = Rule("no-return-below", .warning, "The user can go back to a screen with 'back: none'.")
    /// A flow with results that can leave without any handler.
    public static let abandonedResult = Rule("abandoned-result", .warning, "A flow may be cut off before it ends.")
    /// A way to a guarded screen that doesn't ask.
    public static let guardBypass = Rule(
        "guard-bypass", .error, "A screen that requires a guard can be shown without it.", isExcusable: true)
    /// An invariant that some run breaks.
    public static let invariant = Rule("invariant", .error, "An invariant doesn't hold.", isExcusable: true)
    /// An invariant that checks nothing.
    public static let vacuousInvariant = Rule("vacuous-invariant", .warning, "An invariant can't be broken, whatever the program does.")
    /// A step for which more stacks are taken for possible than there are.
    public static let approximateAnalysis = Rule("approximate-analysis", .note, "A step keeps the analysis from being exact.")
}

extension Rule {
    /// Every rule, in the order of the catalogue.
    public static let all: [Rule] = [
        unreadableFile, yamlSyntax, yamlDuplicateKey, yamlUnsupported, yamlLimit, unknownKey, missingKey, wrongType,
        unknownValue, unsupportedVersion, invalidIdentifier, invalidSwiftType, invalidDefault, missingInclude,
        includeCycle, duplicateFlow, duplicateRoot, missingRoot, duplicateFile, unknownTarget, ambiguousTarget,
        nameClash, hiddenFlow, illegalContainment, missingArgument, unknownArgument, argumentType, unhandledResult, unknownResult,
        resultNeverSent, unhandledDismissal, handlerInsideList, misplacedGuard, misplacedStep, likeChain, unusedFlow,
        unusedGuard, unusedEffect, unusedParameter, unusedType, unreachableScreen, deadTransition, deadEnd, noExit, trap,
        popAtRoot,
        popToMissing, noStack, dismissAtBase, selectWithoutTabs, switchWithoutSwitch, finishUnhandled, unboundedStack,
        unboundedModals, pushOverChild, duplicateScreen, noReturnBelow, abandonedResult, guardBypass,
        guardWithoutOtherwise, guardLoop, tooManyTabs, popoverAnchor, detentsWithoutSheet, hidesTabBarOutsideTabs,
        invariant, vacuousInvariant, uselessExcuse, approximateAnalysis,
    ]
}
