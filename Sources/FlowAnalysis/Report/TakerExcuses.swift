import FlowSpec

/// Tells the findings at one step apart by what excuses them. An excuse counts for what takes the
/// step over, and not for others that take the same steps: of these it says nothing.
struct TakerExcuses: Sendable {
    private var places: [Rule: [SourceRange]] = [:]

    init(_ excuses: [ExcuseDeclaration] = []) {
        for excuse in excuses { places[excuse.rule.value, default: []].append(excuse.place) }
    }

    /// A step, for all that one excuse covers, or none.
    struct Place: Hashable, Comparable {
        var range: SourceRange
        var excuse: SourceRange?

        static func < (one: Self, other: Self) -> Bool {
            guard one.range == other.range else { return one.range.isBefore(other.range) }
            return other.excuse.map { other in one.excuse.map { $0.isBefore(other) } ?? true } ?? false
        }
    }

    /// Where a finding counts that is at a step.
    func place(of rule: Rule, at range: SourceRange, _ taker: SourceRange?) -> Place {
        Place(range: range, excuse: places[rule]?.first { $0.contains(taker ?? range) })
    }
}
