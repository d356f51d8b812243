import FlowGraph

/// A list of a link's steps that one flow performs.
struct LinkPart {
    let link: DeepLink
    let flow: FlowID
    /// The steps, up to the first that another flow performs.
    var steps: [Step]
}

extension [Step] {
    /// The steps up to the first that another flow performs.
    var own: ArraySlice<Step> { prefix { $0.within == nil } }

    /// The steps that another flow performs, with that flow; `nil` if there are none.
    var others: (flow: FlowID, steps: [Step])? {
        guard let first = firstIndex(where: { $0.within != nil }), let flow = self[first].within else { return nil }
        var steps = Array(self[first...])
        steps[0].within = nil
        return (flow, steps)
    }
}

extension Program {
    /// The parts of all links. Resumed steps are in several parts.
    var linkParts: [LinkPart] { links.flatMap { parts(of: $0) } }

    /// The parts of a link, in the order in which they begin.
    func parts(of link: DeepLink) -> [LinkPart] {
        parts(LinkPart(link: link, flow: link.flow, steps: link.steps))
    }

    private func parts(_ first: LinkPart) -> [LinkPart] { [first] + following(first.steps, first.link) }

    private func following(_ steps: [Step], _ link: DeepLink) -> [LinkPart] {
        steps.own.flatMap { $0.action.lists(in: self).flatMap { following($0.steps, link) } }
            + (steps.others.map { parts(LinkPart(link: link, flow: $0.flow, steps: $0.steps)) } ?? [])
    }
}
