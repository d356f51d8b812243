import FlowSpec

extension Printer {
    /// Prints the view of the whole app.
    mutating func appView(_ view: AppViewOutput) {
        blank()
        line("// MARK: - The app's view")
        blank()
        let factory = freeName("Screens", avoiding: [view.factory])
        doc("The app's navigation, for a `WindowGroup`. Each scene has its own root coordinator.")
        block("\(style.prefix)struct \(view.name)<\(factory): \(view.factory)>: View") { printer in
            printer.line("private let screens: \(factory)")
            printer.line("private let root: @MainActor () -> \(view.root)")
            printer.blank()
            printer.list("\(printer.style.prefix)init", ["screens: \(factory)", "root: @escaping @MainActor () -> \(view.root)"], " {")
            printer.indented { printer in
                printer.line("self.screens = screens")
                printer.line("self.root = root")
            }
            printer.line("}")
            printer.blank()
            printer.block("\(printer.style.prefix)var body: some View") { printer in
                printer.line("\(runtime("FlowView"))(root, screen: screen, tab: tab)")
            }
            printer.blank()
            printer.views(printer.screens(of: view))
            printer.blank()
            printer.views(printer.tabs(of: view))
        }
    }

    private func screens(of view: AppViewOutput) -> ViewSwitch {
        let parameters = ["_ shown: \(runtime("ShownScreen"))"]
        let items: [Expression.Item] = [.init("screen", "screen"), .init("shown", "shown"), .init("screens", "screens")]
        return ViewSwitch(
            head: part("screen", parameters), part: "screen", parameters: parameters, arguments: ["shown"], subject: "shown.screen",
            cases: view.flows.map { (.text("let screen as \($0.screen)"), .call($0.view, items)) }, isExhaustive: false)
    }

    private func tabs(of view: AppViewOutput) -> ViewSwitch {
        let parameters = ["_ flow: String", "_ tab: String"]
        return ViewSwitch(
            head: part("tab", parameters), part: "tab", parameters: parameters, arguments: ["flow", "tab"], subject: "(flow, tab)",
            cases: view.tabs.map { (.text("(\(stringLiteral($0.flow)), \(stringLiteral($0.tab.name.value)))"), $0.tab.label) },
            isExhaustive: false)
    }

    private func part(_ name: String, _ parameters: [String]) -> String {
        "@MainActor @ViewBuilder private func \(name)(\(parameters.joined(separator: ", "))) -> some View"
    }
}

extension TabOutput {
    /// The tab's title and image as a view.
    fileprivate var label: Expression {
        // SwiftUI looks up a literal as the key of a localized string.
        let title = title.map { title -> Expression in if case .text(let text) = title { .text(text + " as String") } else { title } }
        switch (title, image) {
        case (let title?, .symbol(let name)):
            return .call(swiftUI("Label"), [.init(nil, title), .init("systemImage", stringLiteral(name))])
        case (let title?, .asset(let name)):
            return .call(swiftUI("Label"), [.init(nil, title), .init("image", stringLiteral(name))])
        case (let title?, nil): return .call(swiftUI("Text"), [.init(nil, title)])
        case (nil, .symbol(let name)): return .call(swiftUI("Image"), [.init("systemName", stringLiteral(name))])
        case (nil, .asset(let name)): return .call(swiftUI("Image"), [.init(nil, stringLiteral(name))])
        case (nil, nil): return .call(swiftUI("EmptyView"), [])
        }
    }
}

/// A type of SwiftUI with its module's name, since the app can have a `Label`, too.
func swiftUI(_ type: String) -> String { "SwiftUI." + type }
