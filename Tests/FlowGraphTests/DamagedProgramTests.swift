import FlowGraph
import FlowSpec
import TestSupport
import Testing

/// Correct programs with one changed word. Linking returns a program exactly if no finding is an
/// error.
@Suite struct DamagedProgramTests {
    /// The ranges of the words in the text: names, keys and values.
    private func words(of text: String) -> [Range<String.Index>] {
        var words: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            let isWord = text[index].isLetter || text[index].isNumber || "$.".contains(text[index])
            if isWord, start == nil { start = index }
            if !isWord, let first = start {
                words.append(first..<index)
                start = nil
            }
        }
        return words
    }

    private func link(_ text: String) -> (hasProgram: Bool, hasErrors: Bool) {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let id = sources.add(Source(path: "A.flow.yaml", bytes: Array(text.utf8)))
        let program = FlowGraph.link([readSpec(id, in: sources, into: &diagnostics)], into: &diagnostics)
        return (program != nil, diagnostics.hasErrors)
    }

    @Test func `each word left out, misspelt or replaced by one that stands before it`() {
        let text = WholeLanguageTests.shop
        let words = words(of: text)
        let damaged = words.enumerated().map { index, word in
            let other = words[(index * 7 + 3) % max(index, 1)]
            let change = ["", "\(text[word])x", String(text[other])][index % 3]
            return String(text[..<word.lowerBound] + change + text[word.upperBound...])
        }
        #expect(damaged.count > 300)
        for text in damaged {
            let (hasProgram, hasErrors) = link(text)
            #expect(hasProgram != hasErrors, "\(text)")
        }
    }

    @Test func `every line left out`() {
        let lines = WholeLanguageTests.shop.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices {
            let text = (lines[..<index] + lines[(index + 1)...]).joined(separator: "\n")
            let (hasProgram, hasErrors) = link(text)
            #expect(hasProgram != hasErrors, "without line \(index + 1): \(lines[index])")
        }
    }
}
