"""The mutants of severities: a name, a file, a text in it, and what stands there instead; where no test can tell it from the original, also why.

MUTANT holds where the mutant is on: all are built into one program, and one at a time is chosen when it runs. The tests of them must fail.
"""

FOLDERS = ["FlowSpec"]
TARGET, CONFIGURATION = "FlowSpecTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

EXCUSES = "UselessExcuses.swift"

ALL = [
    ("a finding where an excused place begins isn't in it", EXCUSES,
     "if found[middle].start < place.start.offset {",
     "if found[middle].start < place.start.offset || (MUTANT && found[middle].start == place.start.offset) {"),
    ("a finding that ends where an excused place ends isn't in it", EXCUSES,
     ".contains { $0.end <= place.end.offset }",
     ".contains { MUTANT ? $0.end < place.end.offset : $0.end <= place.end.offset }"),
    ("a finding that ends beyond an excused place is in it", EXCUSES,
     "        return found[low...].lazy.prefix {",
     "        if MUTANT, low < found.count, found[low].start <= place.end.offset { return true }\n        return found[low...].lazy.prefix {",
     "places and findings are nodes of one tree: what begins in a place ends in it"),
    ("the first entry for a rule counts", EXCUSES,
     "uniquingKeysWith: { $1 })",
     "uniquingKeysWith: { MUTANT ? $0 : $1 })"),
]
