#if SimulatorTesting
    // libyaml, as in the package Yams.
    import CYaml
#elseif canImport(CLibYAML)
    import CLibYAML
#else
    #error("Enable flowgen's package trait SimulatorTesting to build FlowTesting for this system.")
#endif

/// The reason why libyaml can't continue.
struct ReaderFailure: Error {
    /// libyaml's description of the problem, such as `found unknown escape character`.
    var problem: String
    /// The character at which libyaml detected the problem, counted from the start of the text.
    var place: Int
    /// libyaml's description of its activity, such as `while scanning a quoted scalar`.
    var context: String?
    /// The character at which the activity began.
    var contextPlace: Int
}

/// libyaml's event parser for text in memory.
struct EventReader: ~Copyable {
    // On the heap, because libyaml keeps pointers into its own structure.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool

    /// Creates a reader. The bytes must be UTF-8, without byte order mark, and outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) == 1
        if isReady {
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        }
    }

    deinit {
        if isReady {
            yaml_parser_delete(parser)
        }
        parser.deallocate()
    }

    /// Returns the next event. Don't call it after the end of the stream or a failure.
    func next() throws(ReaderFailure) -> Event {
        guard isReady else {
            throw ReaderFailure(problem: "memory is exhausted", place: 0, context: nil, contextPlace: 0)
        }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            throw failure
        }
        defer { yaml_event_delete(&event) }
        return Event(event)
    }

    private var failure: ReaderFailure {
        let parser = parser.pointee
        return ReaderFailure(
            problem: parser.problem.map { String(cString: $0) } ?? "memory is exhausted",
            place: parser.problem_mark.index,
            context: parser.context.map { String(cString: $0) },
            contextPlace: parser.context_mark.index
        )
    }
}
