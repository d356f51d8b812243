import FlowGraph

extension Analysis {
    /// The nearest states from which users can reach a screen at only one width, for each screen
    /// but placeholders, which exist only beside another column. Empty if users can do the same
    /// things at all widths.
    var losses: [ScreenID: Reach] {
        results.losses.value { findLosses() }
    }

    private func findLosses() -> [ScreenID: Reach] {
        let widths = userMoves
        guard widths.count > 1 else { return [:] }
        let isCut = isCut || widths.contains(where: \.isCut)
        var searches = isCut ? [] : [(0, 1), (1, 0)].map { ReachSearch(widths[$0], withWay: widths[$1]) }
        var losses: [ScreenID: Reach] = [:]
        for screen in program.screens.indices.map(ScreenID.init(index:))
        where !program[screen].attributes.isPlaceholder && !system.tops(of: screen).isEmpty {
            let reach = Invariant.Reach(screen: screen)
            losses[screen] = isCut ? .unknown : searches.indices.map { searches[$0].reach(of: reach) }.worst
        }
        return losses
    }

    /// Decides whether both widths lead to the same screens from every state, with exceptions.
    ///
    /// - Returns: the nearest loss of a screen, and all lost screens in the program's order.
    public func folding(except exceptions: [ScreenID]) -> (nearest: Reach, lost: [ScreenID]) {
        let others = losses.filter { !exceptions.contains($0.key) }.sorted { $0.key.index < $1.key.index }
        return (others.map(\.value).worst, others.filter { $0.value.trap != nil }.map(\.key))
    }
}

extension [Reach] {
    /// The nearest certain trap, or else the nearest possible one, or else an unknown result.
    fileprivate var worst: Reach {
        let traps = compactMap(\.trap)
        let nearest = (traps.contains(where: \.isCertain) ? traps.filter(\.isCertain) : traps).min { $0.distance < $1.distance }
        return nearest.map(Reach.trapped) ?? first { if case .unknown = $0 { true } else { false } } ?? .always
    }
}
