/// Reads a pattern part by part, and continues after mistakes.
struct PatternReader {
    let bytes: [UInt8]
    var mistakes: [URLPattern.Mistake] = []
    /// The range of each placeholder's name.
    var names: [String: Range<Int>] = [:]

    /// The component of a part.
    enum Place {
        case path, query, fragment
    }

    mutating func report(_ message: String, at range: Range<Int>) {
        mistakes.append(URLPattern.Mistake(message: message, range: range))
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Reads the whole pattern without its invalid parts.
    mutating func pattern() -> URLPattern {
        let (scheme, start, hasHost) = scheme()
        let hash = index(of: "#", in: start..<bytes.count) ?? bytes.count
        let mark = index(of: "?", in: start..<hash) ?? hash
        let slash = hasHost ? index(of: "/", in: start..<mark) ?? mark : start
        let pathStart = hasHost ? min(slash + 1, mark) : slash
        let (host, port) = host(start..<slash, isRequired: isWeb(scheme) || pathStart == mark)
        let (path, rest) = path(pathStart..<mark)
        let query = mark < hash ? query(mark..<hash) : []
        var fragment: URLPattern.Part?
        if hash < bytes.count {
            if hash + 1 == bytes.count {
                report("nothing follows '#'; remove it: a pattern without '#' ignores fragments", at: hash..<hash + 1)
            }
            fragment = part(hash + 1..<bytes.count, in: .fragment)
        }
        // Removes a default port.
        let normal = LinkURL(scheme: scheme, host: host, port: port)
        return URLPattern(scheme: scheme, host: host, port: normal.port, path: path, rest: rest, query: query, fragment: fragment)
    }

    // MARK: Scheme and host

    /// Reads the scheme, and returns it with the start of the host, or of the path if none follows.
    private mutating func scheme() -> (String, start: Int, hasHost: Bool) {
        let end = bytes.firstIndex { "/?#{".utf8.contains($0) } ?? bytes.count
        let colon = bytes[..<end].firstIndex(of: UInt8(ascii: ":"))
        guard let colon else {
            report("the scheme is missing; begin with it, as in 'https://shop.example/orders' or 'shop://orders'", at: 0..<end)
            return ("", bytes.starts(with: "//".utf8) ? 2 : 0, true)
        }
        if !LinkURL.isScheme(bytes[..<colon]) {
            report("\(shown(text(0..<colon))) isn't a valid scheme; use a letter, then letters, digits, '+', '-' and '.'", at: 0..<colon)
        }
        let scheme = LinkURL.lowercased(text(0..<colon))
        if bytes[colon...].starts(with: "://".utf8) { return (scheme, colon + 3, true) }
        if isWeb(scheme) {
            report("'//' is missing after \(shown(text(0..<colon + 1))); add it, as in 'https://shop.example'", at: colon..<colon + 1)
        }
        return (scheme, bytes[(colon + 1)...].first == UInt8(ascii: "/") ? colon + 2 : colon + 1, isWeb(scheme))
    }

    private mutating func host(_ whole: Range<Int>, isRequired: Bool) -> (String, port: Int?) {
        var range = whole
        var port: Int?
        if let at = bytes[range].firstIndex(of: UInt8(ascii: "@")) {
            report("a link can't have a user name; remove \(shown(text(range.lowerBound..<at + 1)))", at: range.lowerBound..<at + 1)
            range = at + 1..<range.upperBound
        }
        if let brace = bytes[range].firstIndex(of: UInt8(ascii: "{")) {
            let end = closing(brace, before: range.upperBound).map { $0 + 1 } ?? range.upperBound
            report(
                "the host must be fixed, so \(shown(text(brace..<end))) isn't allowed; write one pattern for each host, or '*' for all subdomains",
                at: brace..<end)
            return ("", nil)
        }
        if let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) {
            port = LinkURL.port(bytes[colon + 1..<range.upperBound])
            if port == nil {
                let found = colon..<range.upperBound
                report("\(shown(text(found))) isn't a port; write a number up to 65535, as in 'localhost:8080'", at: found)
            }
            range = range.lowerBound..<colon
        }
        if range.isEmpty, whole.isEmpty ? isRequired : port != nil {
            report("the host is missing; write it after '//', as in 'shop://orders'", at: range)
        }
        let host = LinkURL.lowercased(text(range))
        if bytes[range].starts(with: "*.".utf8), range.count > 2 { range = range.lowerBound + 2..<range.upperBound }
        let wrong = firstScalar(in: range) { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": false
            default: true
            }
        }
        if let wrong, text(wrong) == "*" {
            report("'*' is allowed only as the first label of a host; write it as in '*.shop.example'", at: wrong)
        } else if let wrong {
            report(
                "\(shown(text(wrong))) isn't allowed in a host; use ASCII letters and digits, '-', '.' and '_', and Punycode for other letters",
                at: wrong)
        }
        return (host, port)
    }

    private func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    // MARK: Path and query

    private mutating func path(_ range: Range<Int>) -> ([URLPattern.Part], URLPattern.Placeholder?) {
        var pieces = pieces(of: range, at: "/")
        if pieces.last?.isEmpty == true { pieces.removeLast() }
        guard pieces.count <= URLPattern.partLimit else {
            let beyond = pieces[URLPattern.partLimit].lowerBound..<range.upperBound
            report("the path has \(pieces.count) segments, but the maximum is \(URLPattern.partLimit)", at: beyond)
            return ([], nil)
        }
        var parts: [URLPattern.Part] = []
        var rest: URLPattern.Placeholder?
        for (index, piece) in pieces.enumerated() {
            if piece.isEmpty {
                report("the segment between two slashes is empty; remove one slash", at: piece.lowerBound - 1..<piece.lowerBound + 1)
            }
            guard !piece.isEmpty, let part = part(piece, in: .path) else { continue }
            switch part {
            case .fixed(let text) where text == "." || text == "..":
                report(
                    "no URL arrives with the segment \(shown(text)): it is resolved first; write the resulting path", at: piece)
            case .placeholder(let placeholder) where placeholder.occurrence == .rest:
                rest = placeholder
                guard index < pieces.count - 1 else { continue }
                report("\(shown(self.text(piece))) matches the rest of the path; make it the last segment", at: piece)
            default: parts.append(part)
            }
        }
        return (parts, rest)
    }

    /// Reads the items of a query, which begins with `?`.
    private mutating func query(_ range: Range<Int>) -> [URLPattern.QueryItem] {
        let pieces = pieces(of: range.lowerBound + 1..<range.upperBound, at: "&")
        guard pieces.count <= URLPattern.partLimit else {
            let beyond = pieces[URLPattern.partLimit].lowerBound..<range.upperBound
            report("the query has \(pieces.count) items, but the maximum is \(URLPattern.partLimit)", at: beyond)
            return []
        }
        var items: [URLPattern.QueryItem] = []
        var keys: Set<String> = []
        for piece in pieces {
            guard !piece.isEmpty else {
                let sign = piece.lowerBound - 1..<piece.lowerBound
                report("nothing follows \(shown(text(sign))); remove it, or write an item, as in 'page={page:Int?}'", at: sign)
                continue
            }
            let equals = index(of: "=", in: piece)
            let keyRange = piece.lowerBound..<(equals ?? piece.upperBound)
            guard !bytes[keyRange].contains(where: "{}".utf8.contains) else {
                report(
                    "the key \(shown(text(keyRange))) must be fixed; write a placeholder as the value, as in 'page={page:Int}'",
                    at: keyRange)
                continue
            }
            if keyRange.isEmpty { report("the key before '=' is missing; write it, as in 'page={page:Int}'", at: piece) }
            let key = literal(keyRange)
            let value = equals.map { part($0 + 1..<piece.upperBound, in: .query) } ?? .fixed("")
            guard let key else { continue }
            if !keys.insert(key).inserted {
                report(
                    "the key \(shown(key)) appears twice; use one item for all its values, as in '\(shown(key).dropFirst().dropLast())={values:[String]}'",
                    at: keyRange)
            }
            if let value { items.append(URLPattern.QueryItem(key: key, value: value)) }
        }
        return items
    }
}
