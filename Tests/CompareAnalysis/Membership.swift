import FlowAnalysis

extension Analysis {
    /// The distances of the words that can be reached.
    func distances(of words: some Sequence<Word>) -> [Word: Int] {
        var known: [Word: Int] = [:]
        for word in words { known[word] = distance(of: word) }
        return known
    }
}
