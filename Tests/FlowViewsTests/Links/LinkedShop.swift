/// A shop with a gate, tabs, a sheet and a full-screen flow over them, and links of all kinds.
let shop = """
    flowspec: 1
    app: Shop
    root: app
    guards: { isKnown: Whether somebody is signed in }
    flows:
      app:
        start: [{ if: isKnown, start: main }, gate]
        switch: { gate: { flow: gate }, main: { flow: main } }
        on: { gate.done: { switch: main } }
      gate: { results: { done: {} }, screens: { signIn: { transitions: { done: finish } } } }
      main: { tabs: { list: { flow: list }, orders: { flow: orders } } }
      list:
        screens:
          list: { transitions: { help: { present: help }, rate: { present: rate } } }
      orders:
        screens:
          orders: { transitions: { open: { push: order } } }
          order: { params: { id: Int } }
      help: { screens: { help: {} } }
      rate: { container: none, presentation: fullScreen, screens: { rate: { transitions: { close: dismiss } } } }
    deepLinks:
      order: { url: ["shop://orders/{id:Int}", "https://shop.example/orders/{id:Int}?from={source:String?}"], to: orders.order }
      named: { url: "shop://orders/{name}", in: orders, open: [], whenModal: refuse }
      help: { open: { present: help }, whenModal: over }
    """
