extension URLPattern {
    /// Returns the values in a URL if this pattern matches it.
    ///
    /// Only the first value of an item counts unless the item is repeated. An unreadable value
    /// prevents a match, even if its item is optional.
    ///
    /// - Returns: a value for each placeholder, by its name; `nil` if the pattern doesn't match.
    public func match(_ url: LinkURL) -> [String: Value]? {
        guard url.scheme == scheme, url.isHost(host), url.port == port,
            url.path.count == path.count || rest != nil && url.path.count > path.count, !url.path.contains("")
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
        guard values.count == placeholders.count, !isWildcard else { return nil }
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
        if segments.contains("") { return nil }
        return LinkURL(scheme: scheme, host: host, port: port, path: segments, query: items, fragment: fragment)
    }
}

extension URLPattern.Mix {
    /// Returns the values in a text, one for each placeholder; `nil` if the text doesn't match.
    func values(of text: String) -> [URLPattern.Value]? {
        let texts = LinkURL.values(of: text, between: texts) { placeholders[$0].type.value(of: $1) != nil }
        return texts.map { zip(placeholders, $0).compactMap { $0.type.value(of: $1) } }
    }

    /// Returns the text with some values; `nil` if another split of the text comes first.
    fileprivate func text(with values: [String: URLPattern.Value]) -> String? {
        let values = placeholders.compactMap { values[$0.name] }
        let texts = zip(placeholders, values).compactMap { $0.type.text(of: $1) }
        guard texts.count == placeholders.count, let first = self.texts.first else { return nil }
        let text = zip(texts, self.texts.dropFirst()).reduce(first) { $0 + $1.0 + $1.1 }
        return self.values(of: text) == values ? text : nil
    }
}

/// Returns true if a part matches some texts, and stores its value.
func isSaid(by texts: [String], _ part: URLPattern.Part, into values: inout [String: URLPattern.Value]) -> Bool {
    switch part {
    case .fixed(let text): return texts.first == text
    case .mixed(let mix):
        guard let found = texts.first.flatMap(mix.values) else { return false }
        for (placeholder, value) in zip(mix.placeholders, found) { values[placeholder.name] = value }
        return true
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
    case .mixed(let mix): return mix.text(with: values).map { [$0] }
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
