/// A character with its meaning, and the words that contain it.
struct Kanji: Sendable {
    let character: String
    let meaning: String
    let words: [String]
}

/// The known characters, in memory. The app passes this storage from screen to screen; it isn't a
/// singleton.
struct KanjiStorage: Sendable {
    let all = [
        Kanji(character: "日", meaning: "day, sun", words: ["日本", "日"]),
        Kanji(character: "本", meaning: "book, origin", words: ["日本", "本"]),
        Kanji(character: "水", meaning: "water", words: ["水"]),
    ]

    /// The known characters of a word.
    func kanji(of word: String) -> [Kanji] {
        word.compactMap { character in all.first { $0.character == String(character) } }
    }
}
