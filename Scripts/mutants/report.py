"""Mutants of reports: name, file, text, replacement and, if undetectable by tests, the reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. Their tests must then fail.
"""

FOLDERS = ["FlowViews"]
TARGET, CONFIGURATION = "FlowViewsTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

BASELINE, PRINT, GITHUB, JUNIT = "Baseline.swift", "Fingerprint.swift", "GitHubReport.swift", "JUnitReport.swift"
PATHS, COLUMNS, XML, PLACES = "KeyPaths.swift", "UTF16Columns.swift", "XMLElement.swift", "SARIFPlaces.swift"
SARIF, JSON, REPORT = "SARIFReport.swift", "JSONReport.swift", "FindingsReport.swift"

ALL = [
    # Baselines.
    ("a known finding is known any number of times", BASELINE,
     "            left[entry] = count - 1\n",
     "            left[entry] = MUTANT ? count : count - 1\n"),
    ("entries of a baseline aren't added up", BASELINE,
     "            left[entry, default: 0] += count\n",
     "            if MUTANT { left[entry] = count } else { left[entry, default: 0] += count }\n"),
    ("an unreadable file is recorded", BASELINE,
     "for finding in findings where finding.rule != .unreadableFile {",
     "for finding in findings where MUTANT || finding.rule != .unreadableFile {"),
    ("an unreadable file can be known", BASELINE,
     "guard finding.rule != .unreadableFile, let count",
     "guard MUTANT || finding.rule != .unreadableFile, let count"),
    ("a proposal is part of the finding", PRINT,
     "last.character == \";\" || last.character == \":\" {",
     "!MUTANT, last.character == \";\" || last.character == \":\" {"),
    ("a semicolon in quotes ends the finding", PRINT,
     "if character == \" \", !isQuoted, let last",
     "if character == \" \", MUTANT || !isQuoted, let last"),
    ("an apostrophe begins a quotation", PRINT,
     "isQuoted || last.map({ !$0.character.isLetter }) ?? true {",
     "MUTANT || isQuoted || last.map({ !$0.character.isLetter }) ?? true {"),
    ("two findings of one kind have one fingerprint", PRINT,
     "        uses[name, default: 0] += 1\n",
     "        if !MUTANT { uses[name, default: 0] += 1 }\n"),
    ("a place at a key's end is outside it", PATHS,
     "if place.end.offset <= all[current].end {",
     "if MUTANT ? place.end.offset < all[current].end : place.end.offset <= all[current].end {"),
    ("a place at a key's start is before it", PATHS,
     "if all[middle].start <= place.start.offset {",
     "if MUTANT ? all[middle].start < place.start.offset : all[middle].start <= place.start.offset {"),
    # Places.
    ("a character beyond 16 bits is one unit", COLUMNS,
     "$1 >= 0xF0 ? 2 : 1",
     "!MUTANT && $1 >= 0xF0 ? 2 : 1"),
    ("a byte order mark counts", COLUMNS,
     "if start == 0, bytes.starts",
     "if start == 0, !MUTANT, bytes.starts"),
    ("the blocks before one are left out", COLUMNS,
     "return unitsBefore[source.index][block] + Self",
     "return (MUTANT ? 0 : unitsBefore[source.index][block]) + Self"),
    ("a path from the root is one in the package", PLACES,
     "let isAbsolute = path.hasPrefix(\"/\")",
     "let isAbsolute = !MUTANT && path.hasPrefix(\"/\")"),
    ("a place of several lines has columns", GITHUB,
     "guard range.start.line == range.end.line else { return lines }",
     "guard MUTANT || range.start.line == range.end.line else { return lines }"),
    # Texts.
    ("a comma in a property isn't escaped", GITHUB,
     "percentEscaped(text, also: [\":\", \",\"])",
     "percentEscaped(text, also: MUTANT ? [\":\"] : [\":\", \",\"])"),
    ("a second finding at a place has the first one's name", JUNIT,
     "number == 1 ? place :",
     "MUTANT || number == 1 ? place :"),
    ("a warning is a failure", JUNIT,
     "finding.severity == .error\n",
     "MUTANT || finding.severity == .error\n"),
    ("a character that XML can't have stays", XML,
     "default: escaped(String(scalar))",
     "default: MUTANT ? String(scalar) : escaped(String(scalar))"),
    ("lines of an attribute stay lines", XML,
     "case \"\\n\" where keepsLines:",
     "case \"\\n\" where keepsLines || MUTANT:"),
    ("brackets and parentheses make a link", SARIF,
     "let isLink = text.contains(\"](\")",
     "let isLink = !MUTANT && text.contains(\"](\")"),
    ("a proposal without a replacement isn't related", SARIF,
     "finding.suggestions.filter { $0.replacement == nil }.map(\\.note)",
     "finding.suggestions.filter { !MUTANT && $0.replacement == nil }.map(\\.note)"),
    ("a run with an unreadable file is complete", REPORT,
     "failures.isEmpty && !findings.contains",
     "failures.isEmpty && MUTANT || failures.isEmpty && !findings.contains"),
    ("a trace's contradictions are left out", JSON,
     "\"contradictions\": list(trace.contradictions, JSON.string)",
     "\"contradictions\": list(MUTANT ? [] : trace.contradictions, JSON.string)"),
]
