"""Compiles app code with the Swift of edited specs, and compares with 'flowgen diff'; called by check-breaking."""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path


def read_edits(text):
    """The edits of a list: for each a name and pairs of old and new text."""
    edits, last = [], ""
    for line in text.splitlines():
        if line.startswith("== "):
            edits.append((line[3:], []))
        elif line[:2] in ("- ", "+ ") or line in "-+" and line:
            if line[0] == "-" and last != "-":
                edits[-1][1].append(["", ""])
            edits[-1][1][-1]["-+".index(line[0])] += line[2:] + "\n"
        last = line[:1]
    return edits


def edited(text, replacements):
    for old, new in replacements:
        if text.count(old) != 1:
            sys.exit(f"check-breaking: error: {old!r} stands {text.count(old)} times in the spec")
        text = text.replace(old, new)
    return text


class Checker:
    def __init__(self, bin_path, work):
        self.flowgen = Path(bin_path, "flowgen")
        self.modules = Path(bin_path, "Modules")
        self.work = work

    def swiftc(self, *arguments):
        command = ["swiftc", "-swift-version", "6", "-I", self.work, "-I", self.modules, "-parse-as-library", *arguments]
        return subprocess.run(command, cwd=self.work, capture_output=True, text=True)

    def library(self, name, source):
        result = self.swiftc("-emit-module", "-module-name", name, source)
        if result.returncode:
            sys.exit(result.stderr)

    def generate(self, spec, folder):
        """The generated files; none where the spec has errors, so that there is nothing to compile."""
        result = subprocess.run([self.flowgen, "generate", spec, "--output", folder], capture_output=True, text=True)
        return sorted(Path(folder).glob("*.swift")) if result.returncode == 0 else []

    def compiles(self, sources, app):
        return self.swiftc("-typecheck", "-module-name", "Shop", *sources, app)

    def breaks(self, old, new):
        result = subprocess.run([self.flowgen, "diff", old, new, "--format", "json"], capture_output=True, text=True, check=True)
        return [change["message"] for change in json.loads(result.stdout)["appCode"] if change["category"] == "source-breaking"]


def main(bin_path, fixtures, share, seed):
    fixtures = Path(fixtures)
    text = (fixtures / "Shop.flow.yaml").read_text()
    edits = read_edits((fixtures / "edits.txt").read_text())
    if int(share) > 1:
        edits = random.Random(int(seed)).sample(edits, len(edits) // int(share))
    print(f"seed {seed}, {len(edits)} edits")
    failed = 0
    with tempfile.TemporaryDirectory() as work:
        checker = Checker(bin_path, work)
        (Path(work) / "Payments.swift").write_text("")
        checker.library("ShopModels", fixtures / "Models.swift")
        checker.library("Payments", "Payments.swift")
        old = fixtures / "Shop.flow.yaml"
        for number, (name, replacements) in enumerate([("no edit", [])] + edits):
            (Path(work) / str(number)).mkdir()
            new = Path(work) / str(number) / "Shop.flow.yaml"
            new.write_text(edited(text, replacements))
            sources = checker.generate(new, Path(work) / f"{number}/generated")
            if not sources:
                print(f"skipped, since the spec has errors: {name}")
                continue
            result, breaks = checker.compiles(sources, fixtures / "App.swift"), checker.breaks(old, new)
            if (result.returncode != 0) == bool(breaks):
                print(f"ok: {name}: {'breaks' if breaks else 'compiles'}")
                continue
            failed += 1
            if number == 0:
                sys.exit(result.stderr)
            print(f"failed: {name}: flowgen diff reports {breaks or 'no source-breaking change'}, and the compiler says", file=sys.stderr)
            print(result.stderr[-2000:] or "nothing", file=sys.stderr)
    return 1 if failed else 0


sys.exit(main(*sys.argv[1:]))
