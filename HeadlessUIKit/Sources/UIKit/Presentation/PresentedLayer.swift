/// One presented controller, as its window keeps it. Only this keeps the presenter: between the
/// controllers there is no cycle.
@MainActor struct PresentedLayer {
    let presenter: UIViewController
    let presented: UIViewController
}
