import FlowSpec

extension Program {
    /// True if the user can do something at one width that is impossible at the other.
    public var differsByWidth: Bool {
        hasPartsOfWidths || flows.contains { $0.presentation.differsByWidth } || sites.contains { $0.presentation.differsByWidth }
    }

    /// True if users can go to some tabs or columns at only one width.
    public var hasPartsOfWidths: Bool { flows.contains { flow in flow.isSplit || flow.tabs.contains { $0.width != nil } } }

    /// The program in windows that always have one width.
    public func at(_ width: Width) -> Program {
        var limits = limits
        limits.width = width
        return limited(to: limits)
    }
}

extension Presentation {
    /// True if the user can dismiss it at only one width.
    public var differsByWidth: Bool { (dismissal(at: .compact) == nil) != (dismissal(at: .regular) == nil) }
}
