"""Finds uses of declarations newer than the oldest supported iOS; used by check-declarations."""

import json
import re

OLDEST = (15, 0)


def trees(file):
    """The syntax trees of a dump, one per source file, between the compiler's messages."""
    with open(file) as stream:
        text = stream.read()
    decoder, start = json.JSONDecoder(), 0
    while (start := text.find('{"_kind":"source_file"', start)) >= 0:
        tree, start = decoder.raw_decode(text, start)
        yield tree


def asked(node):
    """The iOS that a condition guarantees or a declaration requires."""
    queries = [node] if node.get("_kind") == "available_attr" else []
    # A dump also calls `#unavailable` so, but without a star. It guarantees no version.
    if node.get("_kind") == "#available" and any(query.get("domain") == "*" for query in node["queries"]):
        queries = node["queries"]
    for query in queries:
        version = query.get("version") or query.get("introduced")
        if query.get("domain") == "iOS" and version:
            return tuple(int(part) for part in (version + ".0").split(".")[:2])
    return OLDEST


class Uses:
    """Collects the uses in one tree: (file, line, declaration)."""

    def __init__(self, tree, newer, types):
        self.newer, self.types, self.found = newer, types, set()
        self.file = tree["filename"]
        with open(self.file, "rb") as stream:
            self.source = stream.read()
        self.visit(tree, OLDEST, 0)

    def note(self, path, version, known, offset):
        if version > known:
            self.found.add((self.file, self.source.count(b"\n", 0, offset) + 1, path, version))

    def visit(self, node, known, offset):
        if isinstance(node, list):
            # A condition or a guard guarantees its version for the elements after it.
            for element in node:
                self.visit(element, known, offset)
                if isinstance(element, dict):
                    guarded = element.get("conditions", []) if element.get("_kind") == "guard_stmt" else [element]
                    known = max([known] + [asked(condition) for condition in guarded if condition.get("_kind") == "#available"])
            return
        if not isinstance(node, dict):
            return
        offset = node.get("range", {}).get("start", offset)
        known = max([known] + [asked(attribute) for attribute in node.get("attrs", []) if isinstance(attribute, dict)])
        if use := self.newer.get(node.get("decl_usr")):
            self.note(*use, known, offset)
        written = node.get("interface_type", "") + (node.get("type", "") if node.get("_kind") == "type_expr" else "")
        for mangled, use in self.types.items():
            if re.search(mangled, written):
                self.note(*use, known, offset)
        if node.get("_kind") == "if_stmt":
            conditions = node.get("conditions", [])
            self.visit(conditions, known, offset)
            self.visit(node.get("then_stmt"), max([known] + [asked(condition) for condition in conditions]), offset)
            self.visit(node.get("else_stmt"), known, offset)
            return
        for child in node.values():
            self.visit(child, known, offset)


def uses(files, newer, types):
    """The uses in dumps, sorted. `newer` has the compiler's names of declarations. `types` has
    patterns for the mangled names of types, which also occur in the types of other declarations.
    """
    return sorted(use for file in files for tree in trees(file) for use in Uses(tree, newer, types).found)
