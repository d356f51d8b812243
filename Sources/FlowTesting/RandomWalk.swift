#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import SwiftUI
    import UIKit

    /// A random walk through a running app. It performs each action in the app and in the abstract
    /// machine, and compares the two.
    ///
    /// In the headless UIKit, a simulated user touches the app. On Apple platforms, the walk drives
    /// UIKit from inside the app. It can't cancel swipes there, and it dismisses alerts without a
    /// choice. After each action, it runs the main run loop until all transitions have finished.
    ///
    /// The walk compares the coordinators' state with the machine's, and UIKit's containers with
    /// the coordinators' state. It also checks the performed effects, the headless UIKit's
    /// exceptions and warnings, and that removed view controllers are released. It chooses the
    /// answers of guards and effects at random and taps alerts. If random actions don't perform new
    /// steps for a while, the walk searches for a path to an unperformed step of the spec.
    @MainActor
    public struct RandomWalk {
        #if os(Linux)
            /// The kind of device that the app runs on: a phone's window has compact width, a pad's
            /// regular width.
            public var device = UIUserInterfaceIdiom.phone
            /// UIKit's behavior in cases that Apple's documentation leaves open.
            public var behavior = UIKitBehavior()
            /// SwiftUI's behavior in cases that Apple's documentation leaves open.
            public var viewBehavior = SwiftUIBehavior()
            /// True to drive UIKit from inside the app, as on Apple platforms. A seed then produces
            /// the same actions on all platforms.
            public var isInProcess = false
            /// True to shrink the actions that lead to a difference by replaying shorter lists,
            /// each in a new app.
            public var shrinks = true
            /// Changes screens outside of the coordinators in a storm, such as by a push in an
            /// external flow. The number selects the change. Returns a description, or `nil` if
            /// nothing changed. It must not change the top of a stack while the user swipes it.
            public var appCode: (@MainActor (_ number: UInt64) -> String?)?
        #else
            /// The scene of the walk's window, or `nil` for the foreground scene.
            public var scene: UIWindowScene?
            /// The speed of the window's animations; 1 is normal.
            public var animationSpeed: Float = 1
            /// True to shrink the actions that lead to a difference by replaying shorter lists,
            /// each in a new app. Every replay runs its animations.
            public var shrinks = false
        #endif
        /// True to search for unperformed steps of the spec when random actions don't perform new
        /// ones for a while. The walk might restart in a new app to reach one.
        public var isGuided = true
        /// True to end the app occasionally and start a new one with the saved state. For programs
        /// with `restoration`.
        public var restarts = false
        /// Creates the window's root view controller of an app in SwiftUI, given the root
        /// coordinator: a hosting controller with the app's root view. `nil` for an app in UIKit.
        public var makeWindow: (@MainActor (_ root: Coordinator) -> UIViewController)?
        /// Edits a screen with `unsaved` as its user does, such as by typing. Generated tests then
        /// check that a swipe down, or else the back button, doesn't lose the work.
        public var edit: (@MainActor (UIViewController) -> Void)?
        /// The program that the app is compared with; without links if the walk opens none.
        public var program: Program { machine.program }
        let machine: Machine
        let makeRoot: @MainActor (WalkApp) -> Coordinator
        let tap: @MainActor (UIViewController, String) -> Bool
        /// Opens a link by name, with any values, or performs a global transition. Returns false if
        /// it neither opens nor keeps its target. If `nil`, the walk does neither.
        let openLink: (@MainActor (Coordinator, String) -> Bool)?

        /// Creates a walk through an app. The app's guards and effects call the walk's ``WalkApp``.
        ///
        /// - Parameters:
        ///   - program: the program to compare the app with.
        ///   - makeRoot: creates the root coordinator of a new app.
        ///   - tap: taps the button of a screen for a transition, by the transition's name. Returns
        ///     false if there is no such button.
        ///   - openLink: opens a link by name, with any values, on the root coordinator, or
        ///     performs the global transition of that name. Returns false if it neither opens nor
        ///     keeps its target. If `nil`, the walk does neither.
        public init(
            _ program: Program, makeRoot: @escaping @MainActor (WalkApp) -> Coordinator,
            tap: @escaping @MainActor (UIViewController, String) -> Bool, openLink: (@MainActor (Coordinator, String) -> Bool)? = nil
        ) {
            machine = Machine(openLink == nil ? program.withoutLinks : program)
            self.makeRoot = makeRoot
            self.tap = tap
            self.openLink = openLink
        }

        /// Creates a walk through an app without guards and effects.
        ///
        /// - Parameters:
        ///   - program: the program to compare the app with.
        ///   - makeRoot: creates the root coordinator of a new app.
        ///   - tap: taps the button of a screen for a transition, by the transition's name. Returns
        ///     false if there is no such button.
        public init(
            _ program: Program, makeRoot: @escaping @MainActor () -> Coordinator,
            tap: @escaping @MainActor (UIViewController, String) -> Bool
        ) {
            self.init(program, makeRoot: { _ in makeRoot() }, tap: tap)
        }

        /// The result of a walk.
        public struct Report: Sendable, CustomStringConvertible {
            /// The number of performed actions of each kind.
            public let counts: [String: Int]
            /// The parts of the spec language that the walk has used.
            public let coverage: WalkCoverage
            /// The first difference and the shortest list of actions found that leads to it, or
            /// `nil` if there was none.
            public let failure: String?

            init(counts: [String: Int], coverage: WalkCoverage, failure: String?) {
                self.counts = counts
                self.coverage = coverage
                self.failure = failure
            }

            /// Creates the report of a walk that can't run.
            init(_ obstacle: String) {
                self.init(counts: [:], coverage: WalkCoverage(), failure: obstacle)
            }

            /// A line for a test's output.
            public var description: String {
                failure ?? counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            }
        }

        /// Performs a number of random actions. One seed always produces the same actions.
        ///
        /// On Apple platforms, use it in an XCTest method that isn't async. In an async test, use
        /// the other `run(actions:seed:)`. On Linux, use the other method for programs with async
        /// effects: their tasks run only while the test is suspended.
        ///
        /// - Parameters:
        ///   - count: the maximum number of actions.
        ///   - seed: the seed of all random decisions.
        /// - Returns: the report of the walk.
        public func run(actions count: Int, seed: UInt64) -> Report {
            take(count, seed: seed)
        }

        func take(_ count: Int, seed: UInt64) -> Report {
            #if os(Linux)
                if hasAsyncEffects { return Report("the project has async effects; await the walk") }
            #endif
            var progress = WalkProgress(of: self, actions: count, seed: seed)
            while progress.continues() {}
            return progress.end(shrinking: shrinks)
        }

        /// True if effects answer in tasks, which run only while the test is suspended.
        var hasAsyncEffects: Bool { machine.program.effects.contains(where: \.isAsync) }

        /// Performs actions in a new app, skipping impossible ones, until there is a difference.
        ///
        /// - Parameters:
        ///   - steps: the actions.
        ///   - seed: the seed of the app's start.
        /// - Returns: lines that describe the actions and end with the difference, or `nil` if
        ///   there is none.
        public func replay(_ steps: [WalkStep], seed: UInt64) -> String? {
            let walk = begin(seed)
            defer { walk.end() }
            for step in steps where walk.allows(step.action) {
                if let difference = walk.take(step) {
                    return (walk.trail.map { "  \($0)" } + [difference]).joined(separator: "\n")
                }
            }
            return nil
        }

        /// Starts a walk in a new app. It continues the coverage of another walk.
        func begin(_ seed: UInt64, isGuided: Bool = false, after other: WalkRun? = nil) -> WalkRun {
            begin(Luck(program: machine.program, seed: seed), isGuided: isGuided, after: other)
        }

        func begin(_ luck: Luck, isGuided: Bool = false, after other: WalkRun? = nil) -> WalkRun {
            let app = WalkApp(luck: luck)
            let root = makeRoot(app)
            app.root = root
            let running = RunningApp(
                root, app: app, user: makeUser(of: app), program: machine.program, makeRoot: makeRoot, makeWindow: makeWindow,
                tap: tap, openLink: openLink)
            return WalkRun(running, machine: machine, luck: luck, isGuided: isGuided, restarts: restarts, after: other)
        }
    }
#endif
