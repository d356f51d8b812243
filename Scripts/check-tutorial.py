"""Writes the files of a page into a folder and runs its commands there, for Scripts/check-tutorial."""

import pathlib
import re
import subprocess
import sys

RUN_HERE = "Scripts/check-tutorial runs it"


def fences(page):
    """Yields each fence with the comment directly before it: its directive, argument, further lines, and the fence's text."""
    comment = r"<!-- (?P<name>\w+): (?P<argument>[^\n]*?)(?:\n(?P<frame>(?:(?!-->).)*?))? ?-->\n"
    fence = r"```\w*\n(?P<text>.*?)^```$"
    for match in re.finditer(comment + fence, page, re.DOTALL | re.MULTILINE):
        yield match["name"], match["argument"], match["frame"], match["text"]


def fill(frame, text):
    """A file with the text in place of its line `…`, at that line's indentation."""
    lines = []
    for line in frame.splitlines():
        indent = line[: len(line) - len(line.lstrip())]
        lines += [indent + inner if inner else "" for inner in text.splitlines()] if line.strip() == "…" else [line]
    return "\n".join(lines) + "\n"


def commands(text):
    """Yields each command of a transcript with the output that is shown."""
    for block in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = block.partition("\n")
        yield command, output


def is_shown(output, shown):
    """A line `…` stands for any lines, `…` at a line's end for its rest."""
    pattern = ""
    for line in shown.splitlines():
        if line == "…":
            pattern += r"(?:[^\n]*\n)*?"
        elif line.endswith("…"):
            pattern += re.escape(line[:-1]) + r"[^\n]*\n"
        else:
            pattern += re.escape(line) + r"\n"
    return re.fullmatch(pattern, output)


def main(page, folder, checkout):
    folder = pathlib.Path(folder)
    count = 0
    for name, argument, frame, text in fences(pathlib.Path(page).read_text(encoding="utf-8")):
        if name == "file":
            path = folder / argument
            path.parent.mkdir(parents=True, exist_ok=True)
            content = fill(frame, text) if frame else text
            path.write_text(content.replace('path: "../flowgen"', f'path: "{checkout}"'), encoding="utf-8")
        elif (name, argument) == ("unchecked", RUN_HERE):
            for command, shown in commands(text):
                run = subprocess.run(command, shell=True, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                if run.returncode != 0 or not is_shown(run.stdout, shown):
                    sys.exit(f"{run.stdout}failed: '{command}' ended with {run.returncode}, and should print:\n{shown}")
                print(f"ok: {command}", flush=True)
                count += 1
    if count == 0:
        sys.exit("failed: the page has no command for this script")


if __name__ == "__main__":
    main(*sys.argv[1:])
