/// A rule of the catalogue. Its id is part of flowgen's contract: it stands in output, configuration and other people's scripts.
public struct Rule: Hashable, Sendable {
    /// The id, in kebab-case.
    public let id: String
    /// How grave a finding is where the program doesn't say otherwise.
    public let severity: Severity
    /// What the rule finds, in one sentence.
    public let title: String

    private init(_ id: String, _ severity: Severity, _ title: String) {
        self.id = id
        self.severity = severity
        self.title = title
    }

    /// Rules are told apart by their ids.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// Files and YAML.
extension Rule {
    /// A file that can't be read.
    public static let unreadableFile = Rule("unreadable-file", .error, "A file can't be read.")
    /// A text that libyaml refuses, or that isn't UTF-8.
    public static let yamlSyntax = Rule("yaml-syntax", .error, "The text isn't YAML.")
    /// A key that a mapping has twice.
    public static let yamlDuplicateKey = Rule("yaml-duplicate-key", .error, "A mapping has a key twice.")
    /// A part of YAML that FlowSpec doesn't take.
    public static let yamlUnsupported = Rule("yaml-unsupported", .error, "FlowSpec doesn't take this part of YAML.")
    /// A file that is too large, too deep, or expands to too much.
    public static let yamlLimit = Rule("yaml-limit", .error, "The file is larger or deeper than FlowSpec allows.")
}

/// The form of one file.
extension Rule {
    /// A key that its object doesn't have.
    public static let unknownKey = Rule("unknown-key", .error, "A key isn't one of its object's.")
    /// A required key that isn't there.
    public static let missingKey = Rule("missing-key", .error, "A required key isn't there.")
    /// A value of the wrong YAML type.
    public static let wrongType = Rule("wrong-type", .error, "A value has the wrong type.")
    /// A value outside the allowed ones.
    public static let unknownValue = Rule("unknown-value", .error, "A value isn't one of the allowed ones.")
    /// A language version that this tool doesn't know.
    public static let unsupportedVersion = Rule("unsupported-version", .error, "This flowgen doesn't know the file's version of FlowSpec.")
    /// A name that isn't a Swift identifier.
    public static let invalidIdentifier = Rule("invalid-identifier", .error, "A name can't be a Swift identifier.")
    /// A type that isn't a Swift type.
    public static let invalidSwiftType = Rule("invalid-swift-type", .error, "A parameter's type isn't a Swift type.")
    /// A default that isn't a Swift literal.
    public static let invalidDefault = Rule("invalid-default", .error, "A parameter's default isn't a Swift literal.")
}

/// Names and types across the program.
extension Rule {
    /// A flow that is declared twice.
    public static let duplicateFlow = Rule("duplicate-flow", .error, "A flow is declared twice in one program.")
    /// A second root.
    public static let duplicateRoot = Rule("duplicate-root", .error, "Two files of one program name a root flow.")
    /// A program without a root.
    public static let missingRoot = Rule("missing-root", .error, "No file of the program names the root flow.")
    /// Two specs whose generated files would have one name.
    public static let duplicateFile = Rule(
        "duplicate-file", .error, "Two specs of one program would be generated to files of the same name.")
    /// A name that nothing has.
    public static let unknownTarget = Rule("unknown-target", .error, "A name that a step or a tab uses isn't declared.")
    /// A name that two things have.
    public static let ambiguousTarget = Rule("ambiguous-target", .error, "A name could mean two things.")
    /// Two things that would be one Swift name.
    public static let nameClash = Rule("name-clash", .error, "Two things would have the same name in Swift.")
    /// A container where UIKit doesn't take it.
    public static let illegalContainment = Rule("illegal-containment", .error, "A flow or screen stands where its container can't hold it.")
    /// A required parameter that nothing gives.
    public static let missingArgument = Rule("missing-argument", .error, "A parameter has no default and nothing gives it a value.")
    /// Two targets of one transition that take different types by one name.
    public static let argumentType = Rule("argument-type", .error, "A value has a type that its parameter doesn't take.")
    /// More tabs than iPhone shows in a bar.
    public static let tooManyTabs = Rule("too-many-tabs", .warning, "A tab bar has more tabs than iPhone shows.")
    /// A step after one that leaves the flow.
    public static let misplacedStep = Rule("misplaced-step", .error, "A step can't follow the one before it.")
}

extension Rule {
    /// Every rule, in the order of the catalogue.
    public static let all: [Rule] = [
        unreadableFile, yamlSyntax, yamlDuplicateKey, yamlUnsupported, yamlLimit,
        unknownKey, missingKey, wrongType, unknownValue, unsupportedVersion, invalidIdentifier, invalidSwiftType, invalidDefault,
        duplicateFlow, duplicateRoot, missingRoot, duplicateFile, unknownTarget, ambiguousTarget, nameClash, illegalContainment,
        missingArgument, argumentType, misplacedStep, tooManyTabs,
    ]
}
