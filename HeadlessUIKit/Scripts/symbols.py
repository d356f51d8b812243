"""Reads a module's public declarations from its symbol graph, in AppleAPI's form; used by
check-declarations.
"""

import glob
import json
import os
import re

CONTAINERS = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
# Modifiers that the tables omit. A separate column covers overriding.
ACCESS = re.compile(r"^(open|public|required|override|optional|final|nonisolated|dynamic|unowned(\(\w+\))?) ")


class Declaration:
    """A public declaration: its path in the module, its Swift, whether apps can override it, the
    compiler's name for it (USR), and its superclass.
    """

    def __init__(self, path, swift, overridable, usr, superclass):
        self.path, self.swift, self.overridable, self.usr, self.superclass = path, swift, overridable, usr, superclass


def declared(symbol, superclass):
    """The Swift of a declaration, without internal parameter names, and with a property's accessors
    in one form.
    """
    fragments = [part["spelling"] for part in symbol["declarationFragments"] if part["kind"] != "internalParam"]
    text = re.sub(r"\s+", " ", "".join(fragments)).replace(" :", ":").strip()
    is_actor = False
    while attribute := re.match(r"^@(\w+) ?", text):
        is_actor = is_actor or attribute[1] == "MainActor"
        text = text[attribute.end() :]
        while access := ACCESS.match(text):
            text = text[access.end() :]
    while access := ACCESS.match(text):
        text = text[access.end() :]
    kind = symbol["kind"]["identifier"]
    if kind in CONTAINERS:
        # Only types state their isolation, because members inherit it.
        head, where, requirements = text.partition(" where ")
        return ("@MainActor " if is_actor else "") + head + (f": {superclass}" if superclass else "") + where + requirements
    if re.match(r"^((static|class) )?let ", text):
        text = text.replace("let ", "var ", 1) + " { get }"
    elif re.match(r"^((static|class|weak) )?var ", text) and not text.endswith("}"):
        text += " { get set }"
    # `weak` matters only if apps can set the property.
    return text.removeprefix("weak ") if text.endswith("{ get }") else text


def declarations(folder, module):
    """The public declarations of a module, without overrides and default implementations, which
    repeat other declarations.
    """
    symbols, relations = [], []
    for file in sorted(glob.glob(os.path.join(folder, f"{module}*.symbols.json"))):
        with open(file) as stream:
            graph = json.load(stream)
        symbols += graph["symbols"]
        relations += graph["relationships"]
    names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in symbols}
    kinds = {symbol["identifier"]["precise"]: symbol["kind"]["identifier"] for symbol in symbols}
    superclasses, owners, requirements, optional, derived = {}, {}, set(), set(), set()
    for relation in relations:
        source, target, kind = relation["source"], relation["target"], relation["kind"]
        if kind == "inheritsFrom":
            superclasses[source] = names.get(target) or relation.get("targetFallback", target).split(".")[-1]
        elif kind == "memberOf":
            owners[source] = target
        elif kind == "requirementOf":
            requirements.add(source)
        elif kind == "optionalRequirementOf":
            optional.add(source)
        elif kind == "overrides":
            derived.add(source)
        elif kind == "defaultImplementationOf":
            # A protocol that refines another one implements requirements only for its own types.
            if names[source].rpartition(".")[0] == names.get(target, "").rpartition(".")[0]:
                optional.add(target)
            derived.add(source)

    def overridable(symbol, usr):
        if usr in optional:
            return "optional"
        if usr in requirements:
            return "required"
        if symbol["accessLevel"] == "open":
            return "open"
        in_class = kinds.get(owners.get(usr)) == "swift.class" and symbol["kind"]["identifier"] not in CONTAINERS | {"swift.init"}
        return "final" if in_class or symbol["kind"]["identifier"] == "swift.class" else "-"

    found = []
    for symbol in symbols:
        usr = symbol["identifier"]["precise"]
        if usr not in derived:
            found.append(
                Declaration(names[usr], declared(symbol, superclasses.get(usr)), overridable(symbol, usr), usr, superclasses.get(usr)))
    return found
