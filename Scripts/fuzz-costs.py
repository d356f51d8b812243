"""Runs flowgen over random and changed specs under limits of memory and time; called by fuzz-costs."""

import argparse
import hashlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import yaml

from costly import SHAPES

LARGEST = 100_000


class Loader(yaml.SafeLoader):
    """Reads scalars as flowgen does: of the words only `true` and `false` are more than text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag.endswith(":int") or tag.endswith(":bool") and first in "tf"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


class Limits:
    def __init__(self, seconds, megabytes):
        self.seconds, self.megabytes = seconds, megabytes

    def set(self):
        # The kernel ends what goes far beyond, on two threads; what goes beyond is seen when it has ended.
        processor_seconds = 2 * self.seconds + 1
        resource.setrlimit(resource.RLIMIT_CPU, (processor_seconds, processor_seconds + 1))
        space = (self.megabytes + 4096) << 20
        resource.setrlimit(resource.RLIMIT_AS, (space, space))


def run(tool, arguments, limits):
    """The output of a command, and what is wrong with its run; None where nothing is.

    Other programs can only make a run slower, so the quickest of three runs counts, and of each the
    lesser of its elapsed time and its processor time.
    """
    for _ in range(3):
        output, fault, is_slow = run_once(tool, arguments, limits)
        if not is_slow:
            break
    return output, fault


def run_once(tool, arguments, limits):
    with tempfile.TemporaryFile() as output:
        start = time.monotonic()
        process = subprocess.Popen([tool, *arguments], stdout=output, stderr=subprocess.DEVNULL, preexec_fn=limits.set)
        _, status, usage = os.wait4(process.pid, 0)
        taken = min(time.monotonic() - start, usage.ru_utime + usage.ru_stime)
        process.returncode = os.waitstatus_to_exitcode(status)
        memory = usage.ru_maxrss >> 10
        is_slow = taken > limits.seconds
        fault = None
        if is_slow:
            fault = f"{taken:.1f} s"
        elif memory > limits.megabytes:
            fault = f"{memory} MB"
        elif process.returncode < 0:
            fault = f"signal {-process.returncode}"
        output.seek(0)
        return output.read(), fault, is_slow


def problem(tool, spec, limits, numbers):
    """The first command that goes beyond a limit, with what it took."""
    program, fault = run(tool, ["dump", spec], limits)
    if fault:
        return f"dump: {fault}"
    try:
        screens = [f"{screen['flow']}.{screen['name']}" for screen in json.loads(program)["screens"]]
    except (ValueError, KeyError):
        screens = []
    words = str(numbers.choice([0, 3, 16, 1000]))
    commands = [["validate"], ["dump", "--analysis", "--words", words], ["generate", "--dry-run"], ["links"], ["strings"], ["open", "s://h/x0/a"]]
    commands += [["graph"], ["graph", "--format", "mermaid"], ["preview", "--output", os.path.join(os.path.dirname(spec), "page.html")]]
    commands += [["diff", changed(spec)]]
    if screens:
        first, last = numbers.choice(screens), numbers.choice(screens)
        commands += [["how", first, last], ["how", last], ["explain", first]]
    for command in commands:
        _, fault = run(tool, [*command, spec], limits)
        if fault:
            return f"{' '.join(command)}: {fault}"
    return None


def changed(spec):
    """A spec beside another, with its last push replaced."""
    path = Path(spec).with_name("Changed.flow.yaml")
    text = Path(spec).read_text()
    for push, replace in [('"push"', '"replace"'), ("push:", "replace:")]:
        if push in text:
            text = replace.join(text.rsplit(push, 1))
            break
    path.write_text(text)
    return str(path)


class Maker:
    """Makes specs: of a grammar, of shapes that cost much, and by changes of specs that are there."""

    def __init__(self, numbers, seeds):
        self.numbers, self.seeds = numbers, seeds

    def spec(self):
        make = self.numbers.choice([self.program, self.program, self.changed, self.changed, self.shape])
        return make()

    # MARK: Programs

    def program(self):
        pick, many = self.numbers.choice, self.numbers.randint
        self.flows = {}
        for index in range(many(1, pick([3, 6, 20]))):
            kind = "stack" if index == 0 or self.numbers.random() < 0.7 else pick(["tabs", "switch"])
            self.flows[f"f{index}"] = kind
        stacks = [name for name, kind in self.flows.items() if kind == "stack"]
        self.screens = {name: [f"s{i}" for i in range(many(1, pick([3, 5, 40])))] for name in stacks}
        self.guards = [f"g{i}" for i in range(many(1, 12))]
        self.transitions, self.depth = many(1, pick([2, 4, 8])), many(0, 3)
        names = list(self.flows)
        flows = {}
        for index, name in enumerate(names):
            if self.flows[name] == "stack":
                screens = {screen: self.screen(name) for screen in self.screens[name]}
                flows[name] = {"screens": screens, "results": {"done": {}}}
            else:
                # A container holds stacks only, or those that come later.
                held = stacks + [other for other in names[index + 1 :]]
                slots = {f"t{i}": {"flow": pick(held)} for i in range(many(2, pick([3, 6, 60])))}
                ending = [slot for slot, content in slots.items() if content["flow"] in stacks[1:]]
                flows[name] = {self.flows[name]: slots, "on": {f"{slot}.done": [] for slot in ending}}
                if not ending:
                    del flows[name]["on"]
        # Ends of the root have to be heard.
        flows["f0"].pop("results")
        containers = [name for name in names if name not in stacks]
        text = {"flowspec": 1, "app": "X", "root": pick(["f0", *containers]), "flows": flows, "guards": {guard: "G" for guard in self.guards}}
        screens = [(flow, screen) for flow in stacks for screen in self.screens[flow]]
        invariants = {}
        for index in range(many(0, pick([2, 40]))):
            flow, screen = pick(screens)
            invariants[f"i{index}"] = pick(
                [
                    {"reach": f"{flow}.{screen}", "from": "everywhere"},
                    {"stack": flow, "maxDepth": many(1, 1000)},
                    {"stack": flow, "always": pick([". .*", f"({screen}|.)* .?", f". (.* {screen})+ .*"])},
                ]
            )
        if invariants:
            text["invariants"] = invariants
        return json.dumps(text)

    def screen(self, flow):
        screen = {"transitions": {f"x{i}": self.steps(flow, self.depth) for i in range(self.numbers.randint(0, self.transitions))}}
        if self.numbers.random() < 0.1:
            screen["back"] = "none"
        if self.numbers.random() < 0.05:
            screen["hidesTabBar"] = True
        return screen

    def steps(self, flow, depth):
        # What may stand before the last step of a list.
        before = [{"push": self.numbers.choice(self.screens[flow])} for _ in range(self.numbers.choice([0, 0, 0, 1, 9]))]
        return before + [self.step(flow, depth)]

    def step(self, flow, depth):
        pick = self.numbers.choice
        screens = self.screens[flow]
        kinds = ["push", "push", "replace", "pop", "popTo", "setStack", "start", "start", "present", "select", "switch", "dismiss", "finish", "root", "if"]
        kind = pick(kinds)
        if kind == "push":
            return {"push": pick(screens)}
        if kind == "replace":
            return {"replace": pick(screens)}
        if kind == "pop":
            return {"pop": self.numbers.randint(1, 3)}
        if kind == "popTo":
            return pick([{"popTo": pick(screens)}, {"popTo": pick(screens), "else": pick(["root", "stay", "push"])}])
        if kind == "setStack":
            return {"setStack": [pick(screens) for _ in range(self.numbers.randint(1, 4))]}
        if kind in ("start", "present"):
            step = {"push" if kind == "start" else "present": pick(list(self.screens) if kind == "start" else list(self.flows))}
            target = next(iter(step.values()))
            if self.flows[target] == "stack":
                answers = ["dismissed"] if target == "f0" else ["done", "dismissed"]
                step["on"] = {answer: self.steps(flow, depth - 1) if depth > 0 else [] for answer in answers}
            return step
        if kind in ("select", "switch"):
            containers = [name for name, form in self.flows.items() if form == ("tabs" if kind == "select" else "switch")]
            if containers:
                step = {kind: f"{pick(containers)}.t{self.numbers.randint(0, 1)}"}
                if kind == "select" and self.numbers.random() < 0.3:
                    step["reset"] = True
                return step
        if kind == "if" and depth > 0:
            return {"if": pick(self.guards), "then": self.steps(flow, depth - 1), "else": self.steps(flow, depth - 1)}
        if kind == "finish" and flow != "f0":
            return {"finish": "done"}
        return "dismiss" if kind == "dismiss" else "popToRoot"

    # MARK: Shapes

    def shape(self):
        count = self.numbers.choice([5, 20, 60, 200])
        few = self.numbers.choice([2, 5, 11, 12])
        guards = {f"g{i}": "G" for i in range(few)}
        names = [f"s{i}" for i in range(count)]
        kind = self.numbers.choice(["ring", "choices", "tabs", "starters", "presents", "reach"])
        stack = lambda screens: {"screens": screens}
        flows, invariants = {}, {}
        if kind == "choices":
            steps = [{"if": guard, "then": {"push": "a"}, "else": {"push": "b"}} for guard in guards]
            flows = {"f": stack({name: {"transitions": {"t": steps}} for name in "ab"})}
            invariants = {"i": {"stack": "f", "maxDepth": self.numbers.randint(1, 1000)}}
        elif kind == "tabs":
            flows = {"f": {"tabs": {f"a{i}": {"flow": "g"} for i in range(min(count, 200))}}}
            flows["g"] = {"tabs": {f"b{i}": {"flow": "h"} for i in range(self.numbers.randint(1, 250))}}
            flows["h"] = stack({"s": {"transitions": {"t": {"push": "s"}, "p": {"present": "f"}}}})
        elif kind == "starters":
            answers = lambda i: {"done": {"push": names[i % few % count]}, "dismissed": {"push": names[i * 7 % few % count]}}
            starts = {f"t{i}": {"push": "g", "on": answers(i)} for i in range(count * 2)}
            flows = {"f": stack({name: {} for name in names})}
            flows["f"]["screens"]["s0"] = {"transitions": starts}
            flows["g"] = {"results": {"done": {}}, "screens": {"a": {"transitions": {"d": {"finish": "done"}, "m": {"push": "a"}}}}}
        elif kind == "presents":
            shows = ["push", "present"]
            size = min(count, 24)
            for i in range(size):
                transitions = {f"t{j}": {self.numbers.choice(shows): "f" if j == 0 else f"f{j}"} for j in range(size)}
                flows["f" if i == 0 else f"f{i}"] = stack({f"s{i}": {"transitions": transitions}})
        else:
            step = self.numbers.randint(1, count)
            pushes = lambda i: {f"t{j}": {"push": names[(i * step + j) % count]} for j in range(few)}
            flows = {"f": stack({name: {"transitions": pushes(i)} for i, name in enumerate(names)})}
            if kind == "reach":
                flows["f"]["screens"]["s0"]["transitions"]["back"] = {"if": "g0", "then": "pop", "else": {"popTo": names[-1]}}
                invariants = {f"i{i}": {"reach": f"f.{name}", "from": "everywhere"} for i, name in enumerate(names)}
        text = {"flowspec": 1, "app": "X", "root": "f", "flows": flows, "guards": guards}
        if invariants:
            text["invariants"] = invariants
        return json.dumps(text)

    # MARK: Changes

    def changed(self):
        text = self.numbers.choice(self.seeds) if self.numbers.random() < 0.5 else self.program()
        tree = yaml.load(text, Loader)
        for _ in range(self.numbers.randint(1, 6)):
            self.change(tree)
        return json.dumps(tree)

    def change(self, tree):
        """Copies a part over another one, repeats it beside itself, or leaves it out."""
        parts = list(self.parts(tree))
        if not parts:
            return
        holder, key = self.numbers.choice(parts)
        part = json.dumps(holder[key])
        action = self.numbers.choice(["over", "repeat", "leave out"])
        if action == "leave out":
            del holder[key]
        elif action == "over":
            other, place = self.numbers.choice(parts)
            other[place] = json.loads(part)
        elif isinstance(holder, list):
            holder[key:key] = [json.loads(part) for _ in range(self.numbers.randint(1, 12))]
        else:
            for number in range(self.numbers.randint(1, 60)):
                holder[f"{key}{number}"] = json.loads(part)

    def parts(self, tree):
        open_parts = [tree]
        while open_parts:
            part = open_parts.pop()
            items = part.items() if isinstance(part, dict) else enumerate(part)
            for key, value in list(items):
                yield part, key
                if isinstance(value, (dict, list)):
                    open_parts.append(value)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--package", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--limit-seconds", type=int, default=2)
    parser.add_argument("--limit-megabytes", type=int, default=500)
    options = parser.parse_args()
    print(f"costs: seed {options.seed}", flush=True)
    limits = Limits(options.limit_seconds, options.limit_megabytes)
    kept = Path(options.package) / "Tests/Fixtures/Costly"
    shapes = [shape() for shape in SHAPES.values()]
    texts = shapes + [path.read_text() for path in sorted(kept.glob("*.flow.yaml"))]
    numbers = random.Random(options.seed)
    # Those that are kept are specs that have some of everything.
    maker = Maker(numbers, texts[len(shapes) :])
    tried, failed = 0, 0
    end = time.monotonic() + options.seconds
    with tempfile.TemporaryDirectory() as folder:
        spec = Path(folder) / "Spec.flow.yaml"
        while time.monotonic() < end or tried < len(texts):
            try:
                text = texts[tried] if tried < len(texts) else maker.spec()
            except RecursionError:
                continue
            tried += 1
            if len(text.encode()) > LARGEST:
                continue
            spec.write_text(text)
            fault = problem(options.tool, str(spec), limits, numbers)
            if fault is None:
                continue
            failed += 1
            path = kept / f"found-{hashlib.sha256(text.encode()).hexdigest()[:8]}.flow.yaml"
            if text not in texts:
                path.write_text(text)
            name = list(SHAPES)[tried - 1] if tried <= len(SHAPES) else f"kept as {path}"
            print(f"costs: spec {tried}: {fault}; {name}", flush=True)
    print(f"costs: {tried} specs, {failed} beyond a limit")
    return 1 if failed else 0


sys.exit(main())
