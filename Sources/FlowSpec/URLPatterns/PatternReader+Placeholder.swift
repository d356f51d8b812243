extension PatternReader {
    /// Reads the content of a placeholder; reports a mistake and returns `nil` otherwise.
    mutating func placeholder(_ range: Range<Int>, in place: Place) -> URLPattern.Placeholder? {
        let end = bytes[range].firstIndex { ":?=.".utf8.contains($0) } ?? range.upperBound
        let name = name(range.lowerBound..<end)
        let suffix = end..<range.upperBound
        let type: (URLPattern.ValueType, URLPattern.Occurrence)?
        switch bytes[suffix].first {
        case nil: type = (.string, .required)
        case UInt8(ascii: ":"): type = self.type(end + 1..<range.upperBound, in: place)
        case UInt8(ascii: "."): type = rest(suffix, in: place)
        default:
            report("the type before \(shown(text(suffix))) is missing; write it, as in '{page:Int?}' or '{page:Int=1}'", at: suffix)
            type = nil
        }
        guard let name, let type else { return nil }
        return URLPattern.Placeholder(name: name, type: type.0, occurrence: type.1)
    }

    private mutating func name(_ range: Range<Int>) -> String? {
        let name = text(range)
        guard !range.isEmpty else {
            report("a placeholder needs a name; write one, as in '{id:Int}'", at: range.lowerBound - 1..<range.upperBound + 1)
            return nil
        }
        guard isLowerCamelCase(name) else {
            let proposal = lowerCamelCase(name)
            let remedy = isLowerCamelCase(proposal) ? "; write \(shown(proposal))" : "; write a name such as 'orderID'"
            report("\(shown(name)) isn't in lowerCamelCase\(remedy)", at: range)
            return nil
        }
        guard names[name] == nil else {
            report("two placeholders are named \(shown(name)); rename one", at: range)
            return nil
        }
        names[name] = range
        return name
    }

    private mutating func rest(_ range: Range<Int>, in place: Place) -> (URLPattern.ValueType, URLPattern.Occurrence)? {
        guard text(range) == "..." else {
            report(
                "\(shown(text(range))) can't follow a name; write '...' alone for the rest of a path, or ':' and a type", at: range)
            return nil
        }
        guard place == .path else {
            report(
                "'...' works only in a path; \(place == .query ? "for repeated items, write '{tags:[String]}'" : "remove it")", at: range
            )
            return nil
        }
        return (.string, .rest)
    }

    /// Reads a type with its occurrence.
    private mutating func type(_ whole: Range<Int>, in place: Place) -> (URLPattern.ValueType, URLPattern.Occurrence)? {
        let equals = bytes[whole].firstIndex(of: UInt8(ascii: "="))
        var range = whole.lowerBound..<(equals ?? whole.upperBound)
        let mark = bytes[range].last == UInt8(ascii: "?") ? range.upperBound - 1..<range.upperBound : nil
        if let mark { range = range.lowerBound..<mark.lowerBound }
        let count = mistakes.count
        let isList = bytes[range].first == UInt8(ascii: "[")
        let type = isList ? element(range) : plainType(range)

        if isList, place != .query {
            report(
                "a list is allowed only in a query; \(place == .path ? "write '{name...}' for the rest of a path" : "write a single value")",
                at: range)
        }
        if let mark {
            if place == .path {
                report("a path segment can't be optional; remove '?' and add a second pattern for the path without it", at: mark)
            } else if isList {
                report("a list can't be optional: without items it is empty; remove '?'", at: mark)
            } else if equals != nil {
                report("a value with a default can't be optional; remove '?' or the default", at: mark)
            }
        }
        var defaultValue: URLPattern.Value?
        if let equals {
            let value = equals + 1..<whole.upperBound
            if place != .query {
                report(
                    "a default is allowed only in a query; \(place == .path ? "add a second pattern for the path without it" : "write '?' for an optional fragment")",
                    at: equals..<whole.upperBound)
            } else if isList {
                report(
                    "a list can't have a default: without items it is empty; remove \(shown(text(equals..<whole.upperBound)))",
                    at: equals..<whole.upperBound)
            } else if let type {
                defaultValue = self.defaultValue(value, of: type)
            }
        }
        guard let type, mistakes.count == count else { return nil }
        return (type, defaultValue.map { .defaulted($0) } ?? (isList ? .repeated : mark == nil ? .required : .optional))
    }

    private mutating func defaultValue(_ range: Range<Int>, of type: URLPattern.ValueType) -> URLPattern.Value? {
        guard let text = literal(range) else { return nil }
        guard let value = type.value(of: text) else {
            let found = text.isEmpty ? "an empty default" : "the default \(shown(text))"
            report(
                "\(found) isn't \(describe(type)); correct it, or write '?' if the value is optional",
                at: range.isEmpty ? range.lowerBound - 1..<range.upperBound : range)
            return nil
        }
        if case .double(let number) = value, !number.isFinite {
            report("the default \(shown(text)) isn't a finite number; write a finite number", at: range)
            return nil
        }
        return value
    }
}

/// Returns the name of a type with its article, for messages.
func describe(_ type: URLPattern.ValueType) -> String {
    switch type {
    case .int: "an Int"
    case .bool: "a Bool: true or false"
    case .uuid: "a UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12"
    case .enumeration(let words): "one of \(shown(words.joined(separator: "|")))"
    case .app(let name): "a value of \(name)"
    default: "a \(type)"
    }
}

private func isLowerCamelCase(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true && name.utf8.allSatisfy(isLetterOrDigit)
}

/// Returns a name in lower camel case, split at other characters than letters and digits.
private func lowerCamelCase(_ name: String) -> String {
    let words = name.utf8.split { !isLetterOrDigit($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else { return "" }
    // The last of several leading capitals belongs to the next word, as in `URLText`.
    let capitals = first.prefix { $0.isUppercase }
    let lowered = capitals.count > 1 && capitals.count < first.count ? capitals.dropLast() : capitals
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return lowered.lowercased() + first.dropFirst(lowered.count) + others.joined()
}
