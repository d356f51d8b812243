"""Mutants of unified diffs: name, file, text, replacement and, if undetectable by tests, the
reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. Their tests must then fail.
"""

FOLDERS = ["FlowViews"]
TARGET, CONFIGURATION = "FlowViewsTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

DIFF, UNIFIED = "LineDiff.swift", "UnifiedDiff.swift"

ALL = [
    ("six common lines part two changes", UNIFIED,
     "part.old.count <= 2 * context {",
     "part.old.count <= 2 * context - (MUTANT ? 1 : 0) {"),
    ("an empty range begins at the next line", UNIFIED,
     "lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1",
     "lines.isEmpty && !MUTANT ? lines.lowerBound : lines.lowerBound + 1"),
    ("a missing newline isn't reported", UNIFIED,
     "if line.last != UInt8(ascii: \"\\n\") {",
     "if !MUTANT, line.last != UInt8(ascii: \"\\n\") {"),
    ("a path with a space has no tab after it", UNIFIED,
     "path.contains(\" \") ? path + \"\\t\" : path",
     "path.contains(\" \") && !MUTANT ? path + \"\\t\" : path"),
    ("lines are put in before others are left out", DIFF,
     "right < old.count && right + 1 > down",
     "right < old.count && (MUTANT ? right > down : right + 1 > down)"),
    ("a search at its bound forgets its result", DIFF,
     "        start = way.end\n",
     "        start = MUTANT && way.end.old < oldLines.count ? (oldLines.count, newLines.count) : way.end\n"),
]
