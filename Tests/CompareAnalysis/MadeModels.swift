/// Hand-written models for cases that random models rarely contain. Every comparison starts with
/// these.
let madeModels = [
    // A screen that hides the tab bar around a split view hides no column.
    """
    root: main
    flows:
      main: { tabs: { one: { flow: split }, two: { flow: f2 } } }
      split: { split: { primary: f0, secondary: f1 } }
      f0: { screens: { a: { transitions: { t: { push: b } } }, b: { back: none, hidesTabBar: true, transitions: { t: { push: b } } } } }
      f1: { screens: { a: { transitions: { t: { select: split.primary, reset: true } } } } }
      f2: { screens: { a: { transitions: { t: [{ push: a }, { select: main.one }] } } } }
    """,
    // The user can go back to a column that a list left while the bar was hidden.
    """
    root: split
    flows:
      split: { split: { primary: f0, secondary: f1 } }
      f0: { screens: { a: { transitions: { t: { push: b } } }, b: { back: none, hidesTabBar: true, transitions: { t: [{ push: b }, { select: secondary }] } } } }
      f1: { screens: { a: { transitions: { t: [{ push: a }, { select: primary }], u: { select: primary, stack: [b] } } } } }
    """,
    // A column is empty until a step fills it, and after a step empties it.
    """
    root: split
    flows:
      split: { split: { primary: f0, supplementary: f1, secondary: f2 } }
      f0: { screens: { a: { transitions: { t: { select: secondary, stack: [b] }, u: { select: secondary } } } } }
      f1: { screens: { a: { transitions: { t: { push: a }, u: [{ select: secondary, stack: [c] }, { select: primary }, { select: secondary }] } } } }
      f2:
        screens:
          empty: { placeholder: true }
          b: { transitions: { t: { push: c }, u: { select: secondary, reset: true } } }
          c: { transitions: { t: [{ select: primary, reset: true }, { select: secondary, reset: true }], u: { push: f3 } } }
      f3: { screens: { a: { transitions: { t: { select: secondary, reset: true } } } } }
    """,
    // A list shows a split view, fills its column and empties it.
    """
    root: f0
    flows:
      f0:
        screens:
          a:
            transitions:
              t: [{ present: split }, { select: secondary, stack: [b] }, { select: secondary, reset: true }, { select: secondary }]
              u: [{ present: split }, { select: secondary, stack: [b] }, { select: primary }, { select: secondary, reset: true }, { select: secondary }]
              v: [{ present: split }, { select: secondary, stack: [b] }, { select: primary }, { select: secondary }]
      split: { split: { primary: f1, secondary: f2 } }
      f1: { screens: { a: {} } }
      f2: { screens: { empty: { placeholder: true }, b: {} } }
    """,
    // Screens in a step's `stack` don't belong to the list of steps.
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: [{ push: f1, stack: [b, c] }, { pop: 2 }] } } } }
      f1: { screens: { a: {}, b: {}, c: {} } }
    """,
    // A presented layer stays over a stack that goes back.
    """
    root: f0
    effects: { ask: { results: { one: {}, two: {} } } }
    flows:
      f0:
        screens:
          a: { transitions: { t: { push: b } } }
          b: { transitions: { t: { push: c } } }
          c: { transitions: { t: [{ present: f1 }, { perform: ask, on: { one: { popTo: b }, two: popToRoot } }] } }
      f1: { screens: { a: {}, b: {} } }
    """,
    // Steps push a screen over a slot, or replace the slot with the same screen.
    """
    root: f0
    guards: { g0: Holds }
    flows:
      f0:
        screens:
          a: { transitions: { t: { push: b } } }
          b: { transitions: { t: [{ if: g0, then: { push: a }, else: { replace: a } }, { present: c }] } }
          c: {}
    """,
    // The same step continues below in two tabs.
    """
    root: tabs
    flows:
      tabs: { tabs: { one: { flow: f0, title: One }, two: { flow: f0, title: Two } } }
      f0:
        screens:
          a: { transitions: { t: { push: b } } }
          b: { transitions: { t: [{ popTo: a }, dismiss], u: [{ popTo: a }, { push: b }, { push: c }] } }
          c: { transitions: { t: [{ popTo: b }, pop, pop] } }
    """,
    // A nearer slot of a screen hides the slots farther down, even if it isn't on top.
    """
    root: f0
    flows:
      f0:
        screens:
          a: { transitions: { t: { setStack: [a, b, c, b, d] } } }
          b: {}
          c: { transitions: { t: { push: a } } }
          d: { transitions: { t: [{ popTo: b }, { replace: a }], u: [{ popTo: c }, { push: d }], v: { popTo: b } } }
    """,
    // The steps continue in the flow on top, not in the lowest.
    """
    root: f0
    flows:
      f0:
        screens:
          a:
            transitions:
              t: [{ push: f1 }, { push: f2 }, { push: f3, on: { dismissed: [pop, { setStack: [c] }] } }, pop]
          c: {}
      f1: { screens: { a: {} } }
      f2: { screens: { a: {} } }
      f3: { screens: { a: {} } }
    """,
    // A layer that a list presents ends with the same list, which continues at its origin.
    """
    root: f0
    effects: { ask: { results: { one: {}, two: {} } } }
    flows:
      f0:
        start: b
        transitions: { again: [dismiss, { perform: ask, on: { one: { push: a }, two: { present: f0, start: a } } }] }
        screens:
          a: {}
          b: { transitions: { t: [{ present: c }, { present: f0 }] } }
          c: {}
    """,
    // The handler of a tab bar's step ends the tab bar.
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: { present: main, on: { out: { push: a }, dismissed: [] } } } } } }
      main:
        results: { out: {} }
        tabs:
          one: { flow: f1, title: One }
          act: { title: Act, action: [{ push: f1, on: { dismissed: { finish: out } } }, pop] }
      f1: { screens: { a: {} } }
    """,
    // The end of a layer ends the steps' membership in a container.
    """
    root: sw
    flows:
      sw:
        switch: { main: main, other: f1 }
        on: { main.out: { switch: other } }
      main:
        results: { out: {} }
        tabs:
          one: { flow: f0, title: One }
          act: { title: Act, action: [dismiss, { finish: out }] }
      f0: { screens: { a: { transitions: { t: { present: sw } } } } }
      f1: { screens: { a: {} } }
    """,
    // The first visible tab is never entered as an untouched tab.
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: [{ present: main }, { select: main.one, stack: [b] }] } } } }
      main: { reselect: none, tabs: { one: { flow: f1, title: One }, two: { flow: f2, title: Two } } }
      f1: { screens: { a: {}, b: { back: none } } }
      f2: { screens: { a: {} } }
    """,
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: [{ present: main }, { select: main.one, stack: [b] }] } } } }
      main: { reselect: none, tabs: { one: { flow: f1, title: One }, two: { flow: f2, title: Two } } }
      f1: { screens: { a: {}, b: { back: none, hidesTabBar: true, transitions: { t: { select: main.two } } } } }
      f2: { screens: { a: { transitions: { t: { select: main.one } } } } }
    """,
    // A list leaves a tab while the bar is hidden, and returns to it after changing the other tab.
    """
    root: main
    flows:
      main: { tabs: { one: { flow: f0 }, two: { flow: f1 } } }
      f0:
        screens:
          a: { transitions: { t: { push: b } } }
          b: { hidesTabBar: true, transitions: { t: [{ select: main.two, stack: [c] }, { select: main.one }] } }
      f1: { screens: { c: {} } }
    """,
    // Another list returns to the tab.
    """
    root: main
    flows:
      main: { start: two, tabs: { one: { flow: f0 }, two: { flow: f1 } } }
      f0: { screens: { a: { transitions: { t: [{ push: b }, { select: main.two }] } }, b: {} } }
      f1:
        screens:
          c: { transitions: { t: { push: d } } }
          d: { hidesTabBar: true, transitions: { t: { select: main.one, stack: [a] } } }
    """,
    // The bar is hidden by a screen that is below another.
    """
    root: main
    flows:
      main: { start: two, tabs: { one: { flow: f0 }, two: { flow: f1 } } }
      f0: { screens: { a: { transitions: { t: [{ push: b }, { select: main.two }] } }, b: {} } }
      f1:
        screens:
          c: { transitions: { t: [{ push: d }, { push: f2 }, { select: main.one, stack: [a] }] } }
          d: { hidesTabBar: true }
      f2: { screens: { e: {} } }
    """,
    // A list leaves a tab of a new bar after showing something else in it: the child of a switch,
    // the tab of a bar.
    """
    root: f0
    guards: { g0: Holds }
    flows:
      f0:
        screens:
          a:
            transitions:
              t: [{ present: main }, { switch: inner.two }, { select: main.two }]
              u: [{ present: same }, { switch: maybe.two }, { select: same.two }]
      main: { tabs: { one: { flow: inner }, two: { flow: f1 } } }
      same: { tabs: { one: { flow: maybe }, two: { flow: f1 } } }
      inner: { switch: { one: { screen: b }, two: { flow: f2 } }, screens: { b: {} } }
      maybe: { switch: { one: { screen: e }, two: { flow: f2 } }, start: [{ if: g0, start: two }, one], screens: { e: {} } }
      f1: { screens: { c: {} } }
      f2: { screens: { d: {} } }
    """,
    """
    root: f0
    guards: { g0: Holds }
    flows:
      f0:
        screens:
          a:
            transitions:
              t: [{ present: main }, { select: inner.two }, { select: main.two }]
              u: [{ present: same }, { select: maybe.two }, { select: same.two }]
      main: { tabs: { one: { flow: inner }, two: { flow: f1 } } }
      same: { tabs: { one: { flow: maybe }, two: { flow: f1 } } }
      inner: { tabs: { one: { screen: b }, two: { flow: f2 } }, screens: { b: {} } }
      maybe: { tabs: { one: { screen: e }, two: { flow: f2 } }, start: [{ if: g0, start: two }, one], screens: { e: {} } }
      f1: { screens: { c: {} } }
      f2: { screens: { d: {} } }
    """,
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: [{ present: main }, { select: inner.two, reset: true }, { select: main.two }] } } } }
      main: { tabs: { one: { flow: inner }, two: { flow: f1 } } }
      inner: { tabs: { one: { screen: b }, two: { flow: f2 } }, screens: { b: {} } }
      f1: { screens: { c: {} } }
      f2: { screens: { d: {} } }
    """,
    // A bar that a list has created and removed isn't the bar below.
    """
    root: main
    effects: { ask: { results: { ok: {} } } }
    flows:
      main: { tabs: { one: { flow: f0 }, two: { flow: f1 } }, on: { one.out: [{ select: main.two }, { push: f2 }] } }
      new: { tabs: { one: { flow: f1 }, two: { flow: f2 } } }
      f0: { results: { out: {} }, screens: { a: { transitions: { t: [{ present: new }, { perform: ask, on: { ok: { finish: out } } }] } } } }
      f1: { screens: { b: { transitions: { t: { push: c } } }, c: {} } }
      f2: { screens: { d: {} } }
    """,
    // A list continues above a slot to which another run already returns.
    """
    root: f0
    guards: { g1: Holds }
    flows:
      f0:
        screens:
          s0b:
            transitions:
              t2: [{ setStack: [s0a, list, s0b] }, { push: s0a }]
          s0a:
            back: none
            transitions:
              go: { popTo: list, else: root }
              t0: [{ pop: 3 }, { push: s0b }, { present: f1, on: { r0: [], dismissed: [popToRoot, dismiss] } }]
          list:
            transitions:
              go: { replace: s0a }
              t3: [{ push: list }]
      f1:
        results: { r0: {} }
        requires: g1
        screens:
          list:
            transitions:
              go: { push: f0 }
    """,
    // A list leaves a flow on the stack of a tab in which another list continues.
    """
    root: f3
    flows:
      f0: { screens: { a: { transitions: { t: { push: b } } }, b: { transitions: { t: [{ push: f2 }, { select: f3.t1 }] } } } }
      f1: { tabs: { t0: { flow: f0 } } }
      f2: { screens: { c: { back: none, transitions: { t: [{ select: f3.t0 }, { select: f1.t0, reset: true }] } } } }
      f3: { tabs: { t0: { flow: f1 }, t1: { flow: f2 } } }
    """,
    // Links open a stack, a screen above it and a child, in any state.
    """
    root: f0
    guards: { g0: Holds }
    flows:
      f0: { switch: { t0: { screen: a }, t1: { flow: f1 } }, screens: { a: { transitions: { t: { switch: t1 } } } } }
      f1: { tabs: { t0: { flow: f2 }, t1: { flow: f3 } } }
      f2: { screens: { a: { transitions: { t: { push: b }, u: { present: f4, on: { r: { push: b }, dismissed: [] } } } }, b: {} } }
      f3: { screens: { c: { transitions: { t: { present: f4, on: { r: [], dismissed: [] } } } } } }
      f4: { results: { r: {} }, requires: g0, otherwise: [], screens: { d: { transitions: { t: { finish: r }, u: { push: e } } }, e: {} } }
    deepLinks:
      l0: { to: f2.b }
      l1: { in: f3, open: { present: f4, on: { r: [], dismissed: { select: f1.t0 } } }, whenModal: refuse }
      l2: { open: { switch: t0, reset: true } }
      l3: { in: f2, open: [{ push: b }, { pop: 2 }] }
    """,
    // Links don't open over flows that the app starts, or over layers that those flows present.
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: { push: f1 }, u: { present: f2 } } }, b: {} } }
      f1: { entry: push, screens: { a: { transitions: { t: { present: b }, u: { present: f2 } } }, b: {} } }
      f2: { entry: embed, presentation: fullScreen, screens: { a: { transitions: { t: dismissAll, u: { push: f1 } } } } }
      f3: { screens: { a: {} } }
    deepLinks:
      l0: { to: f0.a }
      l1: { in: f0, open: { push: b }, whenModal: refuse }
      l2: { open: { present: f3 }, whenModal: over }
    transitions:
      a0: { present: f1 }
    """,
    // One transition begins a run that continues in a tab with one step, another with two steps.
    """
    root: f3
    guards: { g1: Holds }
    flows:
      f0: { results: { r0: {} }, screens: { a: { transitions: { t0: [{ finish: r0 }] } } } }
      f1: { tabs: { t0: { flow: f0 } }, on: { t0.r0: [{ select: f3.t1, stack: [a] }] }, results: { r0: {} } }
      f2:
        results: { r0: {} }
        screens: { a: { transitions: { t0: [{ setStack: [b, a] }, { finish: r0 }], t1: [{ finish: r0 }] } }, b: {} }
      f3: { tabs: { t0: { flow: f1 }, t1: { flow: f2 } }, on: { t0.r0: [], t1.r0: [{ if: g1, then: [{ pop: 3 }] }] } }
    """,
    // A list continues in a tab that it left. A layer covered the tab's stack after its change.
    """
    root: f2
    flows:
      f0: { results: { r0: {} }, screens: { c: {} } }
      f1: { screens: { a: { hidesTabBar: true }, b: {} } }
      f2: { tabs: { t0: { flow: f0 }, t1: { flow: f1 } }, on: { t0.r0: [] } }
    deepLinks:
      l0: { in: f1, open: [{ replace: b }, { present: f2 }] }
      l1: { in: f0, open: [{ select: f2.t1 }, { present: f0, on: { r0: [] } }] }
    """,
    // Held-back steps resume after another tab was selected. The hidden stack doesn't change.
    """
    root: main
    guards: { g: Holds }
    flows:
      main: { tabs: { one: { flow: f0 }, two: { flow: f1 } } }
      f0: { screens: { a: { transitions: { t: { push: b }, u: { setStack: [c, f3] } } }, b: { transitions: { t: { setStack: [a, f4] } } }, c: {} } }
      f1: { screens: { d: { transitions: { t: { push: e } } }, e: {} } }
      f3: { requires: g, otherwise: [{ select: main.two }, resume], screens: { x: {} } }
      f4: { requires: g, otherwise: [{ select: main.two, stack: [e] }, resume], screens: { x: {} } }
    """,
    """
    root: split
    guards: { g: Holds }
    flows:
      split: { split: { primary: f0, secondary: f1 } }
      f0: { screens: { a: { transitions: { t: { push: b }, u: { setStack: [c, f3] } } }, b: { transitions: { t: { setStack: [a, f4] } } }, c: {} } }
      f1: { screens: { d: { transitions: { t: { push: e } } }, e: { transitions: { t: { push: d } } } } }
      f3: { requires: g, otherwise: [{ select: split.secondary }, resume], screens: { x: {} } }
      f4: { requires: g, otherwise: [{ select: split.primary, stack: [b, f1] }, resume], screens: { x: {} } }
    """,
    // A covered stack still belongs to the steps, regardless of the steps' changes in the layer.
    """
    root: f0
    guards: { g: Holds }
    effects: { ask: { results: { one: {}, two: {}, three: {} } } }
    flows:
      f0:
        screens:
          a: { transitions: { t: { push: b } } }
          b:
            transitions:
              t: [{ present: main }, { select: main.two }, { perform: ask, on: { one: popToRoot, two: dismiss, three: { push: b } } }]
              u: [{ present: main }, { select: main.two, stack: [z] }, { perform: ask, on: { one: popToRoot, two: { popTo: a }, three: { setStack: [b, b] } } }]
              v: [{ present: sw }, { switch: sw.two }, { perform: ask, on: { one: popToRoot, two: dismiss, three: { setStack: [b, b] } } }]
              w: { setStack: [b, f3] }
      main: { tabs: { one: { flow: f1 }, two: { flow: f2 } } }
      sw: { switch: { one: { flow: f1 }, two: { flow: f2 } } }
      f1: { screens: { d: { transitions: { t: { push: e } } }, e: {} } }
      f2: { screens: { y: { transitions: { t: { push: z } } }, z: {} } }
      f3: { requires: g, otherwise: [{ present: main }, { select: main.two }, resume], screens: { x: {} } }
    """,
    // A container's steps end it after they have shown another child, or covered it.
    """
    root: f0
    effects: { ask: { results: { one: {}, two: {}, three: {} } } }
    flows:
      f0: { screens: { a: { transitions: { t: { present: sw, on: { r: { push: b }, dismissed: [] } } } }, b: {} } }
      sw:
        results: { r: {} }
        switch: { one: { flow: f1 }, two: { flow: f2 } }
        on:
          one.out: [{ switch: two }, { perform: ask, on: { one: { finish: r }, two: dismiss, three: [] } }]
          one.over: [{ present: main }, { select: main.two }, { perform: ask, on: { one: { finish: r }, two: dismiss, three: [dismissAll, { push: f2 }] } }]
      main: { tabs: { one: { flow: f3 }, two: { flow: f2 } } }
      f1: { results: { out: {}, over: {} }, screens: { d: { transitions: { out: finish, over: finish } } } }
      f2: { screens: { y: {} } }
      f3: { screens: { z: {} } }
    """,
    """
    root: f0
    effects: { ask: { results: { one: {}, two: {} } } }
    flows:
      f0: { screens: { a: { transitions: { t: { present: main, on: { r: { push: b }, dismissed: [] } } } }, b: {} } }
      main:
        results: { r: {} }
        tabs: { one: { flow: sw }, two: { flow: f2 } }
        on: { one.out: [{ switch: sw.two }, { select: main.two }, { perform: ask, on: { one: { finish: r }, two: dismiss } }] }
      sw: { results: { out: {} }, switch: { one: { flow: f1 }, two: { flow: f3 } }, on: { one.out: { finish: out } } }
      f1: { results: { out: {} }, screens: { d: { transitions: { out: finish } } } }
      f2: { screens: { y: { transitions: { t: { push: z } } }, z: {} } }
      f3: { screens: { x: {} } }
    """,
    // A list returns to the tabs of a new bar that it has left.
    """
    root: f0
    effects: { ask: { results: { one: {}, two: {} } } }
    flows:
      f0:
        screens:
          a:
            transitions:
              t: [{ present: main }, { push: f2 }, { select: main.two }, { select: main.one }, { push: f3 }]
              u: [{ present: main }, { push: f2 }, { select: main.two }, { push: f3 }, { select: main.one }, { select: main.two }, { push: f2 }]
              v: { push: b }
          b:
            transitions:
              t:
                - present: main
                - push: f2
                - select: main.two
                - perform: ask
                  on:
                    one: [popToRoot, { select: main.one }, { push: f3 }]
                    two: [{ popTo: a }, { select: main.one }, { push: f3 }, { select: main.two }, { push: f3 }]
      main: { tabs: { one: { flow: f1 }, two: { flow: f4 } } }
      f1: { screens: { x: {} } }
      f2: { screens: { c: {} } }
      f3: { screens: { d: {} } }
      f4: { screens: { e: {} } }
    """,
    // A list selects a tab inside a tab that it then leaves. One tap shows the selected tab.
    """
    root: f3
    flows:
      f0: { screens: { a: { hidesTabBar: true, transitions: { t: { present: f3 } } } } }
      f1: { tabs: { one: { flow: f0 }, two: { screen: a } }, screens: { a: {} } }
      f2: { screens: { a: {} } }
      f3: { tabs: { one: { flow: f1 }, two: { flow: f2 } } }
    transitions: { t: [{ select: f1.two }, { select: f3.two }] }
    """,
    // A list shows a tab for the first time, another column in it, and then the first column again.
    """
    root: f3
    flows:
      f0: { screens: { a: {} } }
      f1: { split: { primary: { flow: f0 }, secondary: { flow: f4 } } }
      f2: { screens: { a: {} } }
      f3: { tabs: { one: { flow: f1 }, two: { flow: f2 } }, start: two }
      f4: { screens: { a: { hidesTabBar: true } } }
    deepLinks: { l: { in: f4, open: [{ select: f1.primary }, { present: f4 }] } }
    """,
    // A screen reaches a named layer earlier in flows whose layers are shared.
    """
    root: f0
    guards: { g0: Holds }
    flows:
      f0:
        screens:
          a:
            transitions:
              t0: [{ alert: { title: Sure?, actions: { yes: {}, other: { do: [{ push: b }] } } } }]
              t2: [{ present: f0 }, { push: f2, stack: [f0, b] }]
          b: { transitions: { t1: { push: f2 } } }
      f1: { screens: { a: {} } }
      f2:
        start: [{ if: g0, start: b }, a]
        screens: { a: {}, b: { transitions: { t1: { push: f1 } } } }
      f4: { screens: { b: { transitions: { t0: { push: f0 } } } } }
    deepLinks: { l0: { open: { present: f4 } } }
    """,
    // A flow pushed on a modal that users can't swipe away ends the modal; the flow below doesn't.
    """
    root: f3
    flows:
      f3: { tabs: { t1: { flow: f2 } } }
      f2: { screens: { b: { transitions: { t1: { present: f4 } } } } }
      f4: { presentation: fullScreen, screens: { a: { transitions: { t: [{ present: f4 }, { push: f0 }] } } } }
      f0: { screens: { a: { transitions: { t: dismiss } } } }
    """,
    // A modal's handler empties a column that was never on top at rest: the one before is shown.
    """
    root: f2
    flows:
      f0: { screens: { b: { transitions: { t0: [{ select: f2.secondary, stack: [a] }, { present: f1, on: { dismissed: [{ select: f2.secondary, reset: true }] } }] } } } }
      f1: { screens: { a: { dismissible: false, transitions: { t1: dismiss } } } }
      f2: { split: { primary: { flow: f0 }, secondary: { flow: f5 } } }
      f5: { screens: { empty: { placeholder: true }, a: {} } }
    """,
].map { "flowspec: 1\napp: Model\n\($0)" }
