import Testing

/// View controllers whose origin the spec declares, and the bars that UIKit shows around them.
@Suite struct OriginTests {
    private func method(_ screen: String) -> String {
        let text = swift(flows: "home: { screens: { home: { transitions: { show: { push: item } } }, item: { \(screen) } } }")
        let method = text.part("extension HomeScreens").part("func makeItem")
        return method.isEmpty ? text : method
    }

    @Test func `a class, a nib, a storyboard and a view`() {
        let params = "params: { id: Int }, transitions: { back: pop }"
        #expect(
            method("from: { class: ItemController }, \(params)") == """
                func makeItem(id: Int, router: any HomeItemRouting) -> UIViewController {
                    ItemController(id: id, router: router)
                }
                """)
        #expect(
            method("from: { nib: Item, class: Box.Item }").contains("    Box.Item(nibName: \"Item\", bundle: Bundle(for: Box.Item.self))\n")
        )
        #expect(
            method("from: { storyboard: Main, id: item, class: Item }, \(params)").contains(
                """
                    FlowRuntime.screenFromStoryboard("Main", id: "item", bundle: Bundle(for: Item.self)) { coder in
                        Item(coder: coder, id: id, router: router)
                    }
                """))
        #expect(
            method("from: { view: ItemView }, \(params)").contains("    UIHostingController(rootView: ItemView(id: id, router: router))\n"))
    }

    @Test func `SwiftUI is imported only where a view is hosted`() {
        let hosted = swift(flows: "home: { screens: { home: { from: { view: HomeView } } } }")
        #expect(hosted.contains("import FlowRuntime\nimport SwiftUI\nimport UIKit\n"))
        #expect(!swift(flows: "home: { screens: { home: { from: { class: Home } } } }").contains("SwiftUI"))
    }

    @Test func `a screen with effects comes from a storyboard as its class`() {
        #expect(
            method("from: { storyboard: Main, id: item, class: Item }, effects: { blink: {} }, transitions: { go: { perform: blink } }")
                .contains(
                    "FlowRuntime.screenFromStoryboard(\"Main\", id: \"item\", bundle: Bundle(for: Item.self), as: Item.self) { coder in"))
    }

    @Test func `a screen with unsaved work says so by its type and its attributes`() {
        let text = swift(flows: "home: { unsaved: true, screens: { home: { effects: { save: {} } }, item: { unsaved: false } } }")
        #expect(text.contains("    func makeHome() -> any UIViewController & HomeEffects & FlowRuntime.UnsavedWork\n"))
        #expect(text.contains("    func makeItem() -> UIViewController\n"))
        #expect(text.part("func attributes").contains("case .home: .init(unsaved: true)\n"))
        let plain = swift(flows: "home: { screens: { home: {} } }")
        #expect(!plain.lowercased().contains("unsaved"))
        #expect(method("from: { storyboard: Main, id: item, class: Item }, unsaved: true").contains("as: Item.self"))
    }

    @Test func `attributes, of the screens that have some`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { title: "A \\"b\\"", largeTitle: false, hidesTabBar: true }
                    item: { params: { id: Int, name: String }, title: $name, hidesNavigationBar: true, back: none }
                    sheet: { presentation: { style: pageSheet, detents: [medium, { height: 320 }, { fraction: 0.8 }], grabber: true } }
                    form: { presentation: { style: formSheet, size: { width: 400, height: 500 } } }
                    plain: {}
                """)
        #expect(
            text.part("func attributes") == #"""
                func attributes(of screen: HomeScreen) -> FlowRuntime.ScreenAttributes {
                    switch screen {
                    case .home: .init(title: "A \"b\"", largeTitle: false, hidesTabBar: true)
                    case .item(_, let name): .init(title: name, hidesNavigationBar: true, allowsBack: false)
                    case .sheet: .init(presentation: .init(.pageSheet, detents: [.medium, .height(320), .fraction(0.8)], grabber: true))
                    case .form: .init(presentation: .init(.formSheet, size: .init(width: 400, height: 500)))
                    default: .init()
                    }
                }
                """#)
        #expect(!swift(flows: "home: { screens: { home: {} } }").contains("attributes"))
    }

    @Test(arguments: [
        ("formSheet", ".formSheet"), ("{ transition: crossDissolve }", "transition: .crossDissolve"),
        ("{ dismissible: false }", "dismissible: false"),
        ("{ style: fullScreen, regular: formSheet }", "compact: .init(.fullScreen), regular: .init(.formSheet)"),
        ("{ style: fullScreen, links: wait }", ".fullScreen, links: .wait"), ("{ style: fullScreen, links: dismiss }", ".fullScreen"),
        ("{ regular: formSheet, links: refuse }", "compact: .init(), regular: .init(.formSheet), links: .refuse"),
    ])
    func `a flow's own presentation, and a step's`(presentation: String, value: String) {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { present: card, presentation: \(presentation) } } } } }
                card: { presentation: \(presentation), screens: { card: {} } }
                """)
        #expect(
            text.part("override var presentation")
                == "override var presentation: FlowRuntime.Presentation { .init(\(value)) }")
        // The printer breaks long calls.
        let step = "change.present(CardCoordinator(screens: coordinator.screens), as: .init(\(value)))"
        #expect(text.filter { !$0.isWhitespace }.contains(step.filter { !$0.isWhitespace }))
    }
}
