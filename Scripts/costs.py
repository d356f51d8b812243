"""Measures what generated coordinators cost in an app: at run time, and in the compiler; called by costs."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 6
# The sides that walk, and whose screens they show.
WALKED = {"by hand": "HandWritten", "generated": "Generated"}


def run(words, **options):
    return subprocess.run([*map(str, words)], check=True, capture_output=True, text=True, **options).stdout


def callgrind(command, *options):
    """The instructions that a command takes, or what of it the options choose."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *options, *command]
        log = subprocess.run([*map(str, words)], capture_output=True, text=True)
    if log.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, words))} failed:\n{log.stdout}{log.stderr}")
    return int(re.search(r"Collected : (\d+)", log.stderr).group(1))


def table(head, rows):
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


# The run time


def instructions(tool, act, app):
    """The instructions of an act once it has been taken often, without the way back."""
    few, many = (callgrind([tool, act, app, count], "--toggle-collect=*8measured*") for count in (100, 200))
    return (many - few) / 100


def run_time(tool):
    rows = []
    for line in run([tool]).splitlines():
        act, *figures = line.split("\t")
        time, allocations, bare_time, bare_allocations = map(int, figures)
        count, bare_count = instructions(tool, act, "generated"), instructions(tool, act, "bare")
        rows.append(
            (
                act,
                f"{bare_time / 1000:.1f} µs",
                f"{(time - bare_time) / 1000:.1f} µs",
                f"{bare_count / 1000:.0f}",
                f"{(count - bare_count) / 1000:.0f}",
                str(bare_allocations),
                str(allocations - bare_allocations),
            )
        )
    table(["", "UIKit alone", "more", "thousand instructions", "more", "allocations", "more"], rows)
    print()
    rows = []
    for chain in ["nested", "siblings", "layers"]:
        for leaving in ["root", "transition", "user"]:
            # For each layer that is presented, those below are gone through.
            count = 500 if chain == "layers" else 10000
            times = [int(run([tool, chain, leaving, n])) for n in (count, 2 * count)]
            counts = [callgrind([tool, chain, leaving, n], "--toggle-collect=*7release2by*") for n in (200, 400)]
            milliseconds = f"{times[0] / 1e6:.1f} ms of {count:,}"
            rows.append((chain, leaving, milliseconds, f"{times[1] / times[0]:.1f}", f"{counts[1] / counts[0]:.2f}"))
    table(["coordinators", "leave by", "time", "twice as many", "in instructions"], rows)


# The output


def compile_seconds(words):
    """The processor time of a run of the compiler."""
    process = subprocess.Popen([*map(str, words)])
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"error: {' '.join(map(str, words))} failed")
    return usage.ru_utime + usage.ru_stime


def text_size(path):
    """The bytes of machine code in an object file."""
    lines = [line.split() for line in run(["size", "-A", path]).splitlines()]
    return sum(int(words[1]) for words in lines if len(words) == 3 and words[0].startswith(".text"))


def walk(build, sources, side, screens, folder):
    """What 20,000 taps and swipes at random lead to, where a side's coordinators show screens."""
    tool = folder / "walk"
    objects = [path for module in ("FlowRuntime", "UIKit") for path in sorted((build / f"{module}.build").glob("*.o"))]
    files = [sources / "Models.swift", sources / "Walk/main.swift", sources / "Walk" / screens, *side, *objects]
    run(["swiftc", "-swift-version", "6", "-wmo", "-module-name", "Bank", "-I", build / "Modules", *files, "-o", tool])
    return run([tool])


def output(flowgen, build, sources, folder):
    spec = (sources / "Generated/Payments.flow.yaml").read_text()
    options = {"generated": "", "`coordinators: class`": "generate: { coordinators: class }\n"}
    sides = {"by hand": sorted((sources / "HandWritten").glob("*.swift"))}
    for name, line in options.items():
        out = folder / re.sub(r"\W", "", name)
        out.mkdir()
        (out / "Payments.flow.yaml").write_text(spec + line)
        run([flowgen, "generate", out])
        sides[name] = [out / "Payments.flow.swift"]
    walks = [walk(build, sources, sides[side], f"{kind}Screens.swift", folder) for side, kind in WALKED.items()]
    if walks[0] != walks[1]:
        sys.exit("error: the coordinators that are written by hand lead elsewhere than the generated ones")
    found = re.search(r"(\d+) screens, (\d+) transitions", run([flowgen, "validate", sources / "Generated"]))
    screens, transitions = map(int, found.groups())
    # What loads the modules alone is no cost of a transition.
    imports = folder / "Imports.swift"
    imports.write_text("import FlowRuntime\nimport UIKit\n")
    sides["imports"] = [imports]

    def words(side, *more):
        common = ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "Bank", "-I", build / "Modules"]
        return [*map(str, [*common, *more, sources / "Models.swift", *sides[side]])]

    def net(costs, side):
        return costs[side] - costs["imports"]

    # Nothing calls the screens' routers here: with testing enabled the compiler keeps them as an app does.
    modes = {"debug build": ["-c", "-Onone", "-g"], "release build": ["-c", "-O", "-enable-testing"]}
    seconds = {mode: dict.fromkeys(sides, float("inf")) for mode in modes}
    for _ in range(ROUNDS):
        for mode, more in modes.items():
            for side in sides:
                taken = compile_seconds(words(side, *more, "-o", folder / f"{side.split()[0]}.o"))
                seconds[mode][side] = min(seconds[mode][side], taken)
    checks = {side: callgrind(run(words(side, "-typecheck", "-driver-print-jobs")).split()) for side in sides}
    sizes = {side: text_size(folder / f"{side.split()[0]}.o") for side in sides}

    def row(name, costs, unit, scale):
        cells = [f"{net(costs, side) * scale / transitions:.1f} {unit}" for side in sides if side != "imports"]
        ratios = [f"{net(costs, side) / net(costs, 'by hand'):.2f}" for side in options]
        return [name, *cells, *ratios]

    rows = [row("instructions of type checking", checks, "M", 1e-6)]
    rows += [row(f"{mode}, processor time", costs, "ms", 1000) for mode, costs in seconds.items()]
    rows += [row("machine code, release", sizes, "bytes", 1)]
    table(["for each transition", *list(sides)[:-1], *(f"{name}, ratio" for name in options)], rows)
    print(f"\n{screens} screens, {transitions} transitions; machine code for each screen: ", end="")
    print(", ".join(f"{side} {net(sizes, side) / screens:,.0f} bytes" for side in sides if side != "imports"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--flowgen", type=Path, required=True)
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--benchmarks", type=Path, required=True)
    parser.add_argument("what", choices=["run-time", "output"])
    arguments = parser.parse_args()
    if arguments.what == "run-time":
        run_time(arguments.build / "Transitions")
    else:
        with tempfile.TemporaryDirectory() as folder:
            output(arguments.flowgen, arguments.build, arguments.benchmarks / "Coordinators", Path(folder))


main()
