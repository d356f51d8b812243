/// The topic of a group of rules. Each topic has a folder of pages in `Sources/CPages/rules`.
public enum RuleTopic: CaseIterable, Sendable {
    /// The form of a single file.
    case form
    /// Names and types across the files of a program.
    case names
    /// Deep links.
    case links
    /// Unused declarations of a program.
    case graph
    /// Everything that can happen while the app runs.
    case stacks

    /// The title of the group.
    public var title: String {
        switch self {
        case .form: "File format"
        case .names: "Names and types"
        case .links: "Deep links"
        case .graph: "Unused declarations"
        case .stacks: "Stacks and modals"
        }
    }

    /// The rules of the topic, in the order of the catalog.
    public var rules: [Rule] {
        Rule.all.filter { $0.topic == self }
    }
}
