/// Combines the views in a closure into one view.
@resultBuilder public struct ViewBuilder {
    /// An empty view.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views.
    @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var members: [ChildView] = []
        for view in repeat each content { members.append(ChildView(members.count, view)) }
        return TupleView((repeat each content), members: members)
    }

    /// An optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The view of an `if`, or of an earlier case of a `switch`.
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// The view of an `else`, or of a later case of a `switch`.
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// A view that requires a newer system.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// One of two views. They don't share state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, ViewGroup {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    var members: [ChildView] {
        switch storage {
        case .first(let view): [ChildView(true, view)]
        case .second(let view): [ChildView(false, view)]
        }
    }
}

/// Several views.
public struct TupleView<T>: View, ViewGroup {
    let value: T
    let members: [ChildView]

    init(_ value: T, members: [ChildView]) {
        self.value = value
        self.members = members
    }
}

extension Optional: View where Wrapped: View {
    /// Not available: the view is primitive.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Optional: ViewContainer, ViewGroup, PrimitiveView where Wrapped: View {
    var members: [ChildView] { map { [ChildView(true, $0)] } ?? [] }
}

/// A view of any type.
public struct AnyView: View, ViewGroup {
    let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) {
        self.view = view
    }

    var members: [ChildView] { [ChildView(ObjectIdentifier(type(of: view)), view)] }
}

/// Views without a container.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView, ViewContainer, ViewGroup where Content: View {
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var members: [ChildView] { [ChildView(true, content)] }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
    let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, PrimitiveView, ViewContainer, ViewGroup where Content: View {
    /// Creates a view for each element, identified by a property of the element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }

    var members: [ChildView] { data.map { ChildView($0[keyPath: id], content($0)) } }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each element, identified by the element's `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
