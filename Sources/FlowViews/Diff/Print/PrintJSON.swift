import FlowSpec

extension Difference {
    /// The differences as JSON in UTF-8, in the format of ``differenceSchema()``.
    ///
    /// - Parameter version: the version of the tool.
    public func json(version: String) -> [UInt8] {
        let document: JSON = [
            "difference": .integer(differenceVersion),
            "flowgen": .string(version),
            "spec": .array(spec.map(json)),
            "appCode": .array(appCode.map(json)),
            "users": .array(behavior.map(json)),
            "usersCompared": .boolean(coverage == .whole),
        ]
        return document.bytes
    }

    private func json(_ change: SpecChange) -> JSON {
        let (word, before, after): (String, String?, String?) =
            switch change.kind {
            case .added: ("added", nil, nil)
            case .removed: ("removed", nil, nil)
            case .renamed(let old): ("renamed", old, change.element.path.last?.name)
            case .reordered(_, let old, let new): ("reordered", old.joined(separator: ", "), new.joined(separator: ", "))
            case .changed(_, let old, let new), .listChanged(_, let old, let new): ("changed", old, new)
            }
        return [
            "change": .string(word), "element": .string(change.element.name),
            "kind": change.element.role.map { .string($0.rawValue) }, "key": change.key.map(JSON.string),
            "old": before.map(JSON.string), "new": after.map(JSON.string),
        ] + places(change.oldPlace, change.newPlace)
    }

    private func json(_ change: AppCodeChange) -> JSON {
        ["category": .string(change.category.rawValue), "element": .string(change.element), "message": .string(change.message.text)]
            + places(change.oldPlace, change.newPlace)
    }

    private func json(_ change: BehaviorChange) -> JSON {
        [
            "kind": .string(change.kind.rawValue), "subject": .string(change.subject), "message": .string(change.message.text),
            "run": change.run.map(JSON.strings), "severity": change.severity.map { .string($0.rawValue) },
        ] + places(change.oldPlace, change.newPlace)
    }

    private func places(_ before: SourceRange?, _ after: SourceRange?) -> JSON {
        ["oldPlace": before.map { old.sources.json(of: $0) }, "newPlace": after.map { new.sources.json(of: $0) }]
    }
}
