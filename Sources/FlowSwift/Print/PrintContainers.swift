import FlowSpec

extension Printer {
    /// Prints the members of a tabs flow's coordinator for its tabs.
    mutating func tabs(_ tabs: TabsOutput, of flow: CoordinatorOutput) {
        if !tabs.popsOnReselect, !tabs.isSplit {
            blank()
            line("\(style.overridable)var popsOnReselect: Bool { false }")
        }
        if tabs.hasSidebar {
            blank()
            line("\(style.overridable)var hasSidebar: Bool { true }")
        }
        for tab in tabs.tabs where tab.hasBadge { badge(of: tab) }
        blank()
        block("\(style.overridable)func content(of tab: \(flow.names.tab)) -> \(runtime("TabContent"))") { printer in
            printer.line("switch tab {")
            for tab in tabs.tabs { printer.content(of: tab) }
            printer.line("}")
        }
        // In SwiftUI's containers, the app's view has the tabs' labels.
        if tabs.isBarCustom {
            makeTabBar(tabs, flow)
        } else if !flow.isInSwiftUI, tabs.tabs.contains(where: \.hasItem) {
            makeTabBarItem(tabs, flow)
        }
        if tabs.tabs.contains(where: { $0.width != nil }) { isInBar(tabs, flow) }
        guard let actions = tabs.actions else { return }
        blank()
        block("\(style.overridable)func act(on tab: \(flow.names.tab), \(actions.changeParameter(of: flow)))") { printer in
            printer.cases(of: "tab", actions.cases, hasDefault: actions.hasDefault)
        }
    }

    private mutating func badge(of tab: TabOutput) {
        blank()
        block("\(style.overridable)var \(tab.badge): String?") { printer in
            printer.line("get { badge(of: .\(afterDot(tab.name.value))) }")
            printer.line("set { setBadge(newValue, of: .\(afterDot(tab.name.value))) }")
        }
    }

    private mutating func isInBar(_ tabs: TabsOutput, _ flow: CoordinatorOutput) {
        blank()
        block("\(style.overridable)func isInBar(_ tab: \(flow.names.tab), isCompact: Bool) -> Bool") { printer in
            printer.line("switch tab {")
            for tab in tabs.tabs {
                guard let width = tab.width else { continue }
                printer.line("case .\(afterDot(tab.name.value)): \(width == .compact ? "isCompact" : "!isCompact")")
            }
            if tabs.tabs.contains(where: { $0.width == nil }) { printer.line("default: true") }
            printer.line("}")
        }
    }

    private mutating func content(of tab: TabOutput) {
        let checks: [Expression.Item] = tab.checksTaps ? [.init("checksTaps", "true")] : []
        switch tab.content {
        case .flow:
            // The parameter shadows a property of that name.
            let flow = tab.name.value == "tab" ? "self.tab" : bare(tab.name.value)
            expression("case .\(afterDot(tab.name.value)): ", .call(".flow", [.init(nil, flow)] + checks))
        case .screen(let screen):
            expression("case .\(afterDot(tab.name.value)): ", .call(".screen", [.init(nil, screen), .init("of", "self")] + checks))
        case .action: line("case .\(afterDot(tab.name.value)): .action")
        }
    }

    private mutating func makeTabBarItem(_ tabs: TabsOutput, _ flow: CoordinatorOutput) {
        blank()
        block("\(style.overridable)func makeTabBarItem(for tab: \(flow.names.tab)) -> UITabBarItem?") { printer in
            printer.line("switch tab {")
            for (index, tab) in tabs.tabs.enumerated() {
                let item = tab.hasItem ? .call("UITabBarItem", tab.look + [.init("tag", "\(index)")]) : Expression.text("nil")
                printer.expression("case .\(afterDot(tab.name.value)): ", item)
            }
            printer.line("}")
        }
    }

    private mutating func makeTabBar(_ tabs: TabsOutput, _ flow: CoordinatorOutput) {
        blank()
        block("\(style.overridable)func makeTabBar() -> any \(runtime("TabContainer"))") { printer in
            for tab in tabs.tabs where tab.hasItem {
                printer.line("let \(bare(tab.name.value)) = screens.\(tab.itemMethod)()")
                printer.expression(.call("\(bare(tab.name.value)).configure", tab.look))
            }
            let items = tabs.tabs.map { $0.hasItem ? bare($0.name.value) : "screens.\($0.itemMethod)()" }
            printer.expression("return ", .call("screens.\(flow.names.barMethod)", [.init("items", .list(items.map(Expression.text)))]))
        }
    }

    /// Prints the members of a switch flow's coordinator for its children.
    mutating func children(_ children: [ChildOutput], of flow: CoordinatorOutput) {
        blank()
        block("\(style.overridable)func content(of child: \(flow.names.child)) -> \(runtime("ChildContent"))") { printer in
            printer.line("switch child {")
            for child in children {
                let given = ".givenBySteps" + (child.given.map { "(of: \($0).self)" } ?? "")
                printer.expression("case .\(afterDot(child.name.value)): ", child.content ?? .text(given))
            }
            printer.line("}")
        }
    }

    /// Prints the handlers for results of flows in tabs or children.
    mutating func childHandlers(_ handlers: ContainerMethodOutput, of flow: CoordinatorOutput) {
        let name = handlers.container
        let type = name == "tab" ? flow.names.tab : flow.names.child
        blank()
        let parameters = [
            "_ \(name): \(type)", "finishedWith \(handlers.result): Any",
            handlers.changeParameter(of: flow),
        ]
        list("\(style.overridable)func \(name)", parameters, " {")
        indented { $0.cases(of: "(\(name), \(handlers.result))", handlers.cases, hasDefault: true) }
        line("}")
    }
}

extension ContainerMethodOutput {
    fileprivate func changeParameter(of flow: CoordinatorOutput) -> String {
        "_ \(change): \(runtime("Change"))<\(flow.names.coordinator)>"
    }
}

extension TabOutput {
    /// True if the spec describes the tab's item.
    var hasItem: Bool { title != nil || image != nil }

    /// The arguments for the tab's item.
    fileprivate var look: [Expression.Item] {
        let image =
            switch image {
            case .symbol(let name): "UIImage(systemName: \(stringLiteral(name)))"
            case .asset(let name): "UIImage(named: \(stringLiteral(name)))"
            case nil: "nil"
            }
        return [.init("title", title ?? .text("nil")), .init("image", image)]
    }
}
