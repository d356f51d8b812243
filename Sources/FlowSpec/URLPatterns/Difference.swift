extension URLPattern {
    /// A location in a URL that patterns constrain.
    public enum Place: Hashable, Sendable {
        /// The text before `://`.
        case scheme
        /// The text after `://`.
        case host
        /// A segment of the path, counted from 0.
        case segment(Int)
        /// The values of a key of the query.
        case item(String)
        /// The text after `#`.
        case fragment
    }

    /// A difference between a pattern and a URL or another pattern.
    public struct Difference: Hashable, Sendable {
        /// The location.
        public let place: Place
        /// The pattern's text at the location; `nil` if it has none.
        public let wanted: String?
        /// The other's text at the location; `nil` if it has none.
        public let found: String?
    }

    /// Returns the differences between a URL and this pattern, from left to right.
    ///
    /// - Parameter url: a URL.
    public func differences(from url: LinkURL) -> [Difference] {
        var all: [Difference] = []
        if scheme != url.scheme { all.append(Difference(place: .scheme, wanted: scheme, found: url.scheme)) }
        if host != url.host { all.append(Difference(place: .host, wanted: host, found: url.host)) }
        for index in 0..<max(path.count, url.path.count) {
            let found = index < url.path.count ? url.path[index] : nil
            let wanted = index < path.count ? path[index] : rest.map { .placeholder($0) }
            if let wanted, let found, !found.isEmpty, isRead([found], wanted) { continue }
            all.append(Difference(place: .segment(index), wanted: wanted?.description(LinkURL.encodedSegment), found: found))
            // Everything after the end is one mistake.
            if wanted == nil { break }
        }
        for item in query {
            let texts = url.query.filter { $0.name == item.key }.map { $0.value ?? "" }
            if isRead(texts, item.value) { continue }
            all.append(Difference(place: .item(item.key), wanted: item.value.description(LinkURL.encoded), found: texts.first))
        }
        if let fragment, !isRead(url.fragment.map { [$0] } ?? [], fragment) {
            all.append(Difference(place: .fragment, wanted: fragment.description(LinkURL.encoded), found: url.fragment))
        }
        return all
    }

    private func isRead(_ texts: [String], _ part: Part) -> Bool {
        var ignored: [String: Value] = [:]
        return isSaid(by: texts, part, into: &ignored)
    }

    /// Returns the index of the pattern nearest to a URL. The first difference is as far right as
    /// possible, and then the number of differences is minimal.
    ///
    /// - Parameters:
    ///   - url: a URL.
    ///   - patterns: the patterns.
    /// - Returns: the first of the nearest; `nil` if there are no patterns.
    public static func nearest(to url: LinkURL, among patterns: [URLPattern]) -> Int? {
        let all = patterns.map { $0.differences(from: url) }
        return patterns.indices.min { left, right in
            let (mine, other) = (all[left], all[right])
            return (-rank(mine, of: url), mine.count, left) < (-rank(other, of: url), other.count, right)
        }
    }

    /// Returns the number of locations in a URL before the first difference.
    private static func rank(_ differences: [Difference], of url: LinkURL) -> Int {
        switch differences.first?.place {
        case .scheme: 0
        case .host: 1
        case .segment(let index): 2 + index
        case .item, .fragment, nil: 2 + url.path.count
        }
    }

    /// Returns the differences that narrow this pattern, from left to right.
    ///
    /// - Parameter wider: a pattern that matches all URLs of this one.
    public func narrowings(of wider: URLPattern) -> [Difference] {
        var all: [Difference] = []
        func compare(_ part: Part?, _ other: Part?, at place: Place, _ encoded: (String) -> String) {
            guard !isAlike(part, other) else { return }
            all.append(Difference(place: place, wanted: part?.description(encoded), found: other?.description(encoded)))
        }
        let end = max(path.count, wider.path.count) + (rest == nil && wider.rest == nil ? 0 : 1)
        for index in 0..<end {
            let (part, other) = (self.segment(index), wider.segment(index))
            compare(part, other, at: .segment(index), LinkURL.encodedSegment)
            if part == nil { break }
        }
        var keys: [String] = []
        for item in query + wider.query where !keys.contains(item.key) { keys.append(item.key) }
        for key in keys {
            func value(_ pattern: URLPattern) -> Part? { pattern.query.first { $0.key == key }?.value }
            compare(value(self), value(wider), at: .item(key), LinkURL.encoded)
        }
        compare(fragment, wider.fragment, at: .fragment, LinkURL.encoded)
        return all
    }

    /// Returns true if two parts match the same texts, regardless of their names.
    private func isAlike(_ part: Part?, _ other: Part?) -> Bool {
        if case .placeholder(let one)? = part, case .placeholder(let two)? = other {
            return one.type == two.type && one.occurrence == two.occurrence
        }
        return part == other
    }
}
