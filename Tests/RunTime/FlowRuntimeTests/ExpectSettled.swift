import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Lets everything come to rest and expects a state, which UIKit shows too, having raised nothing.
@MainActor func expectSettled<Root: Coordinator>(
    _ app: HeadlessApp<Root>, _ state: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    app.user.finishTransitions()
    #expect(app.state == state, sourceLocation: sourceLocation)
    #expect(app.difference == nil, sourceLocation: sourceLocation)
    // A change of a stack during a transition is app code's own doing in these tests.
    let warnings = HeadlessUIKit.warnings.filter { $0.kind != .nestedTransition }
    #expect(HeadlessUIKit.exceptions.isEmpty && warnings.isEmpty, "\(app.complaints)", sourceLocation: sourceLocation)
}
