"""Judges specs by the JSON Schema and compares the verdicts with the reader's; called by check-schema.

    check-schema.py SCHEMA MUTANTS
"""

import json
import re
import sys

import yaml
from jsonschema import Draft202012Validator

NUMBER = re.compile(r"[+-]?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def value(node):
    """A node as JSON: of plain scalars only true, false, null, ~, nothing and decimal numbers are more than text."""
    if node is None:
        # Nothing is left of a spec that has lost all its keys.
        return None
    if isinstance(node, yaml.MappingNode):
        return {key.value: value(child) for key, child in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [value(child) for child in node.value]
    if node.style:
        return node.value
    if node.value in ("", "~", "null"):
        return None
    if node.value in ("true", "false"):
        return node.value == "true"
    number = NUMBER.fullmatch(node.value)
    if not number:
        return node.value
    return float(node.value) if number[2] or number[3] else int(node.value)


def main():
    with open(sys.argv[1]) as file:
        schema = json.load(file)
    with open(sys.argv[2]) as file:
        report = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    accepted = 0
    for index, mutant in enumerate(report["mutants"]):
        spec = value(yaml.compose(mutant["text"], Loader=LOADER))
        is_accepted = validator.is_valid(spec)
        accepted += is_accepted
        if is_accepted == mutant["isAccepted"]:
            continue
        print(f"check-schema: error: the reader and the schema disagree about spec {index} of seed {report['seed']}:", file=sys.stderr)
        print(mutant["text"], file=sys.stderr)
        print("The reader says:", *mutant["findings"] or ["nothing"], sep="\n  ", file=sys.stderr)
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(spec)]
        print("The schema says:", *errors or ["nothing"], sep="\n  ", file=sys.stderr)
        sys.exit(1)
    count = len(report["mutants"])
    print(f"ok: the reader and the schema agree about {count} specs, {accepted} of them right (seed {report['seed']})")


main()
