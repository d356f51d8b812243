/// The meaning of plain scalars. FlowSpec accepts fewer spellings than YAML, so no text changes its
/// meaning unnoticed. `yes`, `no`, `on`, `off`, `0x10`, `010`, `1_000` and `12:30` are strings.
extension Node.Scalar {
    /// The value of a plain `true` or `false`; `nil` for other scalars.
    var boolean: Bool? {
        guard isPlain else { return nil }
        return text == "true" ? true : text == "false" ? false : nil
    }

    /// The value of a plain decimal `Int` without leading zeros; `nil` for other scalars.
    var integer: Int? {
        isPlain && hasNumberForm(allowsFraction: false) ? Int(text) : nil
    }

    /// The finite value of a plain number, such as `3`, `-0.5` or `1e6`; `nil` for other scalars.
    var number: Double? {
        guard isPlain, hasNumberForm(allowsFraction: true), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// True for a plain `null` or `~`, or an empty plain scalar.
    var isNull: Bool {
        isPlain && (text.isEmpty || text == "~" || text == "null")
    }

    /// The words for the scalar after "found": "a text", "a number", "true or false" or "nothing".
    var kindName: String {
        if isNull { return "nothing" }
        if boolean != nil { return "true or false" }
        return number != nil ? "a number" : "a string"
    }

    /// Returns true for `[+-]? (0|[1-9][0-9]*)`, optionally with `(.[0-9]+)? ([eE][+-]?[0-9]+)?`.
    private func hasNumberForm(allowsFraction: Bool) -> Bool {
        var rest = Substring(text).utf8
        func skipDigits() -> Int {
            let digits = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(digits)
            return digits
        }
        func skip(_ bytes: String.UTF8View) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("+-".utf8)
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let digits = skipDigits()
        guard digits > 0, !startsWithZero || digits == 1 else { return false }
        if allowsFraction {
            if skip(".".utf8), skipDigits() == 0 { return false }
            if skip("eE".utf8) {
                _ = skip("+-".utf8)
                if skipDigits() == 0 { return false }
            }
        }
        return rest.isEmpty
    }
}

/// The values of nodes.
extension Node {
    /// The scalar; `nil` for other nodes.
    var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The value of a plain `true` or `false`; `nil` for other nodes.
    var boolean: Bool? { scalar?.boolean }

    /// The value of a plain decimal integer; `nil` for other nodes.
    var integer: Int? { scalar?.integer }

    /// The value of a plain decimal number; `nil` for other nodes.
    var number: Double? { scalar?.number }

    /// True for a plain `null` or `~`, or an empty plain scalar.
    public var isNull: Bool { scalar?.isNull ?? false }

    /// The text of a scalar as written, even of a plain number or Boolean value, so `title: 404`
    /// needs no quotes; `nil` for null, lists and mappings.
    var string: String? {
        guard let scalar, !scalar.isNull else { return nil }
        return scalar.text
    }

    /// The values of a list; `nil` for other nodes.
    public var items: [Node]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The pairs of a mapping; `nil` for other nodes.
    public var pairs: [Pair]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    /// The words for the node after "found", such as "a list", "a mapping" or "a text".
    var kindName: String {
        switch content {
        case .scalar(let scalar): scalar.kindName
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
