import FlowGraph

/// The fixed answers of some guards.
struct GuardAnswers {
    private let answers: [GuardID: Bool]

    init(_ answers: [GuardAnswer]) {
        self.answers = Dictionary(answers.map { ($0.asked, $0.holds) }, uniquingKeysWith: { first, _ in first })
    }
}

/// The value of a condition once some of its guards have answered.
enum Decision: Equatable {
    case known(Bool)
    /// The rest of the condition, which other guards decide.
    case open(Condition)
}

extension GuardAnswers {
    /// Returns the value of a condition under the answers.
    func decide(_ condition: Condition) -> Decision {
        switch condition {
        case .asked(let question): answers[question.asked].map { .known($0) } ?? .open(condition)
        case .stackOnTop: .open(condition)
        case .not(let inner):
            switch decide(inner) {
            case .known(let holds): .known(!holds)
            case .open(let condition): .open(.not(condition))
            }
        case .all(let parts): join(parts, decisive: false) { .all($0) }
        case .any(let parts): join(parts, decisive: true) { .any($0) }
        }
    }

    /// Returns the value of several conditions; a single one with the decisive value decides.
    private func join(_ parts: [Condition], decisive: Bool, _ join: ([Condition]) -> Condition) -> Decision {
        var open: [Condition] = []
        for part in parts {
            switch decide(part) {
            case .known(decisive): return .known(decisive)
            case .known: continue
            case .open(let condition): open.append(condition)
            }
        }
        return open.isEmpty ? .known(!decisive) : .open(open.count == 1 ? open[0] : join(open))
    }
}
