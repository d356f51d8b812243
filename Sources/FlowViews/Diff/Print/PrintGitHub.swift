import FlowSpec

extension Difference {
    /// Changes that break app code and changes for users, as workflow commands of GitHub Actions.
    /// Each has its location in the new spec. Changes of the spec itself are visible in the diff,
    /// so they are left out.
    ///
    /// - Parameter checks: the changes to report as errors.
    public func gitHub(_ checks: DiffChecks = DiffChecks()) -> String {
        let commands = GitHubCommands(new.sources)
        let breaking = appCode.map { change in
            commands.command(
                checks.breaking ? .error : .warning, title: change.category.rawValue,
                ["\(quoted(change.element)): \(change.message.text)"], at: change.newPlace)
        }
        let noticed = behavior.map { change in
            commands.command(
                checks.forbids(change) ? .error : change.kind == .newFinding ? change.severity ?? .note : .note, title: change.kind.title,
                ["\(quoted(change.subject)): \(change.message.text)"] + (change.run.map { [$0.joined(separator: ", ")] } ?? []),
                at: change.newPlace)
        }
        return (breaking + noticed).joined()
    }
}
