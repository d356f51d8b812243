import FlowSpec

extension Program {
    /// True if the user can do something at one width that is impossible at the other.
    public var differsByWidth: Bool {
        flows.contains { $0.isSplit || $0.presentation.differsByWidth } || sites.contains { $0.presentation.differsByWidth }
    }

    /// The program as it runs at one width.
    public func at(_ width: Width) -> Program {
        var program = self
        program.width = width
        for index in flows.indices { program.flows[index].presentation = flows[index].presentation.at(width) }
        for index in sites.indices { program.sites[index].presentation = sites[index].presentation.at(width) }
        return program
    }
}

extension Presentation {
    /// True if the user can dismiss it at only one width.
    public var differsByWidth: Bool { (dismissal(at: .compact) == nil) != (dismissal(at: .regular) == nil) }

    /// The presentation with one width's settings at all widths.
    fileprivate func at(_ width: Width) -> Presentation {
        var presentation = self
        (presentation.compact, presentation.regular) = (self[width], self[width])
        return presentation
    }
}
