#if SimulatorTesting
    import CYaml
#else
    import CLibYAML
#endif

/// An event of libyaml with its characters, counted from the start of the text.
struct Event {
    var kind: Kind
    /// The first character, including the anchor and tag before a value.
    var start: Int
    /// The character after the last one.
    var end: Int

    /// The parts of a YAML stream.
    enum Kind {
        case documentStart(hasTagDirectives: Bool)
        case alias(String)
        case scalar(Scalar, Properties)
        case sequenceStart(Properties)
        case mappingStart(Properties)
        case collectionEnd
        case streamEnd
        /// The start of the stream or the end of a document, which have no effect.
        case other
    }

    struct Scalar {
        var text: String
        var style: Style
    }

    enum Style {
        case plain
        case quoted
        case block
    }

    /// The anchor and tag before a value.
    struct Properties {
        var anchor: String?
        /// The tag with its expanded prefix, such as `tag:yaml.org,2002:str`.
        var tag: String?

        var isEmpty: Bool { anchor == nil && tag == nil }
    }
}

extension Event {
    /// Copies an event of libyaml, whose memory can then be freed.
    init(_ event: yaml_event_t) {
        start = event.start_mark.index
        end = event.end_mark.index
        let data = event.data
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            kind = .documentStart(hasTagDirectives: data.document_start.tag_directives.start != data.document_start.tag_directives.end)
        case YAML_ALIAS_EVENT:
            kind = .alias(text(data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
            let style: Style
            switch data.scalar.style {
            case YAML_PLAIN_SCALAR_STYLE: style = .plain
            case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: style = .block
            default: style = .quoted
            }
            let scalar = Scalar(text: String(decoding: bytes, as: UTF8.self), style: style)
            kind = .scalar(scalar, Properties(anchor: text(data.scalar.anchor), tag: text(data.scalar.tag)))
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart(Properties(anchor: text(data.sequence_start.anchor), tag: text(data.sequence_start.tag)))
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart(Properties(anchor: text(data.mapping_start.anchor), tag: text(data.mapping_start.tag)))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            kind = .collectionEnd
        case YAML_STREAM_END_EVENT:
            kind = .streamEnd
        default:
            kind = .other
        }
    }
}

private func text(_ string: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    string.map { String(cString: $0) }
}
