/// Legacy [ACTIONS [SEED]]: performs random actions and prints each result.
///
/// A type instead of `main.swift`, because top-level code isn't on the main actor in Swift 5 mode.
@main
@MainActor
enum Program {
    static func main() {
        #if os(Linux)
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
    }
}
