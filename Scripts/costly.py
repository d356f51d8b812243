"""Costly specs of up to 100 kB for fuzz-costs, each made by a function with a size."""

HEAD = "flowspec: 1\napp: A\nroot: main\n"


def stack(screens):
    """A root flow with screens, each with its ordered transitions."""
    lines = "".join(
        f"      {name}: {{ transitions: {{ {', '.join(f't{i}: {steps}' for i, steps in enumerate(transitions))} }} }}\n"
        for name, transitions in screens
    )
    return f"flows:\n  main:\n    screens:\n{lines}"


def guards(count):
    return f"guards: {{ {', '.join(f'g{i}: G' for i in range(count))} }}\n"


def guarded_list(count, step):
    """One transition that checks this many guards in order."""
    steps = ", ".join(f"{{ if: g{i}, then: {step(i)} }}" for i in range(count))
    ends = [(f"x{i}", []) for i in range(count)]
    return HEAD + guards(count) + "effects: { e: {} }\n" + stack([("s", [f"[{steps}]"]), *ends])


def guarded_screens(count):
    """Screens with a guard each."""
    ways = [f"{{ if: g{i}, then: {{ push: x{i} }} }}" for i in range(count)]
    return HEAD + guards(count) + stack([("s", ways), *((f"x{i}", []) for i in range(count))])


def guarded_chain(count):
    """A chain of screens, each step with a guard."""
    return HEAD + guards(count) + stack([*((f"x{i}", [f"{{ if: g{i}, then: {{ push: x{i + 1} }} }}"]) for i in range(count)), (f"x{count}", [])])


def links(patterns):
    lines = "".join(f'  l{i}: {{ url: "{pattern}", in: main, open: {{ push: a }} }}\n' for i, pattern in enumerate(patterns))
    return HEAD + "deepLinks:\n" + lines + stack([("s", ["{ push: a }"]), ("a", [])])


def nested_rests():
    return links("shop://a/" + "x/" * i + "{rest...}" for i in range(99))


def fixed_or_any(segments):
    """Every pattern of fixed and free segments. Most pairs match a common URL."""
    return links("s://h/" + "/".join(f"x{j}" if i >> j & 1 else f"{{p{j}}}" for j in range(segments)) for i in range(1 << segments))


def queries(count):
    return links("s://h?" + "&".join(f"k{(i * 7 + j * 11) % 40}={{p{j}}}" for j in range(8)) for i in range(count))


def bool_segments(count):
    return links("s://h/" + "/".join(f"{{p{j}:Bool}}" if (i * 31 + j * 17) % 5 else "true" for j in range(28)) for i in range(count))


def crossing_queries(count):
    return links(f"s://h?k{i}={{p}}" for i in range(count))


def enumerations(count):
    return links(f"s://h/{{p:{'|'.join(f'w{(i * 7 + j) % 1000}' for j in range(700))}}}" for i in range(count))


def aliases():
    """Few lines that aliases repeat as often as allowed."""
    ways = ", ".join(f"t{i}: {{ push: s }}" for i in range(100))
    lines = "".join(f"      s{i}: {{ transitions: *t }}\n" for i in range(240))
    return HEAD + f"flows:\n  main:\n    screens:\n      s: {{ transitions: &t {{ {ways} }} }}\n{lines}"


def taken_steps():
    steps = ", ".join("{ push: s }" for _ in range(2_500))
    return HEAD + f"steps: {{ x: [{steps}] }}\n" + stack([("s", ["{ take: x }"] * 2_000)])


def all_to_all(count):
    return HEAD + stack([(f"s{i}", [f"{{ push: s{j} }}" for j in range(count)]) for i in range(count)])


SHAPES = {
    "guards in one list": lambda: guarded_list(300, lambda i: "{ perform: e }"),
    "guards in one list, each before a push": lambda: guarded_list(300, lambda i: f"{{ push: x{i} }}"),
    "screens with a guard each": lambda: guarded_screens(900),
    "a chain of guards": lambda: guarded_chain(300),
    "nested rests": nested_rests,
    "fixed or free segments": lambda: fixed_or_any(9),
    "patterns of queries": lambda: queries(256),
    "patterns of Bool segments": lambda: bool_segments(200),
    "queries that all cross": lambda: crossing_queries(1_300),
    "long enumerations": lambda: enumerations(20),
    "aliases": aliases,
    "steps that are taken often": taken_steps,
    "screens that all push each other": lambda: all_to_all(60),
}
