extension Printer {
    /// Prints the methods that create a coordinator's view controllers and their attributes.
    mutating func screens(of flow: CoordinatorOutput) {
        guard !flow.screens.isEmpty else { return }
        if flow.screens.contains(where: { !$0.attributes.isEmpty }) {
            blank()
            attributes(of: flow)
        }
        blank()
        makeDisplay(flow)
    }

    private mutating func attributes(of flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.shownParameters)
        let local = freeName("screen", avoiding: names)
        block("\(style.overridable)func attributes(of \(local): \(flow.names.screen)) -> \(runtime("ScreenAttributes"))") { printer in
            printer.line("switch \(local) {")
            for screen in flow.screens where !screen.attributes.isEmpty {
                let pattern = casePattern(screen.name.value, screen.parameters.map(\.name), where: screen.shownParameters.contains)
                printer.expression("case \(pattern): ", .call(".init", screen.attributes))
            }
            if flow.screens.contains(where: \.attributes.isEmpty) { printer.line("default: .init()") }
            printer.line("}")
        }
    }

    /// Prints a case of a `switch` with its value, on one line if they fit.
    mutating func match(_ pattern: Expression, _ value: Expression) {
        let isShort = line { line in
            line.add("case ")
            pattern.write(to: &line)
            line.add(": ")
            value.write(to: &line)
        }
        if isShort { return }
        expression("case ", pattern, ":")
        indented { $0.expression(value) }
    }

    private mutating func makeDisplay(_ flow: CoordinatorOutput) {
        let names = flow.screens.flatMap(\.parameters).map(\.name)
        let screenValue = freeName("screen", avoiding: names)
        let usesSlot = flow.isExternal || flow.hasView || flow.screens.contains { $0.routerClass != nil }
        let place = usesSlot ? freeName("slot", avoiding: names) : "_"
        let signature = "of \(screenValue): \(flow.names.screen), in \(place): \(runtime("Slot"))"
        block("\(style.overridable)func makeDisplay(\(signature)) -> \(flow.isInSwiftUI ? runtime("ShownScreen") : "UIViewController")") {
            printer in
            printer.line("switch \(screenValue) {")
            for screen in flow.screens {
                guard !flow.hasView else {
                    printer.match(.text(screen.patternOfStored), flow.shown(screen, screenValue, in: place))
                    continue
                }
                let router = screen.routerClass.map { [Expression.Item("router", screen.router(of: $0, in: place))] } ?? []
                let made = Expression.call("screens.\(screen.factory.name)", screen.parameters.map(\.item) + router)
                printer.match(screen.pattern, flow.isExternal ? .call("\(place).begin", [.init(nil, made)]) : made)
            }
            printer.line("}")
        }
    }
}

extension ScreenOutput {
    /// The pattern that binds all values of the screen.
    var pattern: Expression {
        let values = parameters.map { Expression.Item(nil, binding($0.name)) }
        return .member(name.value, values, hasValues: !values.isEmpty)
    }

    /// The screen's router, with the values that it stores.
    func router(of type: String, in slot: String) -> Expression {
        let values = (router?.stored ?? []).map(\.parameter.item)
        return .call(type, [.init(nil, "self"), .init(nil, slot)] + values)
    }
}
