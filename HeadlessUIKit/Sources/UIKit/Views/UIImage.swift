/// An image. The stand-in loads nothing: every name is taken to exist, apart from the empty one.
open class UIImage: NSObject, @unchecked Sendable {
    private let name: String?

    /// An image without content.
    public override init() {
        name = nil
        super.init()
    }

    /// The symbol of that name.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        super.init()
    }

    /// The image of that name in the app's assets.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        super.init()
    }

    /// The image's name, for tests and logs.
    open override var description: String { name ?? "empty image" }
}
