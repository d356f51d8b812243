import FlowGraph

/// What some guards always answer.
struct GuardAnswers {
    private let answers: [GuardID: Bool]

    init(_ answers: [GuardAnswer]) {
        self.answers = Dictionary(answers.map { ($0.asked, $0.holds) }, uniquingKeysWith: { first, _ in first })
    }
}

/// What is known of a condition once some of its guards have answered.
enum Decision: Equatable {
    /// It is decided.
    case known(Bool)
    /// What is left of it, which other guards decide.
    case open(Condition)
}

extension GuardAnswers {
    /// What the answers say of a condition.
    func decide(_ condition: Condition) -> Decision {
        switch condition {
        case .asked(let question): answers[question.asked].map { .known($0) } ?? .open(condition)
        case .not(let inner):
            switch decide(inner) {
            case .known(let holds): .known(!holds)
            case .open(let condition): .open(.not(condition))
            }
        case .all(let parts): join(parts, decisive: false) { .all($0) }
        case .any(let parts): join(parts, decisive: true) { .any($0) }
        }
    }

    /// What the answers say of several conditions, of which one with the decisive value decides.
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
