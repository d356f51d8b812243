"""Mutants of FlowSpec: name, file, text, replacement and, if undetectable by tests, the reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. The tests of FlowSpec must then fail.
"""

FOLDERS = ["FlowSpec"]
TARGET, CONFIGURATION = "FlowSpecTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

DEFAULT, TYPES, LITERAL, TYPE = "DefaultFit.swift", "TypeFit.swift", "SwiftLiteralParser.swift", "SwiftTypeParser.swift"
FORM, STEP, STEP_KEYS, SCREEN, PRESENTATION = "CheckForm.swift", "ReadStep.swift", "StepKeys.swift", "ReadScreen.swift", "ReadPresentation.swift"
TABLE, SPEC, DECLARED, PARAMETER = "KeyTable.swift", "ReadSpec.swift", "DeclaredTypes.swift", "ReadParameter.swift"

ALL = [
    # Defaults and types.
    ("a Character can be empty", DEFAULT,
     "return text.count == 1 ? nil",
     "return text.count == 1 || (MUTANT && text.isEmpty) ? nil"),
    ("a negative number ends one before the least", DEFAULT,
     "magnitude <= largest + 1 : magnitude == 0",
     "magnitude <= largest + (MUTANT ? 0 : 1) : magnitude == 0"),
    ("a number can be the first beyond the range", DEFAULT,
     "        return magnitude <= largest\n",
     "        return magnitude <= largest + (MUTANT && largest < .max ? 1 : 0)\n"),
    ("only the first element of a list is checked", DEFAULT,
     "        for literal in elements {",
     "        for literal in MUTANT ? Array(elements.prefix(1)) : elements {"),
    ("the values of a dictionary aren't checked", DEFAULT,
     "misfit(of: entry.key, in: key) ?? misfit(of: entry.value, in: value) {",
     "misfit(of: entry.key, in: key) ?? (MUTANT ? nil : misfit(of: entry.value, in: value)) {"),
    ("an optional fits a type that is none", TYPES,
     "if given.optionals > taken.optionals { return true }",
     "if !MUTANT, given.optionals > taken.optionals { return true }"),
    ("a dictionary's values can have any type", TYPES,
     "return isUnfit(key, for: otherKey) || isUnfit(value, for: otherValue)",
     "return isUnfit(key, for: otherKey) || (!MUTANT && isUnfit(value, for: otherValue))"),
    ("CGFloat is no Double", TYPES,
     "[\"CGFloat\", \"TimeInterval\"].contains(name) ? \"Double\" : name",
     "!MUTANT && [\"CGFloat\", \"TimeInterval\"].contains(name) ? \"Double\" : name"),
    ("the number of a character can be long", LITERAL,
     "cursor.offset - start <= 8",
     "(MUTANT || cursor.offset - start <= 8)"),
    ("a number beyond 64 bits goes round", LITERAL,
     "total == nil || productOverflows || sumOverflows ? nil : sum",
     "!MUTANT && (total == nil || productOverflows || sumOverflows) ? nil : sum"),
    ("a string can have control characters", LITERAL,
     "case 0..<0x20, 0x7F:",
     "case 0..<0x20 where !MUTANT, 0x7F where !MUTANT:"),
    ("an attribute can appear twice", TYPE,
     "SwiftType.Attribute(rawValue: word), !found.contains(attribute) else {",
     "SwiftType.Attribute(rawValue: word), MUTANT || !found.contains(attribute) else {"),
    ("a tuple of one element can have a label", TYPE,
     "guard first.label == nil else {",
     "guard MUTANT || first.label == nil else {"),
    # Forms.
    ("a list can be empty", FORM,
     "if let count, count < minimum, !node.isPartial {",
     "if let count, count < minimum, !MUTANT, !node.isPartial {"),
    ("the first item of a wrong form hides the others", FORM,
     "            _ = checkForm(of: item, type: element, key: key, into: &diagnostics)\n",
     "            if !checkForm(of: item, type: element, key: key, into: &diagnostics), MUTANT { break }\n"),
    ("a step ignores its key 'animated'", STEP,
     "step.animated = animated",
     "step.animated = MUTANT ? nil : animated"),
    ("a name without '$' decides whether a step is animated", FORM,
     "guard let text = string, text.hasPrefix(\"$\"), problem(",
     "guard let text = string, MUTANT || text.hasPrefix(\"$\"), problem("),
    ("an invisible step can be animated", STEP_KEYS,
     "keyword.canBeAnimated ? [animated] : []",
     "MUTANT || keyword.canBeAnimated ? [animated] : []"),
    ("a fallback of popTo is forgotten", STEP_KEYS,
     "else: fields.word(\"else\", of: StepDeclaration.Fallback.self), arguments",
     "else: MUTANT ? nil : fields.word(\"else\", of: StepDeclaration.Fallback.self), arguments"),
    ("a screen that lost a parameter is whole", SCREEN,
     "screen.isPartial = parameters.isPartial || fields",
     "screen.isPartial = (!MUTANT && parameters.isPartial) || fields"),
    ("an iPad uses the presentation for an iPhone", PRESENTATION,
     "base.regular = base.regular.under(regular)",
     "base.regular = base.regular.under(MUTANT ? compact : regular)"),
    ("the first leading key wins over the key beside it", TABLE,
     "guard !others.isEmpty else { return variants[first] }",
     "guard !others.isEmpty, !MUTANT else { return variants[first] }"),
    ("a file with an unknown key is whole", SPEC,
     "file.isPartial = isKeyLost || isPartLost",
     "file.isPartial = (!MUTANT && isKeyLost) || isPartLost"),
    ("a type that lost a case is whole", DECLARED,
     "?? true || names.count < items?.count ?? 0",
     "?? true || (!MUTANT && names.count < items?.count ?? 0)"),
]
