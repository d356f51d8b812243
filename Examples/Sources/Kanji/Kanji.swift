/// A character with its reading and the words that it is in.
struct Kanji: Sendable {
    let character: String
    let meaning: String
    let words: [String]
}

/// The characters that the app knows, kept in memory. It is handed down from the start and nobody
/// looks for it.
struct KanjiStorage: Sendable {
    let all = [
        Kanji(character: "日", meaning: "day, sun", words: ["日本", "日"]),
        Kanji(character: "本", meaning: "book, origin", words: ["日本", "本"]),
        Kanji(character: "水", meaning: "water", words: ["水"]),
    ]

    /// The characters of a word that the app knows.
    func kanji(of word: String) -> [Kanji] {
        word.compactMap { character in all.first { $0.character == String(character) } }
    }
}
