extension URLPattern {
    /// Returns the values in a URL if this pattern matches it.
    ///
    /// Only the first value of an item counts unless the item is repeated. An unreadable value
    /// prevents a match, even if its item is optional.
    ///
    /// - Parameter url: a URL.
    /// - Returns: a value for each placeholder, by its name; `nil` if the pattern doesn't match.
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

    /// Returns the shortest URL with some values.
    ///
    /// - Parameter values: exactly one value for each placeholder, by its name.
    /// - Returns: a URL with these values; `nil` if there is none, as for an empty text in a path.
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

/// Returns true if a part matches some texts, and stores its value.
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

/// Returns the texts for a part's value; `nil` if there are none.
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
