import FlowSpec
import Testing

let wholeLanguage = """
    flowspec: 1
    app: Shop
    root: app
    imports: [ShopModels, _Legacy]
    include: [Orders.flow.yaml, ../Shared]
    guards:
      signedIn: The user has a valid session
      canBeShared: { description: The item may leave the app, params: { item: Item } }
      isOpen: {}
    effects:
      forgetUser: {}
      share: { description: Opens the share sheet, params: { url: "URL? = nil" } }
      authenticateOwner: { results: { ok: {}, failed: { reason: String } }, async: true, withScreen: true }
    types: { Kind: [first, second], Shop.Size: [] }
    invariants:
      checkoutShape: { stack: checkout, always: "cart details* (payment receipt?)?", description: What the stack looks like }
      noWayBack: { stack: checkout, never: "... payment ... (receipt | home.home)+ . orders" }
      shallow: { stack: orders, maxDepth: 4 }
      signedOut: { after: auth, absent: [main, home.home] }
      homeIsNear: { reach: home.home, from: everywhere }
      payNeedsCart: { screen: checkout.payment, above: checkout.cart }
      cartBelowPay: { screen: checkout.cart, below: checkout.payment }
    rules: { too-many-tabs: off }
    generate:
      access: package
      classes: open
      coordinators: protocol
      interface: uikit
      runtime: embed
      indent: 2
      names: { coordinator: "{Flow}Guide", protocol: "{App}{Flow}Guiding", router: "{Flow}{Screen}Ways", screens: "{Flow}Factory", screenAnswer: "{Flow}{Screen}{Effect}" }
    flows:
      app:
        description: The window
        switch:
          main: main
          launch: { screen: launch, with: { count: 3 } }
          auth: { flow: auth, with: { reason: $$cash, kind: .first } }
        start: [{ if: signedIn, start: main }, { if: canBeShared, with: { item: nil }, start: launch }, auth]
        screens: { launch: { params: { count: Int } } }
        on:
          auth.authenticated: { switch: main, reset: true, with: { a: 1 }, start: home, stack: [order] }
          main.signedOut: [{ perform: forgetUser }, { switch: app.auth }]
      main:
        tabs:
          home: { flow: home, title: Home, symbol: house, with: { reason: $reason } }
          scan: { action: [{ present: scanner }], title: Scan, image: Scan, badge: false }
          profile: { screen: profile, badge: true, with: { user: ~ } }
        start: home
        reselect: none
        bar: custom
        interface: uikit
        screens: { profile: { transitions: { signOut: { finish: signedOut } } } }
        results: { signedOut: {}, changed: { id: Int, name: "String?" } }
        params: { reason: "String = \\"none\\"" }
        requires: signedIn
        otherwise: { present: auth, on: { authenticated: resume, dismissed: [] } }
        allow: { too-many-tabs: Six is what was asked for }
      home:
        recursive: true
        unsaved: true
        params: { shop: Shop }
        presentation:
          style: pageSheet
          transition: crossDissolve
          detents: [medium, { height: 320 }, { fraction: 0.75 }]
          grabber: true
          size: { width: 400, height: 500 }
          dismissible: false
          compact: fullScreen
          regular: { style: formSheet, detents: [large], transition: coverVertical, grabber: false, dismissible: true }
          links: wait
        transitions: { help: { present: help, presentation: popover, anchor: $button } }
        screens:
          home:
            from: { storyboard: Main, id: home, class: HomeViewController }
            title: Home
            largeTitle: true
            hidesTabBar: false
            hidesNavigationBar: true
            back: none
            unique: true
            description: The first
            presentation: { style: custom, regular: pageSheet }
            requires: { guard: canBeShared, with: { item: $item } }
            otherwise: []
            allow: { too-many-tabs: No reason }
            params: { item: Item, highlighted: "Bool = false" }
            effects: { itemBought: { params: { item: Item }, async: false } }
            transitions:
              buy:
                present: checkout
                with: { item: $item, count: -1.5, isNew: true, list: [], text: "3", kind: ".x" }
                start: cart
                stack: [payment, { screen: receipt, with: { order: $order } }, { flow: home }]
                on: { placed: [{ perform: itemBought }, { push: receipt, with: { order: $order } }], dismissed: [] }
                presentation: { detents: [medium], if: isOpen, with: { item: $item }, then: fullScreen, else: { style: formSheet } }
                anchor: button
                animated: false
                allow: { too-many-tabs: Because }
              deleteItem:
                alert:
                  title: Delete this item?
                  message: $reason
                  style: actionSheet
                  anchor: $button
                  actions:
                    delete: { title: Delete, style: destructive, do: [{ perform: forgetUser, with: { item: $item } }, pop] }
                    keep: { style: cancel }
                    ask: { title: $question, do: dismiss }
              ask: { perform: authenticateOwner, on: { ok: { if: isOpen, then: [], else: pop }, failed: resume } }
              choose: { if: canBeShared, with: { item: $item }, then: { finish: done, with: { a: 1 } } }
              steps:
                - push: home
                - { push: checkout, on: {}, start: cart, stack: [], with: {} }
                - { replace: home, with: { item: $item } }
                - { setStack: [home, { screen: home, with: { item: 1 } }], with: { highlighted: true } }
                - { popTo: home, else: push, with: { item: $item } }
                - { popTo: home, else: root }
                - { select: main.home, reset: true }
                - { select: home, stack: [{ screen: home }], with: { item: 1 }, animated: false }
                - { dismiss, animated: false }
                - { pop, animated: false }
                - { pop: 2, animated: false }
                - popToRoot
                - dismissAll
                - { finish, with: { order: $order } }
                - finish
          nib: { recursive: false, unsaved: false, from: { nib: List, class: Shop.ListViewController } }
          code: { from: { class: CodeViewController } }
          view: { from: { view: ProfileView }, title: $name }
          again: { like: main.profile }
      scanner:
        container: none
        screens: { scanner: {} }
    """

@Suite struct WholeLanguageTests {
    @Test func `every construct is read`() throws {
        let (read, findings) = read(wholeLanguage)
        #expect(findings == [])
        let file = try #require(read)
        #expect(!file.isPartial && file.flows.allSatisfy { !$0.isPartial } && file.flows.flatMap(\.screens).allSatisfy { !$0.isPartial })
    }
}
