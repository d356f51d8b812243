/// The shortest text found for which a check still fails. Removes lines with their indented lines,
/// then steps and other parts of lines.
///
/// The text is YAML with lists of steps in brackets on one line, without quotes.
func shrunk(_ text: String, while fails: (String) -> Bool) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    var hasChanged = true
    while hasChanged {
        hasChanged = false
        var index = lines.count - 1
        while index >= 0 {
            if let shorter = shorter(lines, at: index, while: fails) {
                lines = shorter
                hasChanged = true
            }
            index = min(index - 1, lines.count - 1)
        }
    }
    return lines.joined(separator: "\n")
}

/// Removes a line with its indented lines, or the line alone, or part of it. Returns `nil` if the
/// check no longer fails.
private func shorter(_ lines: [String], at index: Int, while fails: (String) -> Bool) -> [String]? {
    let end = lines[(index + 1)...].firstIndex { indent(of: $0) <= indent(of: lines[index]) } ?? lines.count
    let replacements = [(index..<end, []), (index..<index + 1, [])] + withoutParts(lines[index]).map { (index..<index + 1, [$0]) }
    for (range, replacement) in replacements {
        var shorter = lines
        shorter.replaceSubrange(range, with: replacement)
        if fails(shorter.joined(separator: "\n")) { return shorter }
    }
    return nil
}

private func indent(of line: String) -> Int {
    line.prefix { $0 == " " }.count
}

/// A line without one part of a list or mapping, or with a step replaced by a list of steps inside
/// it. The greatest reductions are first.
func withoutParts(_ line: String) -> [String] {
    let characters = Array(line)
    let groups = groups(in: characters)
    var found: [(saved: Int, line: String)] = []
    for group in groups {
        for (index, part) in group.parts.enumerated() {
            // Includes the comma of the part.
            let start = index > 0 ? group.parts[index - 1].upperBound : part.lowerBound
            let end = index == 0 && group.parts.count > 1 ? group.parts[1].lowerBound : part.upperBound
            found.append((end - start, String(characters[..<start] + characters[end...])))
            guard group.isList else { continue }
            for inner in groups where inner.isList && part.contains(inner.range.lowerBound) {
                let steps = characters[inner.range].dropFirst().dropLast()
                guard !steps.isEmpty else { continue }
                found.append((part.count - steps.count, String(characters[..<part.lowerBound] + steps + characters[part.upperBound...])))
            }
        }
    }
    return found.filter { $0.saved > 0 }.sorted { $0.saved > $1.saved }.map(\.line)
}

/// A list or mapping in brackets. Its parts exclude surrounding spaces and commas.
private struct Group {
    var isList: Bool
    var range: Range<Int>
    var parts: [Range<Int>] = []
}

private func groups(in characters: [Character]) -> [Group] {
    var groups: [Group] = []
    var open: [(group: Group, start: Int)] = []
    func part(from start: Int, to end: Int) -> Range<Int>? {
        let inside = characters[start..<end]
        guard let first = inside.firstIndex(where: { $0 != " " }), let last = inside.lastIndex(where: { $0 != " " }) else { return nil }
        return first..<last + 1
    }
    for (index, character) in characters.enumerated() {
        switch character {
        case "[", "{": open.append((Group(isList: character == "[", range: index..<index), index + 1))
        case ",":
            guard var top = open.popLast() else { continue }
            top.group.parts += part(from: top.start, to: index).map { [$0] } ?? []
            open.append((top.group, index + 1))
        case "]", "}":
            guard var top = open.popLast() else { continue }
            top.group.parts += part(from: top.start, to: index).map { [$0] } ?? []
            top.group.range = top.group.range.lowerBound..<index + 1
            groups.append(top.group)
        default: break
        }
    }
    return groups
}
