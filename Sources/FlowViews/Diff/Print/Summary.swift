extension Difference {
    /// The three kinds of difference in a line each.
    var summary: [(title: String, text: String)] {
        [("Spec", specSummary), ("App code", appCodeSummary), ("Users", behaviourSummary)]
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

    private var behaviourSummary: String {
        let parts = BehaviourChange.Kind.allCases.compactMap { kind -> String? in
            let number = behaviour.count { $0.kind == kind }
            return number == 0 ? nil : kind.counted(number)
        }
        return (parts + (coverage.reason.map { [$0] } ?? (parts.isEmpty ? ["no change"] : []))).joined(separator: ", ")
    }
}

extension BehaviourCoverage {
    /// Why not everything was compared; nil if it was.
    var reason: String? {
        switch self {
        case .whole: nil
        case .noStart: "not compared: a program without a root and without entry flows has no stacks of its own"
        case .tooLarge: "not compared: the program is too large to be analysed as a whole"
        case .guardsInPart(let number):
            "compared in part: which screens \(count(number, "guard")) protect would take more analyses than are made"
        }
    }
}

extension BehaviourChange.Kind {
    /// So many of them.
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
        case .link: "\(count(number, "deep link")) elsewhere"
        case .newFinding: count(number, "new finding")
        case .goneFinding: "\(count(number, "finding")) gone"
        }
    }
}
