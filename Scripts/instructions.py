"""Counts the instructions that flowgen takes; called by instructions."""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# How much more than the committed figure is let pass.
TOLERANCE = 0.02


# Counting


def environment():
    """What is the same in every run: no seed of a hash, and nothing of whoever counts."""
    return {"PATH": os.environ["PATH"], "HOME": "/", "SWIFT_DETERMINISTIC_HASHING": "1", "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}


def callgrind(command, folder):
    """The instructions that a command takes, by the object that they lie in."""
    output = Path(folder) / "callgrind.out"
    words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *map(str, command)]
    run = subprocess.run(words, cwd=folder, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0 or not output.exists():
        sys.exit(f"error: {' '.join(words)} failed:\n{run.stderr}")
    return instructions_by_object(output)


def instructions_by_object(path):
    """Reads what callgrind wrote: for each object the cost of its own functions, without those that they call."""
    names, costs, current, is_call = {}, {}, "", False
    for line in open(path, errors="replace"):
        if line.startswith("ob="):
            number, name = re.match(r"ob=\((\d+)\)(?: (.*))?", line).groups()
            names.setdefault(number, name)
            current = names[number]
        elif line.startswith("cob="):
            number, name = re.match(r"cob=\((\d+)\)(?: (.*))?", line).groups()
            names.setdefault(number, name)
        elif line.startswith("calls="):
            # The cost of the line that follows is that of what is called.
            is_call = True
        elif line[0].isdigit() or line[0] in "+-*":
            if not is_call:
                costs[current] = costs.get(current, 0) + int(line.split()[1])
            is_call = False
    return costs


def stripped(tool, folder):
    """A copy without debugging information, which valgrind would read first, and may not know."""
    copy = Path(folder) / "flowgen"
    subprocess.run(["strip", "--strip-debug", "-o", copy, tool], check=True)
    return copy


# The guard


def toolchain():
    version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"\(([^)]*)\)", version).group(1), platform.machine()


def generate_cost(tool, specs, folder):
    """The instructions in flowgen's own code and in Swift's library that generate takes; validate does nothing that it doesn't.

    Those of the C library are left out: which of its variants runs depends on the processor.
    """
    costs = callgrind([tool, "generate", specs, "--output", specs.with_name(specs.name + "Swift")], folder)
    return sum(cost for name, cost in costs.items() if Path(name).name in (tool.name, "libswiftCore.so"))


def dense_flow(index):
    """A flow of 20 screens with ten transitions each, most of which push another of its screens: its stack grows in hundreds of ways."""
    lines = [f"  flow{index}:", *(["    results: { done: {} }"] if index > 0 else []), "    screens:"]
    for screen in range(20):
        lines.append(f"      s{screen}:\n        transitions:")
        for number in range(10):
            target = (7 * screen + 3 * number + 1) % 20
            steps = {7: f"{{ replace: s{target} }}", 8: "{ finish: done }" if index > 0 else "popToRoot"}
            if screen == 0:
                steps[9] = f"{{ push: flow{index + 1}, on: {{ done: {{ push: s{target} }}, dismissed: [] }} }}"
            lines.append(f"          t{number}: {steps.get(number, f'{{ push: s{target} }}')}")
    return "".join(line + "\n" for line in lines)


def guarded(tool, package, folder):
    """What the guard counts: of an app as they are, and of one whose stacks grow in so many ways that it is the rules that take the time."""
    shop, dense = Path(folder) / "Shop", Path(folder) / "Dense"
    shutil.copytree(package / "Examples/Sources/Shop", shop, ignore=lambda _, names: [name for name in names if name.endswith(".swift")])
    dense.mkdir()
    flows = "".join(dense_flow(index) for index in range(20)) + "  flow20: { results: { done: {} }, screens: { last: {} } }\n"
    (dense / "App.flow.yaml").write_text("flowspec: 1\napp: Dense\nroot: flow0\nflows:\n" + flows)
    return {specs.name: generate_cost(tool, specs, folder) for specs in (shop, dense)}


def check(tool, package, folder):
    known = json.loads((package / "Benchmarks/instructions.json").read_text())
    swift, machine = toolchain()
    if (known["swift"], known["machine"]) != (swift, machine):
        print(f"nothing compared: the figures are of {known['swift']} on {known['machine']}, and this is {swift} on {machine}")
        return
    failed = False
    for name, instructions in guarded(tool, package, folder).items():
        change = instructions / known["instructions"][name] - 1
        print(f"generate of {name}: {instructions:,} instructions, {change:+.2%} beside the committed figure")
        if change > TOLERANCE:
            failed = True
            print(f"error: that is {change:.1%} more than Benchmarks/instructions.json says", file=sys.stderr)
    if failed:
        sys.exit(
            "What was added costs that much in every run: 'valgrind --tool=callgrind' and 'callgrind_annotate --inclusive=yes' show where.\n"
            "If it is worth that, or the example has grown, write the figures anew with 'Scripts/instructions update', and say why in the commit."
        )


def update(tool, package, folder):
    swift, machine = toolchain()
    figures = {"swift": swift, "machine": machine, "instructions": guarded(tool, package, folder)}
    (package / "Benchmarks/instructions.json").write_text(json.dumps(figures, indent=2) + "\n")


