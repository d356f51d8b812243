import SwiftPrinting

extension Printer {
    /// How a coordinator makes its screens' view controllers, and what UIKit shows around them.
    mutating func screens(of flow: CoordinatorOutput) {
        guard !flow.screens.isEmpty else { return }
        if flow.screens.contains(where: { !$0.attributes.isEmpty }) {
            blank()
            attributes(of: flow)
        }
        blank()
        makeViewController(flow)
    }

    private mutating func attributes(of flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.shownParameters)
        let local = freeName("screen", avoiding: names)
        block("\(style.overridable)func attributes(of \(local): \(flow.names.screen)) -> \(runtime("ScreenAttributes"))") { printer in
            printer.line("switch \(local) {")
            for screen in flow.screens where !screen.attributes.isEmpty {
                printer.expression("case \(screen.shownPattern): ", .call(".init", screen.attributes))
            }
            if flow.screens.contains(where: \.attributes.isEmpty) { printer.line("default: .init()") }
            printer.line("}")
        }
    }

    private mutating func makeViewController(_ flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.parameters).map(\.name)
        let screenValue = freeName("screen", avoiding: names)
        let usesSlot = flow.screens.contains { $0.routerClass != nil }
        let place = usesSlot ? freeName("slot", avoiding: names) : "_"
        let signature = "for \(screenValue): \(flow.names.screen), in \(place): \(runtime("Slot"))"
        block("\(style.overridable)func makeViewController(\(signature)) -> UIViewController") { printer in
            printer.line("switch \(screenValue) {")
            for screen in flow.screens {
                let values = screen.parameters.map { Expression.Item(nil, "let \($0.name)") }
                printer.expression("case ", .member(screen.name.value, values, hasValues: !values.isEmpty), ":")
                printer.indented { printer in
                    let router = screen.routerClass.map { [Expression.Item("router", screen.router(of: $0, in: place))] } ?? []
                    printer.expression(.call("screens.\(screen.factory.name)", screen.parameters.map(\.item) + router))
                }
            }
            printer.line("}")
        }
    }
}

extension ScreenOutput {
    /// The screen's router, with the values that it keeps.
    fileprivate func router(of type: String, in slot: String) -> Expression {
        let values = (router?.stored ?? []).map(\.parameter.item)
        return .call(type, [.init(nil, "self"), .init(nil, slot)] + values)
    }

    /// The pattern for the screen that binds the parameters which are shown.
    fileprivate var shownPattern: String {
        guard !shownParameters.isEmpty else { return ".\(name.value)" }
        return ".\(name.value)(\(parameters.map { shownParameters.contains($0.name) ? "let \($0.name)" : "_" }.joined(separator: ", ")))"
    }
}
