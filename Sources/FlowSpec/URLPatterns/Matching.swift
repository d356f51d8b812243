extension URLPattern {
    /// What a URL says, if this pattern matches it.
    ///
    /// Of an item that isn't repeated the first value counts. An item that is there and can't be
    /// read, also an optional one, keeps the pattern from matching.
    ///
    /// - Parameter url: a URL.
    /// - Returns: a value for each placeholder, by its name; nil where the pattern doesn't match.
    public func match(_ url: LinkURL) -> [String: Value]? {
        guard url.scheme == scheme, url.host == host, url.path.count == path.count || rest != nil && url.path.count > path.count,
            !url.path.contains("")
        else { return nil }
        var values: [String: Value] = [:]
        for (part, segment) in zip(path, url.path) where !isSaid(by: [segment], part, into: &values) { return nil }
        if let rest { values[rest.name] = .list(url.path.dropFirst(path.count).map { .text($0) }) }
        for item in query {
            let texts = url.query.filter { $0.name == item.key }.map { $0.value ?? "" }
            guard isSaid(by: texts, item.value, into: &values) else { return nil }
        }
        if let fragment, !isSaid(by: url.fragment.map { [$0] } ?? [], fragment, into: &values) { return nil }
        return values
    }

    /// The URL that says some values, the shortest there is.
    ///
    /// - Parameter values: a value for each placeholder, by its name, and no others.
    /// - Returns: a URL that this pattern matches with these values; nil where there is none, such
    ///   as for an empty text in a path.
    func url(with values: [String: Value]) -> LinkURL? {
        guard values.count == placeholders.count else { return nil }
        var segments: [String] = []
        for part in path {
            guard let texts = texts(of: part, values) else { return nil }
            segments += texts
        }
        if let rest {
            guard let texts = texts(of: .placeholder(rest), values) else { return nil }
            segments += texts
        }
        var items: [LinkURL.QueryItem] = []
        for item in query {
            guard let texts = texts(of: item.value, values) else { return nil }
            items += texts.map { LinkURL.QueryItem(name: item.key, value: $0) }
        }
        var fragment: String?
        if let part = self.fragment {
            guard let texts = texts(of: part, values) else { return nil }
            fragment = texts.first
        }
        return segments.contains("") ? nil : LinkURL(scheme: scheme, host: host, path: segments, query: items, fragment: fragment)
    }
}

/// Reads the texts that stand in the place of a part.
func isSaid(by texts: [String], _ part: URLPattern.Part, into values: inout [String: URLPattern.Value]) -> Bool {
    switch part {
    case .fixed(let text): return texts.first == text
    case .placeholder(let placeholder):
        let value: URLPattern.Value?
        switch (placeholder.occurrence, texts.first) {
        case (.repeated, _), (.rest, _):
            let elements = texts.compactMap(placeholder.type.value)
            value = elements.count == texts.count ? .list(elements) : nil
        case (.optional, nil): value = .absent
        case (.defaulted(let standIn), nil): value = standIn
        case (_, let text): value = text.flatMap(placeholder.type.value)
        }
        values[placeholder.name] = value
        return value != nil
    }
}

/// The texts that say a part's value; nil where none do.
private func texts(of part: URLPattern.Part, _ values: [String: URLPattern.Value]) -> [String]? {
    switch part {
    case .fixed(let text): return [text]
    case .placeholder(let placeholder):
        switch (placeholder.occurrence, values[placeholder.name]) {
        case (_, nil): return nil
        case (.repeated, .list(let elements)), (.rest, .list(let elements)):
            let texts = elements.compactMap(placeholder.type.text)
            return texts.count == elements.count ? texts : nil
        case (.optional, .absent): return []
        case (.defaulted(let standIn), let value?) where value == standIn: return []
        case (.repeated, _), (.rest, _): return nil
        case (_, let value?): return placeholder.type.text(of: value).map { [$0] }
        }
    }
}
