"""Mutants of severities: name, file, text, replacement and, if undetectable by tests, the reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. Their tests must then fail.
"""

FOLDERS = ["FlowSpec"]
TARGET, CONFIGURATION = "FlowSpecTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

EXCUSES = "UnusedSuppressions.swift"

ALL = [
    ("a finding at the start of a suppressed place isn't in it", EXCUSES,
     "if found[middle].start < place.start.offset {",
     "if found[middle].start < place.start.offset || (MUTANT && found[middle].start == place.start.offset) {"),
    ("a finding that ends with a suppressed place isn't in it", EXCUSES,
     ".contains { $0.end <= place.end.offset }",
     ".contains { MUTANT ? $0.end < place.end.offset : $0.end <= place.end.offset }"),
    ("a finding that ends beyond a suppressed place is in it", EXCUSES,
     "        return found[low...].lazy.prefix {",
     "        if MUTANT, low < found.count, found[low].start <= place.end.offset { return true }\n        return found[low...].lazy.prefix {",
     "places and findings are nodes of one tree: what begins in a place ends in it"),
    ("the first entry for a rule counts", EXCUSES,
     "uniquingKeysWith: { $1 })",
     "uniquingKeysWith: { MUTANT ? $0 : $1 })"),
]
