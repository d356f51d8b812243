import Testing

/// The coordinator's methods: one for each signature, shared by all screens with such a transition.
@Suite struct MethodTests {
    @Test func `transitions of one signature are one method`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { next: { push: other }, back: pop } }
                    other: { transitions: { next: { replace: other }, back: pop } }
                """, rest: "generate: { coordinators: protocol }")
        #expect(
            text.part("protocol HomeCoordinating") == """
                protocol HomeCoordinating: AnyObject {
                    var rootViewController: UIViewController? { get }
                    func next() -> Self
                    func back() -> Self
                }
                """)
        #expect(
            text.part("final class HomeCoordinator").part("func next") == """
                func next() -> Self {
                    switch routerOnTop() {
                    case let router as HomeRouter: router.next()
                    case let router as HomeOtherRouter: router.next()
                    default: ignore()
                    }
                    return self
                }
                """)
    }

    @Test func `one name with parameters of different types or names is several methods`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { show: { push: number } } }
                    number: { params: { value: Int }, transitions: { show: { push: word } } }
                    word: { params: { value: String }, transitions: { show: { push: size } } }
                    size: { params: { size: Int }, transitions: { show: pop } }
                """, rest: "generate: { coordinators: protocol }")
        let coordinator = text.part("final class HomeCoordinator")
        #expect(
            coordinator.split(separator: "\n").filter { $0.contains("show(") }.map { $0.drop { $0 == " " } } == [
                "func show(value: Int) -> Self { onTop { (router: HomeRouter) in router.show(value: value) } }",
                "func show(value: String) -> Self { onTop { (router: HomeNumberRouter) in router.show(value: value) } }",
                "func show(size: Int) -> Self { onTop { (router: HomeWordRouter) in router.show(size: size) } }",
                "func show() -> Self { onTop { (router: HomeSizeRouter) in router.show() } }",
            ])
    }

    @Test func `what has a default is a parameter only where the spec asks for it`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { show: { push: item }, size: { push: item, with: { size: $ } } } }
                    item: { params: { id: Int, size: Int = 1 } }
                """)
        #expect(text.part("protocol HomeRouting").contains("func show(id: Int)\n"))
        #expect(text.part("protocol HomeRouting").contains("func size(id: Int, size: Int)\n"))
        #expect(text.contains("        push(.item(id: id))\n") && text.contains("        push(.item(id: id, size: size))\n"))
        #expect(!text.contains("extension"))
    }

    @Test func `a call that is too long for its closure's line has lines of its own`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { show: { push: page } } }, page: { params: { identifier: Identifier, destination: Destination } } } }
                """, rest: "generate: { coordinators: protocol, names: { router: '{Flow}{Screen}WithAVeryLongNameIndeedAndMore' } }")
        #expect(
            text.part("final class HomeCoordinator").part("func show") == """
                func show(identifier: Identifier, destination: Destination) -> Self {
                    onTop { (router: HomeRouter) in router.show(identifier: identifier, destination: destination) }
                }
                """)
    }
}
