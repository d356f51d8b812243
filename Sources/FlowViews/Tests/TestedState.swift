/// Returns the description of a state, with `…` for the beginning that it shares with the state
/// before, up to the last shared name.
///
/// A test then doesn't change if the screens far below do.
func shortened(_ after: String, since before: String) -> String {
    func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || "._:".contains(character) }
    let (before, after) = (Array(before), Array(after))
    var end = zip(before, after).prefix { $0 == $1 }.count
    // A name that only begins alike isn't equal.
    if [before, after].contains(where: { end < $0.count && isName($0[end]) }) {
        while end > 0, isName(after[end - 1]) { end -= 1 }
    }
    while end > 0, !isName(after[end - 1]) { end -= 1 }
    while end > 0, isName(after[end - 1]) { end -= 1 }
    return end == 0 ? String(after) : "… " + String(after[end...])
}
