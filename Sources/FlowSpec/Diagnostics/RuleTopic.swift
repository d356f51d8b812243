/// What a group of rules looks at. The pages of each are in a folder of its own,
/// `Sources/CPages/rules`.
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
        case .links: "Deep links"
        case .graph: "Declared but not used"
        case .stacks: "Stacks, layers and runs"
        }
    }

    /// Its rules, in the order of the catalogue.
    public var rules: [Rule] {
        Rule.all.filter { $0.topic == self }
    }
}
