/// What plain scalars mean. FlowSpec takes fewer spellings than YAML does, so that no text changes
/// its meaning unseen: `yes`, `no`, `on` and `off` are texts, and so are `0x10`, `010`, `1_000` and
/// `12:30`.
extension Node.Scalar {
    /// The value of a plain `true` or `false`; nil for all else.
    var boolean: Bool? {
        guard isPlain else { return nil }
        return text == "true" ? true : text == "false" ? false : nil
    }

    /// The value of a plain decimal number without fraction, exponent and leading zeros; nil for
    /// all else, and where it doesn't fit an Int.
    var integer: Int? {
        isPlain && hasNumberForm(allowsFraction: false) ? Int(text) : nil
    }

    /// The value of a plain decimal number, such as `3`, `-0.5` or `1e6`; nil for all else, and
    /// where it doesn't fit a Double.
    var number: Double? {
        guard isPlain, hasNumberForm(allowsFraction: true), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Whether it is a plain `null` or `~`, or nothing at all.
    var isNull: Bool {
        isPlain && (text.isEmpty || text == "~" || text == "null")
    }

    /// What it is, in words that follow "found": "a text", "a number", "true or false" or
    /// "nothing".
    var kindName: String {
        if isNull { return "nothing" }
        if boolean != nil { return "true or false" }
        return number != nil ? "a number" : "a text"
    }

    /// Whether the text is `[+-]? (0 | [1-9][0-9]*)`, followed by `(.[0-9]+)? ([eE][+-]?[0-9]+)?`
    /// where a fraction is allowed.
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

/// What a value is, for whoever reads the nodes.
extension Node {
    /// The scalar, where it is one.
    var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The value of a plain `true` or `false`; nil for all else.
    var boolean: Bool? { scalar?.boolean }

    /// The value of a plain decimal number without fraction; nil for all else.
    var integer: Int? { scalar?.integer }

    /// The value of a plain decimal number; nil for all else.
    var number: Double? { scalar?.number }

    /// Whether it is a plain `null` or `~`, or nothing at all.
    public var isNull: Bool { scalar?.isNull ?? false }

    /// The text of a scalar as it was written, also of a plain number or boolean, so that `title:
    /// 404` needs no quotes; nil for null, lists and mappings.
    var string: String? {
        guard let scalar, !scalar.isNull else { return nil }
        return scalar.text
    }

    /// The values, where it is a list.
    public var items: [Node]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The keys with their values, where it is a mapping.
    public var pairs: [Pair]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    /// What it is, in words that follow "found": "a list", "a mapping", "a text", "a number", "true
    /// or false" or "nothing".
    var kindName: String {
        switch content {
        case .scalar(let scalar): scalar.kindName
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
