/// The base class of objects in the responder chain.
@MainActor open class UIResponder: NSObject {
    /// Creates a responder that isn't in a hierarchy.
    public override init() {
        super.init()
    }
}
