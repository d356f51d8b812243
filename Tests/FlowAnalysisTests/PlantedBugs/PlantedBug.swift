import FlowSpec

/// A typical mistake, planted in an example by editing its spec.
struct PlantedBug: Sendable {
    /// The mistake.
    var wrong: String
    /// The consequence for the app's user.
    var suffers: String
    /// The edited file, such as `Bank/Flows/Home.flow.yaml`.
    var file: String
    /// The replacements in the file. Each old text occurs there once.
    var edits: [Edit]
    /// The expected result without invariants.
    var answer: Answer

    /// A replacement in a file.
    struct Edit: Sendable {
        var old: String
        var new: String
    }

    enum Answer: Sendable {
        case found(Expected)
        /// There is no finding, for this reason.
        case missed(String)
    }

    /// The finding that reports the mistake.
    struct Expected: Sendable {
        var severity: Severity
        var rule: String
        var file: String
        /// A part of the finding's line.
        var line: String
        var evidence: Evidence
    }

    /// The evidence of a finding.
    enum Evidence: Sendable {
        /// A trace of this many actions.
        case trace(Int)
        /// A proof about all runs.
        case proof
        /// Only the text of the spec.
        case text
    }

    var example: String {
        String(file.prefix { $0 != "/" })
    }
}

struct BugTopic: Sendable {
    var title: String
    var bugs: [PlantedBug]
}
