"""Mutants of URL patterns: name, file, text, replacement and, if undetectable by tests, the reason.

MUTANT is true if the mutant is active. One program contains all; FLOWGEN_MUTANT activates one when
it runs. Their tests must then fail.
"""

FOLDERS = ["FlowSpec"]
TARGET, CONFIGURATION = "FlowSpecTests", "debug"
ENVIRONMENT = {}
RUNS = [[]]

TABLE, NUMBERS, TRIE, OVERLAPS = "PartTable.swift", "PatternNumbers.swift", "PatternTrie.swift", "PatternOverlaps.swift"
COMPONENT, RELATION = "Component.swift", "Relation.swift"

ALL = [
    # Two parts.
    ("an optional value is like a required one", TABLE,
     "case .optional, .defaulted: .optional",
     "case .optional, .defaulted: MUTANT ? .required : .optional"),
    ("a segment is like the value of a key", TABLE,
     "<< 1 | (isSegment ? 1 : 0)",
     "<< 1 | (isSegment && !MUTANT ? 1 : 0)"),
    ("two parts are compared again each time", OVERLAPS,
     "if let same = equal[numbers] { return [(same, .equal)] }",
     "if !MUTANT, let same = equal[numbers] { return [(same, .equal)] }"),
    ("one word of an enumeration is forgotten", COMPONENT,
     "case (_, .enumeration(let words)): Set(words)",
     "case (_, .enumeration(let words)): Set(words.dropFirst(MUTANT ? 1 : 0))"),
    # Two patterns.
    ("a rest is inside a longer one", NUMBERS,
     "other.hasRest && other.path.count <= one.path.count",
     "other.hasRest && (MUTANT || other.path.count <= one.path.count)"),
    ("a rest is inside a path that ends", NUMBERS,
     "var isInside = !one.hasRest ||",
     "var isInside = MUTANT || !one.hasRest ||"),
    ("the fragment isn't compared", NUMBERS,
     "guard overlaps(one.fragment, other.fragment, isSegment: false) else",
     "guard MUTANT || overlaps(one.fragment, other.fragment, isSegment: false) else"),
    ("only the first of two keys is compared", NUMBERS,
     "[items.first?.key, otherItems.first?.key].compactMap(\\.self).min() {",
     "[items.first?.key, otherItems.first?.key].compactMap(\\.self).min(), !MUTANT || items.count == one.query.count {"),
    # Many patterns.
    ("a pattern with a rest isn't compared with longer paths", TRIE,
     "if pattern.hasRest { open +=",
     "if pattern.hasRest && !MUTANT { open +="),
    ("the rests on the way are passed", TRIE,
     "            found += node.rests\n",
     "            if !MUTANT || depth >= pattern.path.count { found += node.rests }\n"),
    ("a fixed segment isn't compared with placeholders", TRIE,
     "? node.placeholders + [part]",
     "? (MUTANT ? [] : node.placeholders) + [part]"),
    ("a pattern with other segments is compared, too", TRIE,
     "let others = parts.isFixed(part) ?",
     "let others = parts.isFixed(part) && !MUTANT ?"),
    ("a wider pattern is treated as a narrower one", OVERLAPS,
     "case .wider: narrower[number].append(other)",
     "case .wider: narrower[MUTANT ? other : number].append(MUTANT ? number : other)"),
    ("all patterns that cross are named", OVERLAPS,
     "if crossing[number].count < Self.mostShown {",
     "if MUTANT || crossing[number].count < Self.mostShown {"),
    ("the search never ends", OVERLAPS,
     "guard index.steps <= mostSteps else {",
     "guard MUTANT || index.steps <= mostSteps else {"),
    ("a pattern is tried before one that it is wider than", RELATION,
     "            overlaps.narrower[index].forEach(place)\n            order.append(index)\n",
     "            if !MUTANT { overlaps.narrower[index].forEach(place) }\n            order.append(index)\n"),
    # Hosts, ports and values inside segments.
    ("a port doesn't count", "Matching.swift",
     "url.isHost(host), url.port == port,",
     "url.isHost(host), MUTANT || url.port == port,"),
    ("a wildcard host matches every host", "Matching.swift",
     "guard url.scheme == scheme, url.isHost(host),",
     "guard url.scheme == scheme, MUTANT && isWildcard || url.isHost(host),"),
    ("a value inside a segment needn't be readable", "Matching.swift",
     "{ placeholders[$0].type.value(of: $1) != nil }",
     "{ MUTANT || placeholders[$0].type.value(of: $1) != nil }"),
    ("a URL is written although another split of its segment comes first", "Matching.swift",
     "return self.values(of: text) == values ? text : nil",
     "return MUTANT || self.values(of: text) == values ? text : nil"),
    ("the text around a value doesn't distinguish parts", "PartAutomaton.swift",
     "if case .mixed = self { return true }",
     "if case .mixed = self { return !MUTANT }"),
    ("the reason why a segment doesn't match is its end", "Difference.swift",
     "if !text.hasPrefix(start) {",
     "if !MUTANT, !text.hasPrefix(start) {"),
]
