import FlowSpec

/// Reports each include that completes a cycle. Several paths to a file without a cycle are fine.
///
/// `includes` lists the includes of each file in `sources`.
func reportIncludeCycles(_ includes: [[IncludedFile]], sources: SourceTable, into diagnostics: inout Diagnostics) {
    var isDone = [Bool](repeating: false, count: includes.count)
    var reported: Set<SourceRange> = []
    for start in includes.indices where !isDone[start] {
        // The path to the current file: each file with the number of its includes followed so far.
        // The last of these leads to the next file.
        var way: [(file: Int, followed: Int)] = [(start, 0)]
        var places: [Int: Int] = [start: 0]
        while let (file, followed) = way.last {
            guard followed < includes[file].count else {
                isDone[file] = true
                places[file] = nil
                way.removeLast()
                continue
            }
            way[way.count - 1].followed += 1
            let include = includes[file][followed]
            if let place = places[include.number] {
                // A folder can lead back through many of its files.
                guard reported.insert(include.range).inserted else { continue }
                let names = (way[place...].map(\.file) + [include.number]).map { quoted(sources[SourceID(index: $0)].path) }
                let notes = way[place...].dropLast().map { step in
                    let next = includes[step.file][step.followed - 1]
                    return Diagnostic.Note("\(quoted(sources[SourceID(index: next.number)].path)) is included here", at: next.range)
                }
                let circle =
                    names.count == 2
                    ? "\(names[0]) includes itself" : "files include each other in a cycle: \(names.joined(separator: " → "))"
                diagnostics.report(.includeCycle, "\(circle); remove the include", at: include.range, notes: notes)
            } else if !isDone[include.number] {
                places[include.number] = way.count
                way.append((include.number, 0))
            }
        }
    }
}
