/// A presented controller in its window. Only this struct owns the presenter, so the controllers
/// don't form a retain cycle.
@MainActor struct PresentedLayer {
    let presenter: UIViewController
    let presented: UIViewController
}
