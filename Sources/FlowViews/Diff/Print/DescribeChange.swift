import FlowSpec

extension SpecChange {
    /// A description of the difference.
    var message: Phrase {
        let subject: Phrase = element.role.map { "\($0.rawValue) \(code: element.name)" } ?? "project"
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

    /// The sign for the kind of change.
    var sign: String {
        switch kind {
        case .added: "+"
        case .removed: "-"
        case .renamed, .reordered, .changed, .listChanged: "~"
        }
    }
}

extension BehaviorChange.Kind {
    /// The heading for differences of the kind.
    var title: String {
        switch self {
        case .unreachable: "No longer reachable"
        case .reachable: "Newly reachable"
        case .longerWay: "More actions from the start"
        case .shorterWay: "Fewer actions from the start"
        case .unprotected: "No longer protected by a guard"
        case .protected: "Newly protected by a guard"
        case .lostStack: "Stacks no longer possible"
        case .newStack: "Stacks newly possible"
        case .link: "Deep links with another destination"
        case .newFinding: "New findings"
        case .goneFinding: "Resolved findings"
        }
    }
}

private func value(_ text: String) -> Phrase {
    text.isEmpty ? "nothing" : "\(code: shortened(text))"
}

/// Shortens a value to fit on a line.
private func shortened(_ text: String) -> String {
    let limit = 120
    return text.count > limit ? "\(text.prefix(limit))…" : text
}
