// Foundation's own on Apple's platforms, which bring it with UIKit; the Foundation of Linux doesn't
// have it.

extension String {
    /// A localised text, or its key: a format with the values that stand in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        let format: String
        let values: [any CVarArg]

        /// Takes a text without values.
        public init(stringLiteral value: String) {
            format = value
            values = []
        }

        /// Takes a text with values.
        public init(stringInterpolation: StringInterpolation) {
            let values = stringInterpolation.values
            // Where nothing is formatted, a percent sign is no beginning of a format.
            format = values.isEmpty ? stringInterpolation.plain : stringInterpolation.format
            self.values = values
        }

        /// Takes the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var plain = ""
            fileprivate var format = ""
            fileprivate var values: [any CVarArg] = []

            /// Begins without any part.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Takes what stands between values.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Takes a text.
            public mutating func appendInterpolation(_ value: String) { append("%@", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: Int) { append("%lld", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: Int32) { append("%d", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: Int64) { append("%lld", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: UInt) { append("%llu", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: UInt32) { append("%u", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: UInt64) { append("%llu", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", value) }
            /// Takes a number.
            public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }

            private mutating func append(_ specifier: String, _ value: any CVarArg) {
                format += specifier
                values.append(value)
            }
        }
    }

    /// The translation of a text that is its own key.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(translating: keyAndValue.format, keyAndValue, table, bundle, locale)
    }

    /// The translation of a text by its key.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(translating: key.description, defaultValue, table, bundle, locale)
    }

    private init(translating key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        let format = (bundle ?? .main).localizedString(forKey: key, value: value.format, table: table)
        self = value.values.isEmpty ? format : String(format: format, locale: locale, arguments: value.values)
    }
}
