/// The values that generated code reads from a URL, one for each place of a link's pattern. `nil`
/// means that the pattern doesn't match. A `read` closure returns `nil` if a string isn't a value.
extension LinkURL {
    /// Creates a URL from its parts, none of them percent-encoded.
    ///
    /// - Parameters:
    ///   - scheme: a letter, then letters, digits, `+`, `-` and `.`.
    ///   - host: the host; an empty string if there is only a path.
    ///   - port: the port; `nil` for none.
    ///   - path: the segments.
    ///   - items: the values of each query item; `nil` values are left out.
    ///   - fragment: the part after `#`; `nil` for none.
    public init(
        scheme: String, host: String, port: Int? = nil, path: [String], items: KeyValuePairs<String, [String?]>,
        fragment: String? = nil
    ) {
        let query = items.flatMap { name, values in values.compactMap { $0.map { QueryItem(name: name, value: $0) } } }
        self.init(scheme: scheme, host: host, port: port, path: path, query: query, fragment: fragment)
    }

    /// True if the first value of a query item equals a string.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - value: the string.
    public func hasItem(_ name: String, _ value: String) -> Bool {
        texts(of: name).first == value
    }

    /// True if the URL has a scheme, a host and a number of path segments, none of them empty.
    ///
    /// - Parameters:
    ///   - scheme: the scheme, in lowercase.
    ///   - host: the host, in lowercase; `*.` at its start means all subdomains.
    ///   - port: the port; `nil` for none.
    ///   - count: the number of segments.
    ///   - hasRest: true if the path can have more segments.
    public func isAt(_ scheme: String, _ host: String, port: Int? = nil, segments count: Int, orMore hasRest: Bool = false) -> Bool {
        self.scheme == scheme && isHost(host) && self.port == port && !path.contains("")
            && (path.count == count || hasRest && path.count > count)
    }

    /// Returns the value of a path segment; `nil` if it is missing or isn't valid.
    ///
    /// - Parameters:
    ///   - index: the segment's index, from 0.
    ///   - read: reads the value.
    public func segment<Value>(_ index: Int, _ read: (String) -> Value?) -> Value? {
        path.indices.contains(index) ? read(path[index]) : nil
    }

    /// Returns the values between fixed strings in a path segment; `nil` if the segment is missing
    /// or has none. If several splits fit, the first value is as long as possible, then the second,
    /// and so on.
    ///
    /// - Parameters:
    ///   - index: the segment's index, from 0.
    ///   - texts: the strings around the values.
    ///   - read: reads each value.
    public func segment<each Value>(
        _ index: Int, between texts: [String], _ read: repeat (String) -> (each Value)?
    ) -> (repeat each Value)? {
        guard path.indices.contains(index), var found = Self.texts(of: path[index], between: texts, repeat each read)?[...] else {
            return nil
        }
        func next<Read>(_ read: (String) -> Read?) throws -> Read {
            guard let value = found.popFirst().flatMap(read) else { throw MissingValue() }
            return value
        }
        return try? (repeat next(each read))
    }

    /// Returns a path segment with values between fixed strings; an empty string if no such segment
    /// reads as these values.
    ///
    /// - Parameters:
    ///   - texts: the strings around the values.
    ///   - values: the values.
    ///   - read: reads each value.
    public static func segment<each Value>(
        between texts: [String], _ values: [String], _ read: repeat (String) -> (each Value)?
    ) -> String {
        let text = zip(values, texts.dropFirst()).reduce(texts.first ?? "") { $0 + $1.0 + $1.1 }
        return Self.texts(of: text, between: texts, repeat each read) == values ? text : ""
    }

    private struct MissingValue: Error {}

    private static func texts<each Value>(
        of text: String, between texts: [String], _ read: repeat (String) -> (each Value)?
    ) -> [String]? {
        values(of: text, between: texts) { index, value in
            var fits: [Bool] = []
            func test<Read>(_ read: (String) -> Read?) { fits.append(fits.count == index && read(value) != nil) }
            repeat test(each read)
            return fits.contains(true)
        }
    }

    /// Returns the path segments from an index on.
    ///
    /// - Parameter index: the index of the first segment.
    public func rest(from index: Int) -> [String] {
        Array(path.dropFirst(index))
    }

    /// Returns the first value of a query item; `nil` if it is missing or isn't valid.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads the value.
    public func item<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
        texts(of: name).first.flatMap(read)
    }

    /// Returns the first value of a query item, or a default if it is missing; `nil` if it isn't
    /// valid.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - other: the default.
    ///   - read: reads the value.
    public func item<Value>(_ name: String, or other: Value, _ read: (String) -> Value?) -> Value? {
        texts(of: name).first.map(read) ?? other
    }

    /// Returns the first value of an optional query item: `.some(nil)` if it is missing, `nil` if
    /// it isn't valid.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads the value.
    public func optionalItem<Value>(_ name: String, _ read: (String) -> Value?) -> Value?? {
        optional(texts(of: name).first, read)
    }

    /// Returns the values of all query items with a name; `nil` if one isn't valid.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - read: reads a value.
    public func items<Value>(_ name: String, _ read: (String) -> Value?) -> [Value]? {
        let texts = texts(of: name)
        let values = texts.compactMap(read)
        return values.count == texts.count ? values : nil
    }

    /// Returns the fragment's value; `nil` if it is missing or isn't valid.
    public func fragment<Value>(_ read: (String) -> Value?) -> Value? {
        fragment.flatMap(read)
    }

    /// Returns the value of an optional fragment: `.some(nil)` if missing, `nil` if it isn't valid.
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
