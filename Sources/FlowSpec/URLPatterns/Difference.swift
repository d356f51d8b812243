extension URLPattern {
    /// A location in a URL that patterns constrain.
    public enum Place: Hashable, Sendable {
        /// The text before `://`.
        case scheme
        /// The text after `://`.
        case host
        /// The number after the host.
        case port
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
        /// For a part with text around values, the reason why it doesn't match, such as `it doesn't
        /// begin with '@'`.
        public var reason: String?
    }

    /// Returns the differences between a URL and this pattern, from left to right.
    public func differences(from url: LinkURL) -> [Difference] {
        var all: [Difference] = []
        if scheme != url.scheme { all.append(Difference(place: .scheme, wanted: scheme, found: url.scheme)) }
        func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }
        if !url.isHost(host) {
            let reason = url.host.isEmpty ? nil : hostPart.refusal(of: url.host)
            all.append(Difference(place: .host, wanted: nonempty(host), found: nonempty(url.host), reason: reason))
        }
        if port != url.port { all.append(Difference(place: .port, wanted: port.map(String.init), found: url.port.map(String.init))) }
        for index in 0..<max(path.count, url.path.count) {
            let found = index < url.path.count ? url.path[index] : nil
            let wanted = index < path.count ? path[index] : rest.map { .placeholder($0) }
            if let wanted, let found, !found.isEmpty, isRead([found], wanted) { continue }
            let text = wanted?.description(LinkURL.encodedSegment)
            all.append(Difference(place: .segment(index), wanted: text, found: found, reason: found.flatMap { wanted?.refusal(of: $0) }))
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
        case .host, .port: 1
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
        compare(hostPart, wider.hostPart, at: .host) { _ in "" }
        if host != wider.host { all[0] = Difference(place: .host, wanted: host, found: wider.host) }
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
        return part?.withoutName == other?.withoutName
    }
}

extension URLPattern.Part {
    /// Returns the reason why a part with text around values doesn't match; `nil` for other parts.
    fileprivate func refusal(of text: String) -> String? {
        guard case .mixed(let mix) = self, let start = mix.texts.first, let end = mix.texts.last else { return nil }
        if !text.hasPrefix(start) { return "it doesn't begin with \(shown(start))" }
        if !text.hasSuffix(end) { return "it doesn't end with \(shown(end))" }
        guard let values = LinkURL.values(of: text, between: mix.texts, where: { _, _ in true }) else {
            let missing = mix.texts.dropFirst().dropLast().first { !text.dropFirst(start.count).dropLast(end.count).contains($0) }
            return missing.map { "it doesn't contain \(shown($0))" } ?? "a value in it is empty"
        }
        let wrong = zip(values, mix.placeholders).first { $1.type.value(of: $0) == nil }
        return wrong.map { "\(shown($0)) isn't \(describe($1.type))" }
    }
}
