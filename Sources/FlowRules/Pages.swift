extension RulePage {
    /// The pages of all rules, in the order of the catalogue.
    public static let all: [RulePage] = [
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
