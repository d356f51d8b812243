import FlowGraph
import FlowSpec

/// A modal that users can't swipe away, although a link or a global transition removes it.
struct RemovedModal {
    /// The place of its presentation: the step's, or else the flow's or screen's.
    var range: SourceRange
    /// One of the sites that present it.
    var site: SiteID
    /// The links and global transitions that remove it, in the program's order.
    var links: [LinkID] = []
    /// A shortest run in which one of them removes it.
    var replay: Replay?
}

extension Analysis {
    /// The modals that users can't swipe away because the spec says so, and that links or global
    /// transitions remove. Leaves out presentations with `links: dismiss`, and transitions with a
    /// `switch`, which start over on purpose.
    var removedModals: [RemovedModal] {
        let locked = program.sites.indices.map(SiteID.init(index:)).filter { program[$0].presentation.isLocked }
        let modals = Dictionary(grouping: locked) { id in
            let site = program[id]
            return site.hasOwnPresentation ? site.range : program.declaredName(of: site.target).range
        }
        let links = program.links.indices.map(LinkID.init).filter { !program[$0].isTransition || !program[$0].steps.switches }
        var replayer = Replayer(self, sharedBy: modals.count * links.count)
        return modals.sorted { $0.key.isBefore($1.key) }.compactMap { range, sites -> RemovedModal? in
            var modal = RemovedModal(range: range, site: sites[0])
            let sites = Set(sites)
            let ways = ways(toOpen: links, over: sites)
            for link in links {
                guard let way = ways[link], let replay = removal(of: sites, by: link, after: way, &replayer) else { continue }
                modal.links.append(link)
                if replay.steps.count < modal.replay?.steps.count ?? .max { modal.replay = replay }
            }
            return modal.links.isEmpty ? nil : modal
        }
    }

    /// Returns a shortest run in which a link removes a modal of the sites; `nil` if there is none.
    /// If the link can keep the screen on top, tries each screen.
    private func removal(of sites: Set<SiteID>, by id: LinkID, after word: WordSearch.Found, _ replayer: inout Replayer) -> Replay? {
        if let replay = removal(of: sites, by: id, in: word, &replayer) { return replay }
        guard program[id].kept != nil else { return nil }
        let words = program.screens.indices.compactMap { ways(toOpen: [id], on: ScreenID(index: $0), over: sites)[id] }
        return words.compactMap { removal(of: sites, by: id, in: $0, &replayer) }.min { $0.steps.count < $1.steps.count }
    }

    private func removal(of sites: Set<SiteID>, by id: LinkID, in word: WordSearch.Found, _ replayer: inout Replayer) -> Replay? {
        let link = program[id]
        let goal = Goal.state { [machine] in machine.canOpen(link, in: $0) && $0.presents(sites) }
        guard var replay = replayer.replay(actions(of: word.edges), to: goal, atLeast: word.distance) else { return nil }
        for branch in machine.outcomes(of: .link(id), in: replay.end) {
            guard case .settled(let next, _) = branch.outcome, !next.presents(sites) else { continue }
            replay.steps.append(Replay.Step(.link(id), branch, from: replay.end))
            return replay
        }
        return nil
    }
}

extension Report {
    func removedModals() -> [Finding] {
        guard !program.links.isEmpty, !inWindow.isCut else { return [] }
        return inWindow.removedModals.map { modal in
            let (target, presentation) = (quoted(program.name(of: program[modal.site].target)), program[modal.site].presentation)
            let names = joinedList(atMostFour(modal.links.map { quoted(program[$0].name.value) }), last: "and")
            let isByLink = modal.links.contains { !program[$0].isTransition }
            let fix = isByLink ? "add 'links: wait' or 'links: refuse' to its presentation" : "change the steps of \(names)"
            let excuse = presentation.links == nil ? "add 'links: dismiss'" : "suppress this finding"
            let message =
                "\(names) can remove \(target), although users can't swipe it away: their input is lost; \(fix), "
                + "or \(excuse) if that is intended"
            var finding = Finding(.linkRemovesModal, message, at: modal.range, by: .run(modal.replay))
            finding.diagnostic.notes = modal.links.prefix(1).map { .declaration(of: program[$0].name) }
            return finding
        }
    }
}

extension Presentation {
    /// True if users can't dismiss it because the spec says so, and links should respect that.
    fileprivate var isLocked: Bool { links != .dismiss && !(compact.isDismissible && regular.isDismissible) }
}

extension State {
    fileprivate func presents(_ sites: Set<SiteID>) -> Bool { layers.contains { $0.site.map(sites.contains) ?? false } }
}
