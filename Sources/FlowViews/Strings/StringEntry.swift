import FlowGraph
import FlowSpec

/// A localized text, with all places that show it.
public struct StringEntry: Sendable {
    /// The table that contains it.
    public var table: String
    /// The key, with the formats of its values.
    var key: String
    /// The default text; nil if it's the key.
    var defaultValue: String?
    var comment: String?
    /// The places that show it, in words.
    var places: [String]

    /// The text without a translation.
    var shown: String { defaultValue ?? key }
}

extension Program {
    /// The localized texts of the program's own module, sorted by table and key.
    public var strings: [StringEntry] {
        var entries: [String: [String: StringEntry]] = [:]
        forEachText { text, place in
            guard case .localized(let text) = text else { return }
            let new = StringEntry(table: text.tableName, key: text.formattedKey, places: [])
            var entry = entries[new.table]?[new.key] ?? new
            entry.defaultValue = entry.defaultValue ?? text.formattedDefault
            entry.comment = entry.comment ?? text.comment
            if !entry.places.contains(place) { entry.places.append(place) }
            entries[new.table, default: [:]][new.key] = entry
        }
        return entries.keys.sorted().flatMap { table in (entries[table] ?? [:]).values.sorted { $0.key < $1.key } }
    }

    /// Calls `body` with each text that the program shows, and its place in words.
    private func forEachText(_ body: (Text, String) -> Void) {
        for flow in flows where modules.isOwn(flow.source) {
            let name = flow.name.value
            for tab in flow.tabs {
                if let title = tab.title { body(title, "title of the tab \(name).\(tab.name.value)") }
                if let steps = tab.steps, tab.use == nil { forEachText(in: steps, of: "\(name).\(tab.name.value)", body) }
            }
            for screen in flow.screens.map({ self[$0] }) {
                let path = "\(name).\(screen.name.value)"
                for attribute in ScreenAttribute.allCases {
                    if let text = screen.attributes.texts[attribute] { body(text, "\(attribute.rawValue) of the screen \(path)") }
                }
                for transition in screen.transitions { forEachText(in: self[transition], of: path, body) }
            }
            for transition in flow.transitions { forEachText(in: self[transition], of: name, body) }
            for handler in flow.childHandlers { forEachText(in: handler.handler.steps, of: "\(name).on", body) }
        }
        for link in links { forEachText(in: link.steps, of: link.isTransition ? link.name.value : "the link \(link.name.value)", body) }
    }

    private func forEachText(in transition: Transition, of path: String, _ body: (Text, String) -> Void) {
        forEachText(in: transition.steps, of: "\(path).\(transition.name.value)", body)
    }

    private func forEachText(in steps: [Step], of path: String, _ body: (Text, String) -> Void) {
        for step in steps {
            if case .alert(let alert) = step.action {
                if let title = alert.title { body(title, "title of an alert of \(path)") }
                if let message = alert.message { body(message, "message of an alert of \(path)") }
                for action in alert.actions { body(action.title, "button '\(action.name)' of an alert of \(path)") }
            }
            for list in step.action.lists(in: self) { forEachText(in: list.steps, of: path, body) }
        }
    }
}
