/// What the pushdown system can only approximate.
extension PostStar {
    /// A fault after something that the user has seen leaves that state. Where slots of it have been taken away since, which states these are isn't known
    /// any more: it may be each in which the handler began.
    mutating func fall(back saved: Control.Saved?, _ operation: Int, from node: Int) {
        switch saved {
        case nil: break
        case .here: stay(at: node)
        case .before(let first):
            rewriting.violation(.faultAfterMove, operation)
            guard failing.insert(first).inserted else { return }
            for node in begun[first, default: []] { stay(at: node) }
        }
    }

    mutating func stay(at node: Int) {
        link(self.node(isIdle, automaton.nodes[node].symbol), node, isLabelled: false, .fixed(0), event: -1)
    }

    /// Notes a node at which a handler begins after a move of the user.
    mutating func noteBeginning(_ control: Control, _ node: Int) {
        let first: [Int]
        switch control.task {
        case .go(let operation) where control.saved == .here: first = [operation]
        case .menu(let site?): first = rewriting.operations.sites(mergedWith: site).compactMap { rewriting.operations.dismissals[$0.index] }
        default: return
        }
        for operation in first { begun[operation, default: []].append(node) }
        if first.contains(where: failing.contains) { stay(at: node) }
    }

    mutating func resume(at node: Int) {
        for key in resumedKeys {
            for (control, event) in resumed[key, default: []] { goOn(control, event, at: node, key) }
        }
    }

    /// Notes what a tab holds that a run has left.
    mutating func noteLeft(_ word: Rewrite.Word, _ rewrite: Rewrite, _ node: Int?) {
        leftTabs.append((rewrite, word, node))
        for key in resumedKeys {
            for (control, event) in resumed[key, default: []] { goOn(control, event, in: word, rewrite, node, key) }
        }
    }

    /// Goes on in a tab at what a run has put there and left: the list that goes on takes the place of the tap.
    mutating func goOn(_ control: Int, _ event: Int, in word: Rewrite.Word, _ rewrite: Rewrite, _ node: Int?, _ key: ResumeKey) {
        guard case .slot(let top)? = word.items.last, isIn(key, top) else { return }
        var word = word
        word.after = rewriting.events[event]
        put(word, rewrite, node, goingOnWith: control)
    }

    mutating func goOn(_ control: Int, _ event: Int, at node: Int, _ key: ResumeKey) {
        let symbol = automaton.nodes[node].symbol
        guard isIn(key, symbol) else { return }
        link(self.node(control, symbol), node, isLabelled: false, .fixed(1), event: event)
    }

    /// Whether a letter stands in the tab in which runs go on.
    private func isIn(_ key: ResumeKey, _ symbol: Int) -> Bool {
        let lane = rewriting.alphabet.lane(of: rewriting.alphabet.symbols[symbol])
        return lane.layer == key.layer && lane.content.path.flatMap { [$0.flow.index, $0.index] }.starts(with: key.path)
    }
}
