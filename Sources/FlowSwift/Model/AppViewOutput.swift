/// The SwiftUI view that shows a whole app.
struct AppViewOutput: Sendable {
    let name: String
    /// The protocol of the app's factory.
    let factory: String
    /// The coordinator class of the root flow.
    let root: String
    /// The enumeration of each flow's screens, and the view that shows them.
    let flows: [(screen: String, view: String)]
    /// The tabs that the spec describes, with the flow of each.
    let tabs: [(flow: String, tab: TabOutput)]
}
