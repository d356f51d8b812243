import FlowSpec

extension Difference {
    /// The three kinds of difference, one line each.
    var summary: [(title: String, text: String)] {
        [("Spec", specSummary), ("App code", appCodeSummary), ("Users", behaviorSummary)]
    }

    private var specSummary: String {
        let kinds: [(word: String, isOne: (SpecChange.Kind) -> Bool)] = [
            ("added", { $0 == .added }), ("removed", { $0 == .removed }),
            ("renamed", { if case .renamed = $0 { true } else { false } }),
            ("reordered", { if case .reordered = $0 { true } else { false } }),
            (
                "changed",
                {
                    switch $0 {
                    case .changed, .listChanged: true
                    case .added, .removed, .renamed, .reordered: false
                    }
                }
            ),
        ]
        let parts = kinds.compactMap { word, isOne in
            let number = spec.count { isOne($0.kind) }
            return number == 0 ? nil : "\(number) \(word)"
        }
        return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
    }

    private var appCodeSummary: String {
        let parts = AppCodeChange.Category.allCases.compactMap { category in
            let number = appCode.count { $0.category == category }
            return number == 0 ? nil : count(number, "\(category.rawValue) change")
        }
        return parts.isEmpty ? "still compiles; links and saved states are still accepted" : parts.joined(separator: ", ")
    }

    private var behaviorSummary: String {
        let parts = BehaviorChange.Kind.allCases.compactMap { kind -> String? in
            let number = behavior.count { $0.kind == kind }
            return number == 0 ? nil : kind.counted(number)
        }
        return (parts + (coverage.reason.map { [$0] } ?? (parts.isEmpty ? ["no change"] : []))).joined(separator: ", ")
    }
}

extension BehaviorCoverage {
    /// The reason for an incomplete comparison; nil if it is complete.
    var reason: String? {
        switch self {
        case .whole: nil
        case .noStart: "not compared: without a root or an entry flow, the project has no stacks"
        case .tooLarge: "not compared: the project is too large for a complete analysis"
        case .guardsInPart(let number):
            "compared in part: the screens that \(count(number, "guard")) protect would need too many analyses"
        }
    }
}

extension BehaviorChange.Kind {
    /// The kind with a number.
    fileprivate func counted(_ number: Int) -> String {
        switch self {
        case .unreachable: "\(count(number, "screen")) no longer reachable"
        case .reachable: "\(count(number, "screen")) newly reachable"
        case .longerWay: "\(count(number, "screen")) further away"
        case .shorterWay: "\(count(number, "screen")) nearer"
        case .unprotected: "\(count(number, "screen")) no longer protected"
        case .protected: "\(count(number, "screen")) newly protected"
        case .lostStack: "lost stacks in \(count(number, "flow"))"
        case .newStack: "new stacks in \(count(number, "flow"))"
        case .link: "\(count(number, "deep link")) with another destination"
        case .newFinding: count(number, "new finding")
        case .goneFinding: "\(count(number, "resolved finding"))"
        }
    }
}
