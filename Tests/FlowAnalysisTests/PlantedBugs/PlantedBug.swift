import FlowSpec

/// A mistake that an app may make, planted in an example by an edit of its spec.
struct PlantedBug: Sendable {
    /// What is wrong.
    var wrong: String
    /// What comes of it for the user of the app.
    var suffers: String
    /// The file that is edited, as `Bank/Flows/Home.flow.yaml`.
    var file: String
    /// What is replaced in it; each old text stands there once.
    var edits: [Edit]
    /// What flowgen says of it without any invariant.
    var answer: Answer

    /// A text of a file and what takes its place.
    struct Edit: Sendable {
        var old: String
        var new: String
    }

    enum Answer: Sendable {
        case found(Expected)
        /// Nothing is said, for a reason.
        case missed(String)
    }

    /// The finding that says what is wrong.
    struct Expected: Sendable {
        var severity: Severity
        var rule: String
        var file: String
        /// What the finding's line has in it.
        var line: String
        var evidence: Evidence
    }

    /// What a finding shows.
    enum Evidence: Sendable {
        /// A run of so many actions.
        case trace(Int)
        /// That something holds of every run.
        case proof
        /// The text alone.
        case text
    }

    /// The folder of the example.
    var example: String {
        String(file.prefix { $0 != "/" })
    }
}

/// Planted bugs of one kind.
struct BugTopic: Sendable {
    var title: String
    var bugs: [PlantedBug]
}
