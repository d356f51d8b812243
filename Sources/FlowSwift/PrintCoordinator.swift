import FlowGraph
import FlowSpec

extension Printer {
    /// The concrete class of a flow.
    mutating func coordinator(_ flow: CoordinatorOutput) {
        doc("Coordinates the flow `\(flow.flow.value)`.")
        line("@MainActor")
        type("final class \(flow.names.coordinator)", inheriting: superclasses(of: flow)) { printer in
            switch flow.kind {
            case .stack(let first): printer.stackBeginning(flow, first)
            case .tabs(let tabs, let first): printer.tabsBeginning(flow, tabs, first)
            }
            if !flow.screens.isEmpty {
                printer.blank()
                printer.makeViewController(flow)
            }
            for method in flow.methods {
                printer.blank()
                printer.method(method)
            }
        }
    }

    private func superclasses(of flow: CoordinatorOutput) -> [String] {
        let kind =
            switch flow.kind {
            case .stack: ["StackFlow"]
            case .tabs: ["TabsFlow"] + (flow.screens.isEmpty ? [] : ["ScreenMaking"])
            }
        return (["Coordinator"] + kind).map(runtime) + [flow.names.coordinating]
    }

    // MARK: - Stored properties and initializers

    private mutating func stackBeginning(_ flow: CoordinatorOutput, _ first: ScreenOutput) {
        line("let firstScreen: \(flow.names.screen)")
        code("fileprivate let screens: \(flow.factoryType)")
        blank()
        doc("Makes the coordinator; nothing is shown before it is started.")
        list("init", ["screens: \(flow.factoryType)"] + first.parameters.map(\.declarationWithDefault), " {")
        indented { printer in
            printer.line("self.screens = screens")
            if first.parameters.isEmpty {
                printer.line("firstScreen = .\(first.name.value)")
            } else {
                let property = first.parameters.contains { $0.name == "firstScreen" } ? "self.firstScreen" : "firstScreen"
                printer.list("\(property) = .\(first.name.value)", first.parameters.map { "\($0.name): \($0.name)" }, "")
            }
            printer.line("super.init(flowName: \(flow.names.flowName(flow)))")
        }
        line("}")
    }

    private mutating func tabsBeginning(_ flow: CoordinatorOutput, _ tabs: [TabOutput], _ first: String) {
        line("let firstTab = \(flow.names.tab).\(first)")
        for tab in tabs {
            guard let coordinator = tab.coordinator else { continue }
            line("let \(tab.name.value): \(coordinator)")
        }
        if !flow.screens.isEmpty { code("fileprivate let screens: \(flow.factoryType)") }
        blank()
        doc("Makes the coordinators of the tabs too; nothing is shown before it is started.")
        list("init", flow.factories.isEmpty ? [] : ["screens: \(flow.factoryType)"], " {")
        indented { printer in
            for tab in tabs {
                guard let coordinator = tab.coordinator else { continue }
                printer.line("\(tab.name.value) = \(coordinator)(screens: screens)")
            }
            if !flow.screens.isEmpty { printer.line("self.screens = screens") }
            printer.line("super.init(flowName: \(flow.names.flowName(flow)))")
        }
        line("}")
        blank()
        block("func content(of tab: \(flow.names.tab)) -> \(runtime("TabContent"))") { printer in
            printer.line("switch tab {")
            for tab in tabs {
                switch tab.content {
                case .flow:
                    // The parameter's own name hides a property of that name.
                    let property = tab.name.value == "tab" ? "self.tab" : tab.name.value
                    printer.line("case .\(tab.name.value): .flow(\(property))")
                case .screen(let screen):
                    printer.line("case .\(tab.name.value): .screen(.\(screen.name.value)\(screen.defaults), of: self)")
                }
            }
            printer.line("}")
        }
        guard tabs.contains(where: \.hasItem) else { return }
        blank()
        block("func makeTabBarItem(for tab: \(flow.names.tab)) -> UITabBarItem?") { printer in
            printer.line("switch tab {")
            for (index, tab) in tabs.enumerated() {
                guard let item = tab.item(tag: index) else {
                    printer.line("case .\(tab.name.value): nil")
                    continue
                }
                printer.list("case .\(tab.name.value): UITabBarItem", item, "")
            }
            printer.line("}")
        }
    }

    // MARK: - Screens

    private mutating func makeViewController(_ flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.parameters).map(\.name)
        let screenValue = freeName("screen", avoiding: names)
        let place = freeName("slot", avoiding: names)
        let signature = "for \(screenValue): \(flow.names.screen), in \(place): \(runtime("Slot"))"
        block("func makeViewController(\(signature)) -> UIViewController") { printer in
            printer.line("switch \(screenValue) {")
            for screen in flow.screens {
                let bound = screen.parameters.isEmpty ? "" : "(\(screen.parameters.map { "let \($0.name)" }.joined(separator: ", ")))"
                printer.code("case .\(screen.name.value)\(bound)", ":")
                printer.indented { printer in
                    let router = screen.transitions.isEmpty ? [] : ["router: \(screen.router)(self, \(place))"]
                    printer.list("screens.\(screen.factoryMethod)", screen.parameters.map { "\($0.name): \($0.name)" } + router, "")
                }
            }
            printer.line("}")
        }
    }

    // MARK: - Transitions

    private mutating func method(_ method: MethodOutput) {
        let transition = method.transition
        let names = transition.parameters.map(\.name)
        let router = freeName("router", avoiding: names)
        let receiver = names.contains { ["onTop", "routerOnTop", "ignore"].contains($0) } ? "self." : ""
        let arguments = names.map { "\($0): \($0)" }
        line("@discardableResult")
        list("func \(transition.name.value)", transition.parameters.map(\.declaration), " -> Self {")
        indented { printer in
            if method.routers.count == 1 {
                let head = "\(receiver)onTop { (\(router): \(method.routers[0])) in \(router).\(transition.name.value)"
                return printer.list(head, arguments, " }")
            }
            printer.line("switch \(receiver)routerOnTop() {")
            for type in method.routers {
                printer.list("case let \(router) as \(type): \(router).\(transition.name.value)", arguments, "")
            }
            printer.line("default: \(receiver)ignore()")
            printer.line("}")
            printer.line("return self")
        }
        line("}")
    }
}

extension CoordinatorOutput {
    /// The type of what makes the view controllers of the flow and of all that it may start.
    var factoryType: String {
        "any " + factories.joined(separator: " & ")
    }
}

extension FlowNames {
    fileprivate func flowName(_ flow: CoordinatorOutput) -> String {
        flow.screens.isEmpty ? stringLiteral(flow.flow.value) : "\(screen).flowName"
    }
}

extension ScreenOutput {
    /// The parentheses of a case all of whose values have defaults.
    fileprivate var defaults: String { parameters.isEmpty ? "" : "()" }
}

extension TabOutput {
    /// Whether the spec says how the tab looks in the bar.
    fileprivate var hasItem: Bool { title != nil || image != nil }

    /// The arguments of the tab's item; nil where the tab's screen supplies it.
    fileprivate func item(tag: Int) -> [String]? {
        guard hasItem else { return nil }
        let title = title.map(stringLiteral) ?? "nil"
        let image =
            switch image {
            case .symbol(let name): "UIImage(systemName: \(stringLiteral(name)))"
            case .asset(let name): "UIImage(named: \(stringLiteral(name)))"
            case nil: "nil"
            }
        return ["title: \(title)", "image: \(image)", "tag: \(tag)"]
    }
}
