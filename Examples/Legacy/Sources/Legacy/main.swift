#if os(Linux)
    // Legacy [ACTIONS [SEED]]: takes random actions and prints what each leads to.
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let actions = arguments.first ?? 1000
    let walk = RandomWalk(seed: arguments.dropFirst().first ?? 1)
    var fault: String?
    for number in 1...actions where fault == nil {
        guard let action = walk.step() else { continue }
        print("\(number). \(action) → \(walk.state)")
        fault = walk.fault()
    }
    if let fault = fault ?? walk.end() {
        print("fault: \(fault)")
    } else {
        print("Nothing has leaked.")
    }
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
