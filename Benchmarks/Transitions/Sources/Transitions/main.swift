// Transitions                        times all acts in both apps, and counts their allocations
// Transitions ACT APP COUNT          performs an act COUNT times, for callgrind
// Transitions CHAIN LEAVING COUNT    times the release of COUNT coordinators
import FlowRuntime
import UIKit

let words = CommandLine.arguments.dropFirst().map { $0 }
let count = words.count == 3 ? Int(words[2]) ?? 0 : 0
if words.isEmpty {
    printCosts()
} else if count > 0, let act = Act(rawValue: words[0]), ["generated", "bare"].contains(words[1]) {
    let app: any MeasuredApp = words[1] == "bare" ? BareApp() : GeneratedApp()
    for _ in 0..<count {
        measured(app, act)
        app.goBack()
    }
} else if count > 0, let chain = Chain(rawValue: words[0]), let leaving = Leaving(rawValue: words[1]) {
    let times = (0..<3).map { _ in timeRelease(of: count, as: chain, by: leaving) }
    print(times.min() ?? 0)
} else {
    print("usage: Transitions [ACT generated|bare COUNT | CHAIN transition|user|root COUNT]")
    exit(64)
}

/// Prints a line for each act: the medians of both apps, measured alternately, separated by tabs.
@MainActor
func printCosts() {
    let (generated, bare) = (GeneratedApp(), BareApp())
    for act in Act.allCases {
        measured(generated, act)
        measured(bare, act)
        expect(generated.state == bare.state, "\(act): \(generated.state) is not \(bare.state)")
        generated.goBack()
        bare.goBack()
        expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty, "\(act): UIKit complained")
        var (ours, theirs) = (Costs(), Costs())
        for _ in 0..<5000 {
            ours.add(act, in: generated)
            theirs.add(act, in: bare)
        }
        let figures = [ours, theirs].flatMap { [Int($0.nanoseconds.median ?? 0), Int($0.allocations.median ?? 0)] }
        print("\(act)\t" + figures.map(String.init).joined(separator: "\t"))
    }
}

/// Returns the duration of the release of a number of coordinators, in nanoseconds.
@MainActor
func timeRelease(of count: Int, as chain: Chain, by leaving: Leaving) -> Int64 {
    HeadlessUIKit.reset()
    let app = GeneratedApp()
    let clock = ContinuousClock()
    app.start(count, as: chain)
    weak var last: Coordinator?
    last = app.last
    expect(last != nil, "nothing was started")
    let time = clock.measure { app.release(by: leaving) }
    expect(last == nil, "a coordinator wasn't released")
    return time.nanoseconds
}

func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    print("error: \(message())")
    exit(1)
}
