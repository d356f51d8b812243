// UIKit exports Foundation's own type on Apple's platforms. Foundation on Linux doesn't have it.

extension String {
    /// A localized string, or its key: a format and its values.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        let format: String
        let values: [any CVarArg]

        /// Creates a string without values.
        public init(stringLiteral value: String) {
            format = value
            values = []
        }

        /// Creates a string with values.
        public init(stringInterpolation: StringInterpolation) {
            let values = stringInterpolation.values
            // Without values the string isn't a format, so a percent sign is literal.
            format = values.isEmpty ? stringInterpolation.plain : stringInterpolation.format
            self.values = values
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var plain = ""
            fileprivate var format = ""
            fileprivate var values: [any CVarArg] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends the text between values.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Appends a string.
            public mutating func appendInterpolation(_ value: String) { append("%@", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: Int) { append("%lld", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: Int32) { append("%d", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: Int64) { append("%lld", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: UInt) { append("%llu", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: UInt32) { append("%u", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: UInt64) { append("%llu", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", value) }
            /// Appends a number.
            public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }

            private mutating func append(_ specifier: String, _ value: any CVarArg) {
                format += specifier
                values.append(value)
            }
        }
    }

    /// Creates the translation of a string that is its own key.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(translating: keyAndValue.format, keyAndValue, table, bundle, locale)
    }

    /// Creates the translation of a string by its key.
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
