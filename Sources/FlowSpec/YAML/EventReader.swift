#if SimulatorTesting
    // libyaml, as the package Yams has it.
    import CYaml
#elseif canImport(CLibYAML)
    import CLibYAML
#else
    #error("FlowTesting is built for this system with flowgen's package trait SimulatorTesting.")
#endif

/// Why libyaml can't read on.
struct ReaderFailure: Error {
    /// libyaml's words for what is wrong, such as `found unknown escape character`.
    var problem: String
    /// The character at which it was noticed, counted from the start of the text.
    var place: Int
    /// libyaml's words for what it was doing, such as `while scanning a quoted scalar`.
    var context: String?
    /// The character at which that began.
    var contextPlace: Int
}

/// libyaml's event parser over a text in memory.
struct EventReader: ~Copyable {
    // On the heap, because libyaml keeps pointers into its own structure.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool

    /// Begins to read. The bytes must be valid UTF-8 without a byte order mark and outlive the
    /// reader.
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

    /// The next event. After the end of the stream or a failure there is none to ask for.
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