# The table


def flow(index, count):
    """A flow of five screens with five transitions each. One of ten is presented, the others push four more each."""
    presented = max(1, count // 10)
    pushed = count - presented
    lines = [f"  flow{index}:", "    screens:"]
    for screen in range(5):
        lines.append(f"      s{screen}:")
        if screen > 0:
            lines.append("        params: { id: Int, title: String }")
        lines.append("        transitions:")
        lines.append(f"          next: {{ push: s{screen + 1} }}" if screen < 4 else "          next: popToRoot")
        other = max(screen, 1)
        if index >= pushed:
            lines += [
                "          close: dismiss",
                "          leave: [ dismissAll, { select: tab0 } ]",
                f"          swap: {{ replace: s{other} }}",
                f"          again: {{ setStack: [s0, s{other}] }}",
            ]
        else:
            child = 4 * index + 4 + screen
            lines += [
                f"          down: {{ push: flow{child} }}" if screen < 4 and child < pushed else f"          down: {{ replace: s{other} }}",
                f"          over: {{ present: flow{pushed + (index * 5 + screen) % presented} }}",
                f"          jump: {{ select: tab{index % 4}, stack: [s1, s2] }}",
                "          home: popToRoot",
            ]
    return "".join(line + "\n" for line in lines)


def write_app(folder, count, in_many=False):
    """Writes an app of so many flows, behind four tabs, into one file or a file for each flow."""
    folder.mkdir(parents=True)
    tabs = "".join(f"      tab{tab}: {{ flow: flow{tab}, title: Tab {tab}, symbol: house }}\n" for tab in range(4))
    head = f"flowspec: 1\napp: Large\nroot: main\nflows:\n  main:\n    tabs:\n{tabs}"
    flows = [flow(index, count) for index in range(count)]
    if in_many:
        (folder / "Main.flow.yaml").write_text(head)
        for index, text in enumerate(flows):
            (folder / f"Flow{index}.flow.yaml").write_text("flowspec: 1\nflows:\n" + text)
    else:
        (folder / "App.flow.yaml").write_text(head + "".join(flows))
    return folder


def run(command, folder):
    """The seconds of processor time and the megabytes that a command takes."""
    process = subprocess.Popen([*map(str, command)], cwd=folder, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    started = time.monotonic()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"error: {' '.join(map(str, command))} failed")
    return time.monotonic() - started, usage.ru_maxrss / 1024


def build_scan(package, folder):
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True, check=True).stdout.split()
    subprocess.run(["clang", "-O2", package / "Benchmarks/Scan/scan.c", "-o", Path(folder) / "scan", *flags], check=True)
    return Path(folder) / "scan"


def table(tool, package, folder):
    folder = Path(folder)
    large, tenth, small = (write_app(folder / name, count) for name, count in [("large", 1000), ("tenth", 100), ("small", 10)])
    many, few = (write_app(folder / name, count, in_many=True) for name, count in [("many", 1000), ("few", 100)])
    unit = sum(callgrind([build_scan(package, folder), large / "App.flow.yaml"], folder).values())

    def count(*arguments):
        return sum(callgrind([tool, *arguments], folder).values())

    validate = count("validate", large)
    generate = count("generate", large, "--output", folder / "out")
    again = count("generate", large, "--output", folder / "out")
    _, memory = run([tool, "validate", large], folder)
    _, memory_generate = run([tool, "generate", large, "--output", folder / "out2"], folder)
    runs = [run([tool, "validate", small], folder) for _ in range(20)]
    libraries = subprocess.run(["ldd", tool], capture_output=True, text=True).stdout
    loads_icu = "ICU" in libraries or "libFoundation.so" in libraries
    rows = [
        ("validate, whole process", f"{validate / unit:.1f}", "at most 7", "26.6"),
        ("generate, whole process", f"{generate / unit:.1f}", "at most 10", "33.5"),
        ("generate, nothing changed", f"{again / unit:.1f}", "", "33.6"),
        ("peak memory of validate", f"{memory:.0f} MB", "at most 45 MB", "160 MB"),
        ("peak memory of generate", f"{memory_generate:.0f} MB", "at most 45 MB", "155 MB"),
        ("validate of ten flows", f"{min(runs)[0] * 1000:.0f} ms", "at most 10 ms", "20 ms"),
        ("its memory", f"{max(memory for _, memory in runs):.0f} MB", "at most 12 MB", "29 MB"),
        ("it loads Foundation with ICU", "yes" if loads_icu else "no", "no", "yes"),
        ("10 × the flows, in one file", f"{validate / count('validate', tenth):.2f} ×", "at most 10.5 ×", ""),
        ("10 × the flows, a file each", f"{count('validate', many) / count('validate', few):.2f} ×", "at most 10.5 ×", ""),
    ]
    print(f"1,000 flows, 5,000 screens, 25,000 transitions; libyaml's bare scan of the file, {unit / 1e9:.2f} G instructions, is 1\n")
    print("| | today | goal | at the start |\n|---|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=Path)
    parser.add_argument("what", choices=["check", "update", "table"])
    parser.add_argument("--package", type=Path, required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tool = stripped(arguments.tool, folder)
        {"check": check, "update": update, "table": table}[arguments.what](tool, arguments.package, folder)


main()
