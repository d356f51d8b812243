/// The root of everything that takes part in the responder chain.
@MainActor open class UIResponder: NSObject {
    /// Makes a responder that isn't part of any hierarchy yet.
    public override init() {
        super.init()
    }
}
