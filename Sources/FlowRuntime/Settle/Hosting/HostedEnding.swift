#if os(iOS) || os(Linux)
    /// Reports to the app how its flow has ended, exactly once.
    final class HostedEnding: Sendable {
        private nonisolated(unsafe) var toTell: (@MainActor (HostedEnd) -> Void)?
        nonisolated(unsafe) var end = HostedEnd.dismissed
        /// Dismisses the flow's layers if the flow is released before its end.
        nonisolated(unsafe) var takeAway: (@MainActor @Sendable () -> Void)?
        let takesResults: Bool

        @MainActor init(takingResults takesResults: Bool, _ tell: @escaping @MainActor (HostedEnd) -> Void) {
            self.takesResults = takesResults
            toTell = tell
        }

        /// Creates the ending of a flow without handled results.
        @MainActor convenience init(_ dismissed: @escaping () -> Void) {
            self.init(takingResults: false) { _ in dismissed() }
        }

        @MainActor convenience init<Result>(
            _ finished: @escaping (Result) -> Void, _ dismissed: @escaping () -> Void
        ) {
            self.init(takingResults: true) { end in
                if case .finished(let result as Result) = end { finished(result) } else { dismissed() }
            }
        }

        @MainActor func tell() {
            let tell = toTell
            toTell = nil
            tell?(end)
        }

        deinit {
            guard toTell != nil else { return }
            let heir = HostedEnding(after: self)
            let takeAway = takeAway
            afterDeinit {
                takeAway?()
                heir.tell()
            }
        }

        /// Moves the callback that hasn't been called to a new object.
        private nonisolated init(after other: HostedEnding) {
            toTell = other.toTell
            end = other.end
            takesResults = other.takesResults
        }
    }
#endif
