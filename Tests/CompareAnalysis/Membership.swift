import FlowAnalysis

extension Analysis {
    /// The distances of those of some words that can be reached, however far.
    func distances(of words: some Sequence<Word>) -> [Word: Int] {
        var known: [Word: Int] = [:]
        for word in words { known[word] = distance(of: word) }
        return known
    }
}
