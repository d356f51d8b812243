import FlowSpec

extension Printer {
    /// Prints the protocol for creating the view controllers, and the methods defined in the spec.
    mutating func factory(_ flow: CoordinatorOutput) {
        let isBarCustom = flow.tabs?.isBarCustom == true
        let flowName = "the flow `\(flow.flow.value)`"
        doc(
            flow.isExternal
                ? "Creates the app's coordinator for \(flowName)."
                : "Creates the \(flow.interface == .swiftui ? "views" : "view controllers") of \(flowName).")
        block("@MainActor \(style.prefix)protocol \(flow.names.screens)") { printer in
            for screen in flow.madeScreens where screen.factory.isView { printer.line("associatedtype \(screen.factory.result): View") }
            let isDocumented = flow.madeScreens.contains { $0.documentation != nil }
            for screen in flow.madeScreens {
                if isDocumented { printer.blank() }
                printer.doc(text: screen.documentation)
                printer.factoryMethod(of: screen, "")
            }
            guard isBarCustom else { return }
            for tab in flow.tabs?.tabs ?? [] { printer.line("func \(tab.itemMethod)() -> any \(runtime("TabBarItem"))") }
            printer.line("func \(flow.names.barMethod)\(barParameters) -> any \(runtime("TabContainer"))")
        }
        let described = flow.madeScreens.filter { $0.factory.origin != nil }
        guard !described.isEmpty || isBarCustom else { return }
        blank()
        block("extension \(flow.names.screens)") { printer in
            for screen in described {
                guard let origin = screen.factory.origin else { continue }
                printer.blank()
                printer.factoryMethod(of: screen, " {")
                printer.indented { $0.viewController(of: screen, from: origin) }
                printer.line("}")
            }
            guard isBarCustom else { return }
            printer.blank()
            printer.block(printer.style.prefix + "func \(flow.names.barMethod)\(barParameters) -> any \(runtime("TabContainer"))") {
                printer in
                printer.line("\(runtime("CustomTabBarController"))(items: items)")
            }
        }
    }

    private mutating func factoryMethod(of screen: ScreenOutput, _ tail: String) {
        let factory = screen.factory
        let routers = factory.routers.isEmpty ? [] : ["router: any \(factory.routers.joined(separator: " & "))"]
        let prefix = tail.isEmpty ? (factory.isView ? "@ViewBuilder " : "") : style.prefix
        let result = factory.isView && !tail.isEmpty ? "some View" : factory.result
        list("\(prefix)func \(factory.name)", screen.parameters.map(\.declaration) + routers, " -> \(result)\(tail)")
    }

    /// Prints the view controller's creation from its origin in the spec: UIKit's arguments, then
    /// the parameters, then the router.
    private mutating func viewController(of screen: ScreenOutput, from origin: ScreenOrigin) {
        let router = screen.factory.routers.isEmpty ? [] : [Expression.Item("router", "router")]
        let items = screen.parameters.map(\.item) + router
        switch origin {
        case .class(let type): expression(.call(type, items))
        case .view(let type) where screen.factory.isView: expression(.call(type, items))
        case .view(let type): expression(.hosted(.call(type, items)))
        case .nib(let nib, let type):
            expression(.call(type, [.init("nibName", stringLiteral(nib)), .init("bundle", "Bundle(for: \(type).self)")] + items))
        case .storyboard(let storyboard, let id, let type):
            let coder = freeName("coder", avoiding: screen.parameters.map(\.name))
            let place = [
                Expression.Item(nil, stringLiteral(storyboard)), .init("id", stringLiteral(id)),
                .init("bundle", "Bundle(for: \(type).self)"),
            ]
            // A screen with effects must have its own class.
            let own = screen.factory.result == "UIViewController" ? [] : [Expression.Item("as", "\(type).self")]
            expression(.call(runtime("screenFromStoryboard"), place + own), " { \(coder) in")
            indented { $0.expression(.call(type, [.init("coder", coder)] + items)) }
            line("}")
        }
    }
}

private let barParameters = "(items: [any \(runtime("TabBarItem"))])"
