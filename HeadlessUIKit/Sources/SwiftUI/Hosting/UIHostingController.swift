public import UIKit

/// A view controller that shows a SwiftUI view.
@MainActor open class UIHostingController<Content: View>: UIViewController, PageHolder {
    let page: Page

    /// The visible view.
    public var rootView: Content {
        didSet { page.show(rootView) }
    }

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        page = Page(in: Graph(), within: nil)
        super.init(nibName: nil, bundle: nil)
        page.controller = self
    }

    /// Creates the controller of a storyboard scene with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        page = Page(in: Graph(), within: nil)
        super.init(coder: aDecoder)
        page.controller = self
    }

    /// Returns `nil`: archives don't contain a view.
    public required init?(coder aDecoder: NSCoder) {
        nil
    }

    /// Creates a page of a stack, a tab view or a presentation.
    init(rootView: Content, within node: Node) {
        self.rootView = rootView
        page = Page(in: node.graph, within: node)
        super.init(nibName: nil, bundle: nil)
        page.controller = self
    }

    /// Evaluates the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        page.load(rootView)
    }

    /// Adapts the view to the window's width.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        page.updateEnvironment()
    }

    /// Calls the closures of `onAppear`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        page.willAppear()
    }

    /// Runs the presentations that have waited for the view.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        page.didAppear()
    }

    /// Calls the closures of `onDisappear`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.didDisappear()
    }

    /// Releases the views of a screen after its removal from a container.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { page.leaveContainer() }
    }
}

/// A controller that shows a page.
@MainActor protocol PageHolder: UIViewController {
    var page: Page { get }
}
