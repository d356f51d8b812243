"""Compares the headless modules with the tables of Apple's declarations; called by check-uikit.

check-uikit.py declarations TABLES SYMBOLS       every public declaration is Apple's, or listed as the headless modules' own
check-uikit.py versions TABLES SYMBOLS DUMP...   what is newer than the oldest iOS is used under #available only
check-uikit.py control TABLES SYMBOLS DUMP       as `versions`, for a file whose lines with `// newer` are to be found, and no others
"""

import sys

import uikit_symbols
import uikit_table
import uikit_versions


def match(rows, declarations):
    """The row for each declaration: its own, or that of a superclass, where Apple declares some members of views on NSObject."""
    by_path, superclasses = {}, {}
    for row in rows:
        by_path.setdefault(row.headless_path, []).append(row)
    for declaration in declarations:
        if declaration.superclass:
            superclasses[declaration.path] = declaration.superclass
    for declaration in declarations:
        owner, dot, member = declaration.path.partition(".")
        while dot and f"{owner}.{member}" not in by_path and owner in superclasses:
            owner = superclasses[owner]
        yield declaration, by_path.get(owner + dot + member, [])


def differences(tables, symbols):
    own, met = uikit_table.headless_only(tables), set()
    for module in uikit_table.MODULES:
        declarations = uikit_symbols.declarations(symbols, module)
        rows, used = uikit_table.rows(tables, module), set()
        if not declarations:
            yield f"{symbols}: error: no symbol graph of {module}"
        for declaration, candidates in match(rows, declarations):
            listed = {path for path in own if declaration.path == path or declaration.path.startswith(path + ".")}
            if listed:
                met |= listed
                if candidates:
                    yield f"{candidates[0].place}: error: {declaration.path} is listed as the headless modules' own, too"
                continue
            here = [row for row in candidates if row.headless_swift == declaration.swift]
            used.update(here)
            if not candidates:
                yield f"{module}: error: {declaration.path} is in no table: {declaration.swift}"
            elif not here:
                yield (
                    f"{candidates[0].place}: error: {declaration.path} differs\n    Apple's:  "
                    + "\n              ".join(row.headless_swift for row in candidates)
                    + f"\n    headless: {declaration.swift}")
            elif not any(row.overridable == declaration.overridable for row in here):
                yield f"{here[0].place}: error: {declaration.path} is '{here[0].overridable}' in {module}, but '{declaration.overridable}' here"
        for row in rows:
            if row not in used:
                yield f"{row.place}: error: {row.headless_path} isn't declared as the table says: {row.headless_swift}"
            if row.differs and (row.headless_path, row.headless_swift) == (row.path, row.swift):
                yield f"{row.place}: error: {row.path} doesn't differ from Apple's"
    for path in own.keys() - met:
        yield f"{own[path]}: error: {path} isn't declared"


def newer(tables, symbols):
    """What is newer than the oldest iOS: by the compiler's names, and types by patterns for their mangled names."""
    by_name, types = {}, {}
    for module in uikit_table.MODULES:
        declarations = uikit_symbols.declarations(symbols, module)
        for declaration, candidates in match(uikit_table.rows(tables, module), declarations):
            for row in candidates:
                if row.headless_swift == declaration.swift and row.version > uikit_versions.OLDEST:
                    by_name[declaration.usr] = (declaration.path, row.version)
                    if "." not in declaration.path and "(" not in declaration.path:
                        types[f"{len(declaration.path)}{declaration.path}(?![0-9a-z])"] = (declaration.path, row.version)
    return by_name, types


def main(command, tables, symbols, *dumps):
    if command == "declarations":
        found = list(differences(tables, symbols))
        print(*found, sep="\n", end="\n" if found else "")
        return bool(found)
    uses = uikit_versions.uses(dumps, *newer(tables, symbols))
    if command == "versions":
        for file, line, path, version in uses:
            print(f"{file}:{line}: error: {path} is of iOS {version[0]}: it needs #available or @available")
        return bool(uses)
    wanted = set()
    for tree in uikit_versions.trees(dumps[0]):
        with open(tree["filename"]) as stream:
            wanted |= {(tree["filename"], number) for number, line in enumerate(stream, 1) if line.rstrip().endswith("// newer")}
    found = {use[:2] for use in uses}
    for file, line in sorted(wanted ^ found):
        print(f"{file}:{line}: error: " + ("newer, but not found" if (file, line) in wanted else "found, but not newer"))
    return wanted != found or not wanted


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
