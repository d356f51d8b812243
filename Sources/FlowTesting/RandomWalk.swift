#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import UIKit

    /// Walks at random through a running app and beside it through the abstract machine, and
    /// compares the two after every action.
    ///
    /// Against the headless UIKit a person with a finger uses the app. On Apple's systems it is
    /// used from inside: nothing is swiped and taken back there, and alerts are taken away without
    /// a choice. After each action the walk runs the main run loop there until nothing moves any
    /// more.
    ///
    /// Compared are the coordinators' own state with the machine's, the containers of UIKit with
    /// the coordinators' state, the effects that were performed, the exceptions and warnings that
    /// the headless UIKit gives, and the view controllers that live with those that are shown or
    /// kept. What guards and effects say is drawn by lot; alerts are tapped. Where chance brings
    /// nothing new for a while, the walk is led to a step of the spec that it hasn't taken.
    @MainActor
    public struct RandomWalk {
        #if os(Linux)
            /// The kind of device that the app runs on: it decides which layers can be swiped away.
            public var device = UIUserInterfaceIdiom.phone
            /// What UIKit does where Apple's documentation leaves it open.
            public var behavior = UIKitBehavior()
            /// Whether the app is used from inside, as on Apple's systems: the same seed then takes
            /// the same actions here and there.
            public var isInProcess = false
            /// Whether a difference is looked for in ever shorter lists of actions, each taken in a
            /// new app.
            public var shrinks = true
            /// What the app's own code does in a storm, past the coordinators, such as pushing in
            /// an external flow: drawn from a number. Returns the words for what it did, or nil.
            /// The top of a stack on which a finger is must stay.
            public var appCode: (@MainActor (_ number: UInt64) -> String?)?
        #else
            /// The scene that gets the walk's window; without one, the scene in the foreground.
            public var scene: UIWindowScene?
            /// How many times as fast as usual the window's animations run.
            public var animationSpeed: Float = 1
            /// Whether a difference is looked for in ever shorter lists of actions, each taken in a
            /// new app. That takes as long as the animations do.
            public var shrinks = false
        #endif
        /// Whether the walk is led to steps of the spec that it hasn't taken, whenever random
        /// actions have brought nothing new for a while. It may begin anew for that, in a new app.
        public var isGuided = true
        /// Whether the app ends now and then, and a new one starts with the state that it has
        /// saved: for programs with `restoration`.
        public var restarts = false
        let machine: Machine
        let makeRoot: @MainActor (WalkApp) -> Coordinator
        let tap: @MainActor (UIViewController, String) -> Bool
        /// Opens the link of a name, with any values, on the root coordinator, or takes the app's
        /// own transition of that name; false where it doesn't open. Without it neither is done.
        let openLink: (@MainActor (Coordinator, String) -> Bool)?

        /// A walk through the app that `makeRoot` makes, with guards and effects that ask and tell
        /// what it is given. `tap` taps the button of a screen that takes the transition of that
        /// name; false if there is none.
        ///
        /// - Parameters:
        ///   - program: the program to compare the app with.
        ///   - makeRoot: makes the root coordinator of a new app.
        ///   - tap: taps the button of a screen for the transition of a name; false if there is
        ///     none.
        ///   - openLink: opens the link of a name, with any values, on the root coordinator, or
        ///     takes the app's own transition of that name; false where it doesn't open. Without
        ///     it neither is done.
        public init(
            _ program: Program, makeRoot: @escaping @MainActor (WalkApp) -> Coordinator,
            tap: @escaping @MainActor (UIViewController, String) -> Bool, openLink: (@MainActor (Coordinator, String) -> Bool)? = nil
        ) {
            machine = Machine(openLink == nil ? program.withoutLinks : program)
            self.makeRoot = makeRoot
            self.tap = tap
            self.openLink = openLink
        }

        /// A walk through an app without guards and effects.
        ///
        /// - Parameters:
        ///   - program: the program to compare the app with.
        ///   - makeRoot: makes the root coordinator of a new app.
        ///   - tap: taps the button of a screen for the transition of a name; false if there is
        ///     none.
        public init(
            _ program: Program, makeRoot: @escaping @MainActor () -> Coordinator,
            tap: @escaping @MainActor (UIViewController, String) -> Bool
        ) {
            self.init(program, makeRoot: { _ in makeRoot() }, tap: tap)
        }

        /// What came of a walk.
        public struct Report: Sendable, CustomStringConvertible {
            /// The actions taken, of each kind.
            public let counts: [String: Int]
            /// What of the language was taken.
            public let coverage: WalkCoverage
            /// The first difference and the shortest list of actions found that leads to it; nil if
            /// there was none.
            public let failure: String?

            init(counts: [String: Int], coverage: WalkCoverage, failure: String?) {
                self.counts = counts
                self.coverage = coverage
                self.failure = failure
            }

            /// Of a walk that can't be taken.
            init(_ obstacle: String) {
                self.init(counts: [:], coverage: WalkCoverage(), failure: obstacle)
            }

            /// A line for a test's output.
            public var description: String {
                failure ?? counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            }
        }

        /// Takes so many random actions. The same seed takes the same ones.
        ///
        /// On Apple's systems that is for a test that XCTest calls, in a method that isn't async:
        /// see the other `run(actions:seed:)`. On Linux it isn't for programs with async effects,
        /// whose tasks go on only while the test suspends.
        ///
        /// - Parameters:
        ///   - count: the most actions that are taken.
        ///   - seed: decides all that is left to chance.
        /// - Returns: what came of the walk.
        public func run(actions count: Int, seed: UInt64) -> Report {
            take(count, seed: seed)
        }

        func take(_ count: Int, seed: UInt64) -> Report {
            #if os(Linux)
                if hasAsyncEffects { return Report("the program has async effects, which only a walk that is awaited waits for") }
            #endif
            var progress = WalkProgress(of: self, actions: count, seed: seed)
            while progress.goesOn() {}
            return progress.end(shrinking: shrinks)
        }

        /// Whether the app answers in tasks, which go on only while nothing else is done.
        var hasAsyncEffects: Bool { machine.program.effects.contains(where: \.isAsync) }

        /// Takes actions one after another in a new app, leaving out those that aren't possible;
        /// gives the first difference with the words for what led to it.
        ///
        /// - Parameters:
        ///   - steps: the actions.
        ///   - seed: the seed with which the app begins.
        /// - Returns: lines that end with the difference; nil where there is none.
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

        /// Begins a walk in a new app, which knows what another one has taken.
        func begin(_ seed: UInt64, isGuided: Bool = false, after other: WalkRun? = nil) -> WalkRun {
            let luck = Luck(program: machine.program, seed: seed)
            let app = WalkApp(luck: luck)
            let root = makeRoot(app)
            app.root = root
            let running = RunningApp(
                root, app: app, user: makeUser(of: app), program: machine.program, makeRoot: makeRoot, tap: tap, openLink: openLink)
            return WalkRun(running, machine: machine, luck: luck, isGuided: isGuided, restarts: restarts, after: other)
        }
    }
#endif
