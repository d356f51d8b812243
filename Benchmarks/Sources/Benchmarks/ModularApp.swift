/// Returns a spec with a number of flows, each with 20 screens and 10 transitions per screen. Eight
/// of ten transitions stay in the flow. The others push or present flows with handlers, or end the
/// flow.
///
/// Nine of ten flows are pushed, and one is presented. Presented flows push only their own screens,
/// so each flow is in one lane.
func modularApp(flows count: Int) -> String {
    var numbers = Numbers(state: 1)
    let presented = (0..<count).filter { $0 % 10 == 9 }
    let pushed = (1..<max(2, count)).filter { $0 % 10 != 9 }
    var text = "flowspec: 1\napp: Modular\nroot: flow0\nflows:\n"
    for flow in 0..<count {
        text += "  flow\(flow):\n"
        if flow > 0 { text += "    results: { done: {}, failed: {} }\n" }
        text += "    screens:\n"
        for screen in 0..<20 {
            text += "      s\(screen):\n        transitions:\n"
            for number in 0..<10 {
                let target = "s\(screen == 0 && number == 0 ? 1 : numbers.below(20))"
                let step: String
                switch number {
                case 0..<6: step = "push: \(target)"
                case 6: step = numbers.below(4) == 0 ? "popTo: \(target)" : "replace: \(target)"
                case 7: step = numbers.below(4) == 0 ? "setStack: [s0, \(target)]" : "push: \(target)"
                case 8 where flow % 10 != 9 && count > 1:
                    step = "push: flow\(pushed[numbers.below(pushed.count)]), on: { done: { push: \(target) }, failed: [] }"
                default:
                    switch numbers.below(4) {
                    case 0 where flow > 0: step = "finish: \(numbers.below(3) == 0 ? "failed" : "done")"
                    case 1 where !presented.isEmpty:
                        let other = presented[numbers.below(presented.count)]
                        step = "present: flow\(other), on: { done: { push: \(target) }, failed: [], dismissed: { replace: \(target) } }"
                    case 2: step = "pop"
                    default: step = "push: \(target)"
                    }
                }
                text += "          t\(number): { \(step) }\n"
            }
        }
    }
    return text
}

/// A generator of the same pseudorandom numbers in every run.
struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
