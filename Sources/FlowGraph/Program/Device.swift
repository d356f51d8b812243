import FlowSpec

/// A kind of device. What users can do there may differ: something is swiped away on one and not on
/// the other, and the columns of a split view are stacked or side by side.
public enum Device: String, Hashable, Sendable, CaseIterable {
    /// An iPhone: what is narrow.
    case phone
    /// An iPad.
    case pad

    /// The name that users know.
    public var name: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}

extension Program {
    /// Whether users can do on one kind of device what they can't do on the other.
    public var differsByDevice: Bool {
        flows.contains { $0.isSplit || $0.presentation.differsByDevice } || sites.contains { $0.presentation.differsByDevice }
    }

    /// The same program as users have it on one kind of device, rather than on all.
    ///
    /// - Parameter device: the device.
    public func on(_ device: Device) -> Program {
        var program = self
        program.device = device
        for index in flows.indices { program.flows[index].presentation = flows[index].presentation.on(device) }
        for index in sites.indices { program.sites[index].presentation = sites[index].presentation.on(device) }
        return program
    }
}

extension Presentation {
    /// Whether the user can end it on one kind of device only.
    fileprivate var differsByDevice: Bool { (dismissal(onPad: false) == nil) != (dismissal(onPad: true) == nil) }

    /// How it is everywhere, if it is everywhere as on a device.
    fileprivate func on(_ device: Device) -> Presentation {
        var presentation = self
        switch device {
        case .phone: presentation.pad = phone
        case .pad: presentation.phone = pad
        }
        return presentation
    }
}
