import FlowSpec

/// The differences that a change must not have.
public struct DiffChecks: Sendable {
    /// True to forbid changes that break app code, links or saved states.
    public var breaking: Bool
    /// True to forbid errors and warnings that the old specs don't have.
    public var newFindings: Bool
    /// The maximum number of further actions to a screen; `nil` for any number.
    public var longer: Int?

    /// Creates the checks; without arguments, everything is allowed.
    public init(breaking: Bool = false, newFindings: Bool = false, longer: Int? = nil) {
        (self.breaking, self.newFindings, self.longer) = (breaking, newFindings, longer)
    }

    func forbids(_ change: BehaviorChange) -> Bool {
        switch change.kind {
        case .newFinding: newFindings && change.severity != .note
        case .longerWay: longer.map { change.furtherActions > $0 } ?? false
        default: false
        }
    }
}

extension Difference {
    /// True if it has no change that some checks forbid.
    public func passes(_ checks: DiffChecks) -> Bool {
        !(checks.breaking && !appCode.isEmpty) && !behavior.contains(where: checks.forbids)
    }
}
