/// Removes runs of steps, long ones first, while a difference remains. Returns the last observed
/// difference.
func shrink<Step>(_ steps: [Step], difference: ([Step]) -> String?) -> String {
    var steps = steps
    var seen = difference(steps) ?? "not seen again on replay"
    var length = steps.count / 2
    while length > 0 {
        var start = 0
        while start < steps.count {
            var shorter = steps
            shorter.removeSubrange(start..<min(start + length, steps.count))
            if let found = difference(shorter) {
                (steps, seen) = (shorter, found)
            } else {
                start += length
            }
        }
        length /= 2
    }
    return seen
}
