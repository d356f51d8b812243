/// The values that a URL says, one for each place of a pattern. Nil means that the pattern doesn't
/// match. What reads a value gives nil for a text that isn't one.
extension LinkURL {
    /// A URL from its parts, none of which is percent-encoded.
    ///
    /// - Parameters:
    ///   - scheme: a letter, then letters, digits, `+`, `-` and `.`.
    ///   - host: a text that isn't empty.
    ///   - path: the segments.
    ///   - items: the values of each item of the query; one that is nil is left out.
    ///   - fragment: what follows `#`; nil for none.
    public init(
        scheme: String, host: String, path: [String], items: KeyValuePairs<String, [String?]>, fragment: String? = nil
    ) {
        let query = items.flatMap { name, values in values.compactMap { $0.map { QueryItem(name: name, value: $0) } } }
        self.init(scheme: scheme, host: host, path: path, query: query, fragment: fragment)
    }

    /// Whether the first value of an item of the query is a text.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - value: the text.
    public func hasItem(_ name: String, _ value: String) -> Bool {
        texts(of: name).first == value
    }

    /// Whether the URL has a scheme and a host, and a path of some length without an empty segment.
    ///
    /// - Parameters:
    ///   - scheme: the scheme, in lower case.
    ///   - host: the host, in lower case.
    ///   - count: how many segments the path has.
    ///   - hasRest: whether it may have more.
    public func isAt(_ scheme: String, _ host: String, segments count: Int, orMore hasRest: Bool = false) -> Bool {
        self.scheme == scheme && self.host == host && !path.contains("") && (path.count == count || hasRest && path.count > count)
    }

    /// The value of a segment of the path.
    ///
    /// - Parameters:
    ///   - index: the segment, from 0 on.
    ///   - read: reads the value.
    public func segment<Value>(_ index: Int, _ read: (String) -> Value?) -> Value? {
        path.indices.contains(index) ? read(path[index]) : nil
    }

    /// The segments of the path from one on.
    ///
    /// - Parameter index: the first of them.
    public func rest(from index: Int) -> [String] {
        Array(path.dropFirst(index))
    }

    /// The first value of an item of the query.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads the value.
    public func item<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
        texts(of: name).first.flatMap(read)
    }

    /// The first value of an item of the query, or another where the URL doesn't have the item.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - other: the value where the URL doesn't have the item.
    ///   - read: reads the value.
    public func item<Value>(_ name: String, or other: Value, _ read: (String) -> Value?) -> Value? {
        texts(of: name).first.map(read) ?? other
    }

    /// The first value of an item of the query that the URL may not have.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads the value.
    public func optionalItem<Value>(_ name: String, _ read: (String) -> Value?) -> Value?? {
        optional(texts(of: name).first, read)
    }

    /// The values of an item of the query that the URL may have any number of times.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads a value.
    public func items<Value>(_ name: String, _ read: (String) -> Value?) -> [Value]? {
        let texts = texts(of: name)
        let values = texts.compactMap(read)
        return values.count == texts.count ? values : nil
    }

    /// The fragment's value.
    ///
    /// - Parameter read: reads the value.
    public func fragment<Value>(_ read: (String) -> Value?) -> Value? {
        fragment.flatMap(read)
    }

    /// The value of a fragment that the URL may not have.
    ///
    /// - Parameter read: reads the value.
    public func optionalFragment<Value>(_ read: (String) -> Value?) -> Value?? {
        optional(fragment, read)
    }

    private func texts(of name: String) -> [String] {
        query.filter { $0.name == name }.map { $0.value ?? "" }
    }

    private func optional<Value>(_ text: String?, _ read: (String) -> Value?) -> Value?? {
        guard let text else { return .some(nil) }
        guard let value = read(text) else { return nil }
        return .some(value)
    }
}
