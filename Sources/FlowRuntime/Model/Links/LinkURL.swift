/// A URL in the form that links are matched by. It is split into parts before percent-decoding, so
/// `%2F` stays in its segment.
///
/// A URL has a scheme and a host or a path, but no user or password. The scheme and the host are
/// lowercase. Without a host, `shop:///a`, `shop:/a` and `shop:a` are the same URL. A slash at the
/// end of the path is ignored; every other empty segment counts. As in `URLComponents`, `+` is a
/// plus sign, not a space. Parsing a URL's description returns an equal URL.
public struct LinkURL: Hashable, Sendable, LosslessStringConvertible {
    /// The scheme, such as `https`.
    public let scheme: String
    /// The host; in a custom scheme, the part directly after `//`. Empty if there is none.
    public let host: String
    /// The port; `nil` for none, and for the default port of `http` and `https`.
    public let port: Int?
    /// The segments of the path.
    public let path: [String]
    /// The items of the query, in their order.
    public let query: [QueryItem]
    /// The part after `#`; `nil` if there is no `#`.
    public let fragment: String?

    /// An item of a query, `name=value`.
    public struct QueryItem: Hashable, Sendable {
        /// The part before `=`.
        public let name: String
        /// The part after `=`; `nil` if there is no `=`. As a value, `nil` is an empty string.
        public let value: String?

        /// Creates a query item.
        public init(name: String, value: String?) {
            (self.name, self.value) = (name, value)
        }
    }

    /// Creates a URL from its parts, none of them percent-encoded.
    ///
    /// - Parameters:
    ///   - scheme: a letter, then letters, digits, `+`, `-` and `.`.
    ///   - host: the host; an empty string if there is only a path.
    ///   - port: the port; `nil` for none.
    ///   - path: the segments.
    ///   - query: the items; one without a name and a value is left out.
    ///   - fragment: the part after `#`; `nil` for none.
    public init(
        scheme: String, host: String, port: Int? = nil, path: [String] = [], query: [QueryItem] = [], fragment: String? = nil
    ) {
        self.scheme = Self.lowercased(scheme)
        self.host = Self.lowercased(host)
        self.port = port == ["http": 80, "https": 443][self.scheme] ? nil : port
        self.path = path
        self.query = query.filter { !$0.name.isEmpty || $0.value != nil }
        self.fragment = fragment
    }

    /// Parses a URL. Returns `nil` if it has no scheme, neither a host nor a path, or if it has a
    /// user or a password. It also returns `nil` for an invalid port, whitespace, control
    /// characters and invalid percent-encoded UTF-8.
    ///
    /// - Parameter text: the URL as received.
    public init?(_ text: String) {
        guard !text.unicodeScalars.contains(where: { Self.isForbidden($0) }) else { return nil }
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else { return nil }
        let (beforeFragment, fragment) = Self.cut(bytes[(colon + 1)...], at: UInt8(ascii: "#"))
        let (beforeQuery, query) = Self.cut(beforeFragment, at: UInt8(ascii: "?"))
        let hasHost = beforeQuery.starts(with: "//".utf8)
        let (authority, path) = hasHost ? Self.cut(beforeQuery.dropFirst(2), at: UInt8(ascii: "/")) : ([], beforeQuery)
        // A colon starts a port or is part of an IPv6 address, which no link has.
        let (name, digits) = Self.cut(authority, at: UInt8(ascii: ":"))
        let port = digits.map { Self.port($0) }
        guard !authority.contains(UInt8(ascii: "@")), port != .some(nil), let host = Self.decoded(name) else { return nil }

        var segments: [String] = []
        let isRooted = !hasHost && path?.first == UInt8(ascii: "/")
        for piece in path?.dropFirst(isRooted ? 1 : 0).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) ?? [] {
            guard let segment = Self.decoded(piece) else { return nil }
            segments.append(segment)
        }
        if segments.last?.isEmpty == true { segments.removeLast() }
        guard !host.isEmpty || !segments.isEmpty && authority.isEmpty else { return nil }

        var items: [QueryItem] = []
        for piece in query?.split(separator: UInt8(ascii: "&")) ?? [] {
            let (name, value) = Self.cut(piece, at: UInt8(ascii: "="))
            let decodedValue = value.map { Self.decoded($0) }
            guard let name = Self.decoded(name), decodedValue != .some(nil) else { return nil }
            items.append(QueryItem(name: name, value: decodedValue ?? nil))
        }

