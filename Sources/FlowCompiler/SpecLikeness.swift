/// True if a name is a spec's, ignoring case and another ending, as in `A.flow.yaml.txt`.
func hasNameOfSpec(_ name: String) -> Bool {
    [".flow.yaml", ".flow.yml"].contains { name.lowercased().contains($0) }
}

/// True if a file's name suggests YAML or JSON, the languages of specs.
func mayHaveSpec(_ name: String) -> Bool {
    ["yaml", "yml", "json"].contains { name.lowercased().contains($0) }
}

/// True if a string contains the beginning of a spec: `flowspec:` and a number, in YAML or JSON.
func beginsAsSpec(_ text: some StringProtocol) -> Bool {
    let word = "flowspec"
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == word.first }) {
        rest = rest[start...]
        if rest.hasPrefix(word) {
            let value = rest.dropFirst(word.count).drop { "\"' ".contains($0) }
            if value.first == ":", value.dropFirst().drop(while: { $0 == " " }).first?.isNumber == true { return true }
        }
        rest = rest.dropFirst()
    }
    return false
}
