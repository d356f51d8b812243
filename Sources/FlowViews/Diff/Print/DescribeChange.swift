import FlowSpec

extension SpecChange {
    /// The difference in words.
    var message: Phrase {
        let subject: Phrase = element.role.map { "\($0.rawValue) \(code: element.name)" } ?? "program"
        switch kind {
        case .added, .removed: return subject
        case .renamed(let old): return "\(subject) renamed from \(code: old)"
        case .reordered(let key, let old, let new):
            let (before, after) = (shortened(old.joined(separator: ", ")), shortened(new.joined(separator: ", ")))
            return "\(subject): order of \(code: key) changed from \(code: before) to \(code: after)"
        case .changed(let key, let old, let new):
            let place: Phrase = key.isEmpty ? subject : "\(subject): \(code: key)"
            switch (old, new) {
            case (let old?, let new?): return "\(place) changed from \(value(old)) to \(value(new))"
            case (nil, let new?): return new.isEmpty ? "\(place) added" : "\(place) added: \(value(new))"
            case (let old?, nil): return old.isEmpty ? "\(place) removed" : "\(place) removed, was \(value(old))"
            case (nil, nil): return place
            }
        case .listChanged(let key, let removed, let added):
            let place: Phrase = key.isEmpty ? subject : "\(subject): \(code: key)"
            switch (removed, added) {
            case (let removed?, let added?): return "\(place) changed from \(value(removed)) to \(value(added))"
            case (nil, let added?): return "\(place): \(value(added)) added"
            case (let removed?, nil): return "\(place): \(value(removed)) removed"
            case (nil, nil): return place
            }
        }
    }

    /// What has happened, as one sign.
    var sign: String {
        switch kind {
        case .added: "+"
        case .removed: "-"
        case .renamed, .reordered, .changed, .listChanged: "~"
        }
    }
}

extension BehaviourChange.Kind {
    /// The heading of such differences.
    var title: String {
        switch self {
        case .unreachable: "No longer reachable"
        case .reachable: "Newly reachable"
        case .longerWay: "More actions from the start"
        case .shorterWay: "Fewer actions from the start"
        case .unprotected: "No longer protected by a guard"
        case .protected: "Newly protected by a guard"
        case .lostStack: "Stacks that are no longer possible"
        case .newStack: "Stacks that are newly possible"
        case .link: "Deep links that lead elsewhere"
        case .newFinding: "New findings"
        case .goneFinding: "Findings that are gone"
        }
    }
}

private func value(_ text: String) -> Phrase {
    text.isEmpty ? "nothing" : "\(code: shortened(text))"
}

/// A value that fits on a line.
private func shortened(_ text: String) -> String {
    let limit = 120
    return text.count > limit ? "\(text.prefix(limit))…" : text
}