        let decodedFragment = fragment.map { Self.decoded($0) }
        guard decodedFragment != .some(nil) else { return nil }
        self.init(
            scheme: String(decoding: bytes[..<colon], as: UTF8.self), host: host, port: port ?? nil, path: segments, query: items,
            fragment: decodedFragment ?? nil)
    }

    /// The URL as a string. ASCII letters, digits and `-._~` stay as they are, and `@` in a path.
    /// Everything else is percent-encoded, including the segments `.` and `..`, and `+`, which some
    /// servers read as a space.
    public var description: String {
        var text = scheme + "://" + Self.encoded(host) + (port.map { ":\($0)" } ?? "")
        for segment in path {
            text += "/" + Self.encodedSegment(segment)
        }
        if path.last?.isEmpty == true { text += "/" }
        for (index, item) in query.enumerated() {
            text += (index == 0 ? "?" : "&") + Self.encoded(item.name)
            if let value = item.value { text += "=" + Self.encoded(value) }
        }
        return fragment.map { text + "#" + Self.encoded($0) } ?? text
    }

    // MARK: Matching

    /// True if the URL has a host.
    ///
    /// - Parameter wanted: the host in lowercase. `*.shop.example` means every subdomain of
    ///   `shop.example`.
    public func isHost(_ wanted: String) -> Bool {
        guard wanted.hasPrefix("*.") else { return host == wanted }
        return Self.values(of: host, between: ["", String(wanted.dropFirst())]) { _, _ in true } != nil
    }

    /// Returns the values between fixed texts in a string; `nil` if there are none.
    ///
    /// No value is empty. If several splits fit, the first value is as long as possible, then the
    /// second, and so on.
    static func values(of text: String, between texts: [String], where fits: (Int, String) -> Bool) -> [String]? {
        let all = Array(text)
        let fixed = texts.map(Array.init)
        // Bounds the time for a URL from outside.
        guard all.count <= 4_096, let first = fixed.first, all.starts(with: first) else { return nil }
        var visited: Set<[Int]> = []
        func values(_ index: Int, from start: Int) -> [String]? {
            guard index + 1 < fixed.count else { return start == all.count ? [] : nil }
            let next = fixed[index + 1]
            let last = all.count - next.count
            guard last > start, visited.insert([index, start]).inserted else { return nil }
            let isLast = index + 2 == fixed.count
            for end in stride(from: last, to: isLast ? last - 1 : start, by: -1) where all[end...].starts(with: next) {
                let value = String(all[start..<end])
                if fits(index, value), let others = values(index + 1, from: end + next.count) { return [value] + others }
            }
            return nil
        }
        return values(0, from: first.count)
    }

    // MARK: Characters

    /// True if a URL must not contain a character.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.value <= 0x20 || scalar.value == 0x7F
            : scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    /// True if bytes are a letter, then letters, digits, `+`, `-` and `.`.
    static func isScheme(_ bytes: some Sequence<UInt8>) -> Bool {
        var isFirst = true
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                if isFirst { return false }
            default: return false
            }
            isFirst = false
        }
        return !isFirst
    }

    /// The number of a port in decimal digits; `nil` if it isn't one.
    static func port(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count <= 5, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self)).map { Int($0) }
    }

    /// Lowercases only the ASCII letters of a string.
    static func lowercased(_ text: String) -> String {
        let bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Splits bytes at the first occurrence of a byte. The second part is `nil` if there is none.
    private static func cut(_ bytes: ArraySlice<UInt8>, at byte: UInt8) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
        guard let index = bytes.firstIndex(of: byte) else { return (bytes, nil) }
        return (bytes[..<index], bytes[(index + 1)...])
    }

    // MARK: Percent-encoding

    /// Decodes percent-encoded bytes; `nil` if an escape is invalid or the result isn't UTF-8.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else { return nil }
            result.append(high << 4 | low)
            index += 3
        }
        // Decoding replaces invalid UTF-8, so the bytes then differ.
        let text = String(decoding: result, as: UTF8.self)
        return text.utf8.elementsEqual(result) ? text : nil
    }

    /// Percent-encodes everything except ASCII letters, digits and `-._~`.
    static func encoded(_ text: String) -> String { encoded(text, keeping: "") }

    /// Percent-encodes everything except ASCII letters, digits, `-._~` and other kept characters.
    static func encoded(_ text: String, keeping kept: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.append(byte)
            case _ where kept.utf8.contains(byte): result.append(byte)
            default:
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Percent-encodes a segment, including `.` and `..`, which would otherwise be relative paths.
    /// `@` stays, since URLs of users such as `/@name` are never written otherwise.
    static func encodedSegment(_ segment: String) -> String {
        segment == "." ? "%2E" : segment == ".." ? "%2E%2E" : encoded(segment, keeping: "@")
    }

    /// The value of a hexadecimal digit; `nil` for any other character.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
