import FlowSpec

extension Difference {
    /// Changes that break app code and changes for users, as workflow commands of GitHub Actions.
    /// Each has its location in the new spec. Changes of the spec itself are visible in the diff,
    /// so they are left out.
    ///
    /// - Parameters:
    ///   - failsOnBreaking: true to report changes that break app code as errors.
    ///   - failsOnFindings: true to report new findings as errors.
    public func gitHub(failsOnBreaking: Bool = false, failsOnFindings: Bool = false) -> String {
        let commands = GitHubCommands(new.sources)
        let breaking = appCode.map { change in
            commands.command(
                failsOnBreaking ? .error : .warning, title: change.category.rawValue,
                ["\(quoted(change.element)): \(change.message.text)"], at: change.newPlace)
        }
        let noticed = behavior.map { change in
            let isError = failsOnFindings && change.kind == .newFinding && change.severity != .note
            return commands.command(
                isError ? .error : change.kind == .newFinding ? change.severity ?? .note : .note, title: change.kind.title,
                ["\(quoted(change.subject)): \(change.message.text)"] + (change.run.map { [$0.joined(separator: ", ")] } ?? []),
                at: change.newPlace)
        }
        return (breaking + noticed).joined()
    }
}
