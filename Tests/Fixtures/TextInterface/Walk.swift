// A walk through an app of two tabs with a stack in each, and a flow that is presented and ends with a result.

final class Shop: Coordinator, StackFlow, FinishingFlow {
    typealias Result = String

    enum Screen: ScreenValue {
        case list
        case item(String)

        enum Name: String { case list, item }
        static var flowName: String { "shop" }

        var screenName: Name {
            switch self {
            case .list: .list
            case .item: .item
            }
        }
    }

    var firstScreen: Screen { .list }

    func makeDisplay(of screen: Screen, in slot: Slot) -> Line {
        let router = Router(self, slot)
        return switch screen {
        case .list: Line("list", router)
        case .item(let name): Line("item \(name)", router)
        }
    }
}

final class App: Coordinator, TabbedFlow {
    enum Tab: String, CaseIterable { case shop, more }

    let shop = Shop(flowName: "shop")
    let more = Shop(flowName: "more")
    var firstTab: Tab { .shop }
    func content(of tab: Tab) -> TabContent { tab == .shop ? .flow(shop) : .flow(more) }
}

@main
@MainActor
struct Walk {
    let app = App(flowName: "app")
    let interface = TextInterface()
    let navigator: Navigator

    init() {
        navigator = Navigator(root: app, interface: interface)
        interface.navigator = navigator
        interface.load(app.begin(navigator))
    }

    /// Takes steps on the screen on top.
    func take(_ transition: String, _ steps: @escaping @MainActor (Shop, Change<Shop>) -> Void) {
        (interface.line?.router as? Router<Shop>)?.navigate(transition, steps)
    }

    /// Ends the walk where the state, or the text on top, is another.
    func expect(_ state: String, _ text: String, line: Int = #line) {
        guard "\(app.snapshot)" == state, interface.line?.text == text else {
            fatalError("line \(line): \(app.snapshot), \(interface.line?.text ?? "nothing") instead of \(state), \(text)")
        }
    }

    static func main() {
        Walk().walk()
    }

    func walk() {
        expect("tab shop [list]", "list")
        take("open") { $1.push(.item("lamp")) }
        expect("tab shop [list, item]", "item lamp")
        let below = navigator.base.flatMap { if case .tabs(let bar) = $0 { bar } else { nil } }
        if case .stack(let stack)? = below?.contents.first, let router = stack.slots.first?.router as? Router<Shop> {
            // A screen that isn't on top takes nothing.
            router.navigate("open") { $1.push(.item("none")) }
        }
        expect("tab shop [list, item]", "item lamp")
        take("select") { $1.select(.more, of: App.self) }
        expect("tab more [list]", "list")
        take("present") { _, change in
            let flow = Shop(flowName: "card")
            change.present(flow, on: { $1.push(.item($2)) })
        }
        expect("tab more [list] + [list]", "list")
        take("open") { $1.push(.item("card")) }
        interface.goBack()
        expect("tab more [list] + [list]", "list")
        take("finish") { $1.finish("desk", of: Shop.self) }
        expect("tab more [list, item]", "item desk")
        take("ask") { _, change in
            change.alert(title: "Back?", actions: [AlertAction("Yes", steps: { $1.pop() })])
        }
        expect("tab more [list, item]", "item desk")
        interface.answer("Yes")
        expect("tab more [list]", "list")
        take("pop") { $1.pop() }
        expect("tab more [list]", "list")
        app.stop()
    }
}
