"""Prints the spec of an app with 300 screens in 40 flows: tabs whose flows push and present others."""

FLOWS = 40
SCREENS = [8 if flow < 20 else 7 for flow in range(FLOWS)]


def screen(flow, number):
    last = SCREENS[flow] - 1
    transitions = [f"next: {{ push: s{flow}n{number + 1} }}"] if number < last else ["first: popToRoot"]
    if number % 3 == 1:
        transitions.append(f"show: {{ present: f{(flow * 7 + number) % (FLOWS - 1) + 1}, on: {{ dismissed: [] }} }}")
    if number % 4 == 2:
        transitions.append(f"jump: {{ popTo: s{flow}n0 }}")
    if number % 5 == 3:
        transitions.append(f"begin: {{ push: f{(flow + number) % (FLOWS - 1) + 1}, on: {{ dismissed: [] }} }}")
    return f"      s{flow}n{number}: {{ transitions: {{ {', '.join(transitions)} }} }}"


print("flowspec: 1\napp: Large\nroot: main\nrules: { unbounded-stack: off, unbounded-modals: off }\nflows:")
print("  main: { tabs: { " + ", ".join(f"tab{flow}: {{ flow: f{flow} }}" for flow in range(5)) + " } }")
for flow in range(FLOWS):
    print(f"  f{flow}:\n    screens:")
    for number in range(SCREENS[flow]):
        print(screen(flow, number))
