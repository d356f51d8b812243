/// An image. Nothing is loaded: any name except the empty one is valid.
open class UIImage: NSObject, @unchecked Sendable {
    private let name: String?

    /// Creates an image without content.
    public override init() {
        name = nil
        super.init()
    }

    /// Creates the symbol of that name. Returns `nil` if the name is empty.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        super.init()
    }

    /// Creates the image of that name from the assets. Returns `nil` if the name is empty.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        super.init()
    }

    /// The image's name, for tests and logs.
    open override var description: String { name ?? "empty image" }
}
