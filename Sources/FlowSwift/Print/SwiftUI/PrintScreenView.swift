import FlowSpec

extension Printer {
    /// Prints the view of a flow's screens, which asks the factory for the view of each.
    mutating func screenView(_ flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.parameters).map(\.name)
        let (factory, shown) = (freeName("Screens", avoiding: flow.makers), names.contains("shown") ? "self.shown" : "shown")
        let properties = [("screen", flow.names.screen), ("shown", runtime("ShownScreen")), ("screens", factory)]
        doc("Shows the screens of the flow `\(flow.flow.value)`.")
        let head = "\(style.prefix)struct \(flow.names.screenView)<\(factory): \(flow.makers.joined(separator: " & "))>: View"
        block(head) { printer in
            for (name, type) in properties { printer.line("\(printer.style.prefix)let \(name): \(type)") }
            printer.blank()
            if printer.style.access != .internal {
                // A memberwise initializer is internal.
                printer.list("\(printer.style.prefix)init", properties.map { "\($0): \($1)" }, " {")
                printer.indented { printer in for (name, _) in properties { printer.line("self.\(name) = \(name)") } }
                printer.line("}")
                printer.blank()
            }
            printer.views(
                ViewSwitch(
                    head: "\(printer.style.prefix)var body: some View", part: "screen", subject: "screen",
                    cases: flow.screens.map { ($0.pattern, $0.made(shown)) },
                    wrapper: flow.interface == .uikit ? "\(runtime("ControllerView"))(\(shown))" : nil))
        }
        guard !flow.isInSwiftUI else { return }
        blank()
        hosting(flow)
    }

    /// Prints the method that puts a screen's view into a view controller, for UIKit's containers.
    /// An extension of the factory's protocol knows the type of the factory.
    private mutating func hosting(_ flow: CoordinatorOutput) {
        let others = flow.makers.dropFirst().joined(separator: " & ")
        block("extension \(flow.makers[0])" + (others.isEmpty ? "" : " where Self: \(others)")) { printer in
            let parameters = ["_ screen: \(flow.names.screen)", "_ shown: \(runtime("ShownScreen"))"]
            printer.list("fileprivate func host", parameters, " -> UIViewController {")
            let items: [Expression.Item] = [.init("screen", "screen"), .init("shown", "shown"), .init("screens", "self")]
            printer.indented { $0.expression(.hosted(.call(flow.names.screenView, items))) }
            printer.line("}")
        }
    }
}

extension CoordinatorOutput {
    /// The display of a screen: with SwiftUI's containers, an object with its router; otherwise, a
    /// view controller with its view.
    func shown(_ screen: ScreenOutput, _ value: String, in slot: String) -> Expression {
        let router = screen.routerClass.map { [Expression.Item(nil, screen.router(of: $0, in: slot))] } ?? []
        let shown = Expression.call(".init", [.init(nil, value), .init("in", slot)] + router)
        return isInSwiftUI ? shown : .call("screens.host", [.init(nil, value), .init(nil, shown)])
    }
}

extension ScreenOutput {
    /// The pattern that binds the values of the screen's router.
    var patternOfStored: String {
        let stored = (router?.stored ?? []).map(\.parameter.name)
        return casePattern(name.value, parameters.map(\.name), where: stored.contains)
    }

    /// The view or view controller that the factory makes for the screen.
    fileprivate func made(_ shown: String) -> Expression {
        let routers = routerClass.map { [Expression.Item("router", .call("\(shown).router", [.init(nil, "\($0).self")]))] } ?? []
        return .call("screens.\(factory.name)", parameters.map(\.item) + routers)
    }
}

extension Expression {
    /// A view in a view controller.
    static func hosted(_ view: Expression) -> Expression { .call("UIHostingController", [.init("rootView", view)]) }
}
