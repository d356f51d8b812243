import UIKit

/// A stack of screens: the root, and a screen for each element of a path.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let read: @MainActor () -> [AnyHashable]
    private let write: @MainActor ([AnyHashable]) -> Void

    func children(of node: Node) -> [ChildView] {
        let stack = node.object as? StackObject ?? StackObject(root, of: node)
        node.object = stack
        stack.write = write
        stack.wanted = read()
        return []
    }

    func update(_ node: Node) { (node.object as? StackObject)?.show(root) }
}

extension NavigationStack {
    /// Creates a stack with a path that both the app and the user can change.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}

/// Creates the screens for path elements of one type.
struct Destination: Attribute {
    let type: ObjectIdentifier
    let make: @MainActor (AnyHashable) -> (any View)?
}

extension View {
    /// Creates the screens of a stack for path elements of a type. If a type has several
    /// destinations, the stack uses the destination nearest to the root (S4).
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        attribute(Destination(type: ObjectIdentifier(data)) { ($0.base as? D).map { destination($0) } })
    }
}
