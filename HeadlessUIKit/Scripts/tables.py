"""The tables of Apple's declarations in AppleAPI; used by check-declarations."""

import csv
import os

MODULES = ("UIKit", "SwiftUI", "XCUIAutomation")
COLUMNS = ["declaration", "swift", "overridable", "ios", "documentation", "checked", "headless", "reason"]


class Row:
    """A declaration of Apple's. Its path and Swift in the headless module are rarely different."""

    def __init__(self, place, cells):
        self.place = place
        self.path, self.swift, self.overridable, self.ios, self.documentation, self.checked = cells[:6]
        headless, self.reason = (cells[6:] + ["", ""])[:2]
        path, divider, swift = headless.partition("|")
        self.differs = bool(headless)
        self.headless_path = path if divider else self.path
        self.headless_swift = (swift if divider else headless) or self.swift

    @property
    def version(self):
        """The first iOS with the declaration. Without a version in the header, UIKit's first."""
        return tuple(int(part) for part in self.ios.split(".")) if self.ios != "-" else (2, 0)


def read(file, columns):
    with open(file, newline="") as stream:
        lines = list(csv.reader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    if lines[0] != columns:
        raise SystemExit(f"{file}:1: error: the columns are to be {', '.join(columns)}")
    return [(f"{file}:{number}", cells) for number, cells in enumerate(lines[1:], 2)]


def rows(folder, module):
    found = []
    for place, cells in read(os.path.join(folder, f"{module}.tsv"), COLUMNS):
        if len(cells) not in (6, 8) or not all(cells):
            raise SystemExit(f"{place}: error: six columns, or eight where the headless module differs, and none of them empty")
        found.append(Row(place, cells))
    return found


def headless_only(folder):
    """The locations of declarations that Apple doesn't have, by path, which includes members."""
    return {cells[0]: place for place, cells in read(os.path.join(folder, "HeadlessOnly.tsv"), ["declaration", "reason"])}
