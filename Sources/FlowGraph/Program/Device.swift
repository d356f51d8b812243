import FlowSpec

/// A kind of device. Users' options can differ: a modal is dismissible by swiping on only one kind,
/// or a split view's columns are stacked or side by side.
public enum Device: String, Hashable, Sendable, CaseIterable {
    /// An iPhone: a narrow layout.
    case phone
    /// An iPad.
    case pad

    /// The product name that users know.
    public var name: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}

extension Program {
    /// True if the user can do something on one kind of device that is impossible on the other.
    public var differsByDevice: Bool {
        flows.contains { $0.isSplit || $0.presentation.differsByDevice } || sites.contains { $0.presentation.differsByDevice }
    }

    /// The program as it runs on one kind of device.
    public func on(_ device: Device) -> Program {
        var program = self
        program.device = device
        for index in flows.indices { program.flows[index].presentation = flows[index].presentation.on(device) }
        for index in sites.indices { program.sites[index].presentation = sites[index].presentation.on(device) }
        return program
    }
}

extension Presentation {
    /// True if the user can dismiss it on only one kind of device.
    fileprivate var differsByDevice: Bool { (dismissal(onPad: false) == nil) != (dismissal(onPad: true) == nil) }

    /// The presentation with one device's settings on all devices.
    fileprivate func on(_ device: Device) -> Presentation {
        var presentation = self
        switch device {
        case .phone: presentation.pad = phone
        case .pad: presentation.phone = pad
        }
        return presentation
    }
}
