/// A part of two texts: common lines, or lines of the old text with their replacement.
struct DiffPart: Equatable {
    var old: Range<Int>
    var new: Range<Int>
    var isCommon: Bool
}

/// Compares two lists of lines. Common parts and different parts alternate.
///
/// Finds the fewest changes (Myers: An O(ND) Difference Algorithm, 1986) if they are at most
/// `bound`. Otherwise keeps the path that reaches furthest, and restarts the search at its end. The
/// work therefore grows with the number of lines only. Lines in only one of the texts are skipped.
func lineDiff(_ old: [Int], _ new: [Int], bound: Int = 256) -> [DiffPart] {
    let (inOld, inNew) = (Set(old), Set(new))
    let (oldShared, newShared) = (old.indices.filter { inNew.contains(old[$0]) }, new.indices.filter { inOld.contains(new[$0]) })
    let (oldLines, newLines) = (oldShared.map { old[$0] }, newShared.map { new[$0] })
    var common: [(old: Int, new: Int)] = []
    var start = (old: 0, new: 0)
    while start.old < oldLines.count, start.new < newLines.count {
        let way = DiffSearch(old: oldLines[start.old...], new: newLines[start.new...], bound: bound).way()
        for run in way.common {
            common += (0..<run.count).map { (oldShared[run.old + $0], newShared[run.new + $0]) }
        }
        start = way.end
    }
    return parts(of: common, oldCount: old.count, newCount: new.count)
}

/// Joins adjacent common lines, and creates parts for the lines between them.
private func parts(of common: [(old: Int, new: Int)], oldCount: Int, newCount: Int) -> [DiffPart] {
    var parts: [DiffPart] = []
    var end = (old: 0, new: 0)
    for line in common + [(oldCount, newCount)] {
        if end.old < line.old || end.new < line.new {
            parts.append(DiffPart(old: end.old..<line.old, new: end.new..<line.new, isCommon: false))
        }
        guard line.old < oldCount, line.new < newCount else { break }
        end = (line.old + 1, line.new + 1)
        if let last = parts.last, last.isCommon {
            parts[parts.count - 1] = DiffPart(old: last.old.lowerBound..<end.old, new: last.new.lowerBound..<end.new, isCommon: true)
        } else {
            parts.append(DiffPart(old: line.old..<end.old, new: line.new..<end.new, isCommon: true))
        }
    }
    return parts
}

/// Searches for a short path through the rests of two lists. It goes right for a line of the old
/// list, down for a line of the new list, and diagonally for a common line.
private struct DiffSearch {
    let old: ArraySlice<Int>
    let new: ArraySlice<Int>
    let bound: Int

    /// The common lines of a shortest path to the end, or to the furthest place within the bound.
    func way() -> (common: [(old: Int, new: Int, count: Int)], end: (old: Int, new: Int)) {
        // For each number of changes, the furthest place in the old list on each diagonal. A
        // diagonal is the difference of the two places.
        var fronts: [[Int]] = []
        for changes in 0...max(bound, 1) {
            var front = Array(repeating: -1, count: 2 * changes + 1)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                guard let place = entry(to: diagonal, changes, fronts.last) else { continue }
                front[diagonal + changes] = slide(from: place.old, on: diagonal)
            }
            fronts.append(front)
            let last = old.count - new.count
            if abs(last) <= changes, front[last + changes] == old.count { return trace(back: fronts, from: last) }
        }
        let last = fronts[fronts.count - 1]
        let reach = fronts.count - 1
        let best = last.indices.filter { last[$0] >= 0 }.max { 2 * last[$0] - $0 < 2 * last[$1] - $1 } ?? reach
        return trace(back: fronts, from: best - reach)
    }

    /// The first place on a diagonal after some changes, and the diagonal before it; nil for none.
    private func entry(to diagonal: Int, _ changes: Int, _ before: [Int]?) -> (old: Int, from: Int)? {
        guard let before else { return (0, diagonal) }
        func furthest(_ diagonal: Int) -> Int {
            let index = diagonal + changes - 1
            return before.indices.contains(index) ? before[index] : -1
        }
        let (right, down) = (furthest(diagonal - 1), furthest(diagonal + 1))
        // Removed lines precede inserted lines, as in most diffs.
        let isRight = right >= 0 && right < old.count && right + 1 > down
        if isRight { return (right + 1, diagonal - 1) }
        return down >= 0 && down - diagonal <= new.count ? (down, diagonal + 1) : nil
    }

    private func slide(from place: Int, on diagonal: Int) -> Int {
        var place = place
        while place < old.count, place - diagonal < new.count,
            old[old.startIndex + place] == new[new.startIndex + place - diagonal]
        {
            place += 1
        }
        return place
    }

    private func trace(back fronts: [[Int]], from last: Int) -> (common: [(old: Int, new: Int, count: Int)], end: (old: Int, new: Int)) {
        var common: [(old: Int, new: Int, count: Int)] = []
        var diagonal = last
        let end = fronts[fronts.count - 1][last + fronts.count - 1]
        for changes in fronts.indices.reversed() {
            guard let place = entry(to: diagonal, changes, changes == 0 ? nil : fronts[changes - 1]) else { break }
            let length = fronts[changes][diagonal + changes] - place.old
            if length > 0 { common.append((old.startIndex + place.old, new.startIndex + place.old - diagonal, length)) }
            diagonal = place.from
        }
        return (common.reversed(), (old.startIndex + end, new.startIndex + end - last))
    }
}
