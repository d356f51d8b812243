import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Finishes all transitions and expects a state. UIKit must show it too, without exceptions.
@MainActor func expectSettled<Root: Coordinator>(
    _ app: HeadlessApp<Root>, _ state: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    app.user.finishTransitions()
    #expect(app.state == state, sourceLocation: sourceLocation)
    #expect(app.difference == nil, sourceLocation: sourceLocation)
    // App code changes stacks during transitions in these tests.
    let warnings = HeadlessUIKit.warnings.filter { $0.kind != .nestedTransition }
    #expect(HeadlessUIKit.exceptions.isEmpty && warnings.isEmpty, "\(app.complaints)", sourceLocation: sourceLocation)
}
