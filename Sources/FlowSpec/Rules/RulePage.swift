/// What a person should know of a rule: what it finds, why that matters, how it is mended, and an
/// example of both.
public struct RulePage: Sendable {
    /// The rule.
    public let rule: Rule
    /// What the rule looks at.
    public let topic: RuleTopic
    /// One to three paragraphs of Markdown, as they stand in a page of the folder `Documentation`.
    public let explanation: String
    /// A program in which the rule finds something, and nothing else is found.
    public let wrong: RuleExample
    /// A program in which nothing is found.
    public let right: RuleExample

    init(_ rule: Rule, _ topic: RuleTopic, _ explanation: String, wrong: RuleExample, right: RuleExample) {
        self.rule = rule
        self.topic = topic
        self.explanation = explanation
        self.wrong = wrong
        self.right = right
    }

    /// The page of a rule by its id; nil where there is no such rule.
    ///
    /// - Parameter id: the rule's id, such as `pop-at-root`.
    public static func of(_ id: String) -> RulePage? {
        all.first { $0.rule.id == id }
    }
}

/// What a group of rules looks at. Each has a folder of its own here.
public enum RuleTopic: CaseIterable, Sendable {
    /// One file alone.
    case form
    /// What the files of a program say of each other.
    case names
    /// Deep links.
    case links
    /// What the program declares and doesn't use.
    case graph
    /// All that can happen while the app runs.
    case stacks

    /// The title of the group.
    public var title: String {
        switch self {
        case .form: "The form of a file"
        case .names: "Names and types across the program"
        case .graph: "Declared but not used"
        case .stacks: "Stacks, layers and runs"
        case .links: "Deep links"
        }
    }

    /// Its pages, in the order of the catalogue.
    public var pages: [RulePage] {
        RulePage.all.filter { $0.topic == self }
    }
}
