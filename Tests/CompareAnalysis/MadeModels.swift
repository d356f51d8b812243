/// Models made by hand for what random ones hardly ever have. Each is compared first, wherever models are.
let madeModels = [
    // What is taken from the stack isn't the steps' own.
    """
    root: f0
    flows:
      f0: { screens: { a: { transitions: { t: [{ push: f1, stack: [b, c] }, { pop: 2 }] } } } }
      f1: { screens: { a: {}, b: {}, c: {} } }
    """,
    // What was presented stays over a stack that goes back.
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
    // The steps go on in the flow that is on top, not in the lowest.
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
    // The handler of a tab bar's own step ends the tab bar.
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
    // The end of a layer ends the steps' belonging to a container.
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
    // The tab that shows first is never entered as if it were untouched.
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
].map { "flowspec: 1\napp: Model\n\($0)" }
