extension Sequence where Element: Hashable {
    /// The elements in their order, without duplicates.
    var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Returns some elements and the elements that they lead to, directly or indirectly.
package func reachable<Element: Hashable>(
    from first: some Sequence<Element>, by next: (Element) -> some Sequence<Element>
) -> Set<Element> {
    var seen = Set(first)
    var open = Array(seen)
    while let element = open.popLast() {
        for other in next(element) where seen.insert(other).inserted { open.append(other) }
    }
    return seen
}
