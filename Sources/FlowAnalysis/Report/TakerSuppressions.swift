import FlowSpec

/// Groups the findings at one step by the suppression that covers them. A suppression covers only
/// its own place, not other places that reuse the same steps.
struct TakerSuppressions: Sendable {
    private var places: [Rule: [SourceRange]] = [:]

    init(_ suppressions: [SuppressionDeclaration] = []) {
        for suppression in suppressions { places[suppression.rule.value, default: []].append(suppression.place) }
    }

    /// A step in the places that one suppression covers, or in all places without one.
    struct Place: Hashable, Comparable {
        var range: SourceRange
        var suppression: SourceRange?

        static func < (one: Self, other: Self) -> Bool {
            guard one.range == other.range else { return one.range.isBefore(other.range) }
            return other.suppression.map { other in one.suppression.map { $0.isBefore(other) } ?? true } ?? false
        }
    }

    /// Returns the group of a finding at a step.
    func place(of rule: Rule, at range: SourceRange, _ taker: SourceRange?) -> Place {
        Place(range: range, suppression: places[rule]?.first { $0.contains(taker ?? range) })
    }
}
