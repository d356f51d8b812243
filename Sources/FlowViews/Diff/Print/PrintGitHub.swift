import FlowSpec

extension Difference {
    /// Workflow commands of GitHub Actions: what breaks app code and what users notice, each at its
    /// place in the new spec. Changes of the spec itself can be seen there and aren't repeated.
    ///
    /// - Parameters:
    ///   - failsOnBreaking: whether what breaks app code is an error.
    ///   - failsOnFindings: whether new findings are errors.
    public func gitHub(failsOnBreaking: Bool = false, failsOnFindings: Bool = false) -> String {
        let commands = GitHubCommands(new.sources)
        let breaking = appCode.map { change in
            commands.command(
                failsOnBreaking ? .error : .warning, title: change.category.rawValue,
                ["\(quoted(change.element)): \(change.message.text)"], at: change.newPlace)
        }
        let noticed = behaviour.map { change in
            let isError = failsOnFindings && change.kind == .newFinding && change.severity != .note
            return commands.command(
                isError ? .error : change.kind == .newFinding ? change.severity ?? .note : .note, title: change.kind.title,
                ["\(quoted(change.subject)): \(change.message.text)"] + (change.run.map { [$0.joined(separator: ", ")] } ?? []),
                at: change.newPlace)
        }
        return (breaking + noticed).joined()
    }
}
