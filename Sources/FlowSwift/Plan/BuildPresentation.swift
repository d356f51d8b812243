import FlowSpec

extension Presentation {
    /// The presentation: `.init(.formSheet)`, or with separate values for each width.
    func expression(_ name: String) -> Expression {
        let widths = [Expression.Item("compact", .call(".init", compact.items)), .init("regular", .call(".init", regular.items))]
        let links = links.flatMap { $0 == .dismiss ? nil : Expression.Item("links", ".\($0.rawValue)") }
        return .call(name, (compact == regular ? compact.items : widths) + [links].compactMap { $0 })
    }
}

extension Presentation.Traits {
    fileprivate var items: [Expression.Item] {
        var items: [Expression.Item] = []
        if style != .automatic { items.append(.init(nil, ".\(style.rawValue)")) }
        if let transition { items.append(.init("transition", ".\(transition.rawValue)")) }
        if !detents.isEmpty { items.append(.init("detents", .list(detents.map { .text($0.expression) }))) }
        if hasGrabber { items.append(.init("grabber", "true")) }
        if !isDismissible { items.append(.init("dismissible", "false")) }
        if let size { items.append(.init("size", ".init(width: \(size.width), height: \(size.height))")) }
        return items
    }
}

extension Presentation.Detent {
    fileprivate var expression: String {
        switch self {
        case .system(let word): ".\(word.rawValue)"
        case .height(let height): ".height(\(height))"
        case .fraction(let fraction): ".fraction(\(fraction))"
        }
    }
}
