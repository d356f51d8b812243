#if os(iOS) || os(Linux)
    import UIKit

    /// A tab bar controller with a bar of the app's own items in place of the system's bar.
    ///
    /// ``dataSource`` says how the bar looks, ``barDelegate`` hears what is selected. Under a
    /// coordinator the flow says which tab shows first, and the initial index of the data source
    /// isn't asked; it counts where nobody selects a tab before the bar appears.
    ///
    /// The delegate of UITabBarController is told of taps on the system's bar only, so nothing of
    /// this one. As with every UITabBarController, more than five tabs on an iPhone end up in the
    /// More list.
    open class CustomTabBarController: UITabBarController, TabContainer {
        /// The height of the system's bar.
        public static let defaultHeight: CGFloat = 49

        /// The items, one for each tab in their order.
        public let items: [any TabBarItem]

        /// The view that the items are in.
        public let bar = UIView()

        /// How the bar looks and moves. It isn't kept.
        public weak var dataSource: (any CustomTabBarDataSource)? {
            didSet { reloadBar() }
        }

        /// Hears what is selected. It isn't kept.
        public weak var barDelegate: (any CustomTabBarDelegate)?

        /// Is asked before the user's tap on an item selects its tab.
        public var shouldSelectTab: (@MainActor (Int) -> Bool)?

        /// Is told of each tab that was selected.
        public var didSelectTab: (@MainActor (Int) -> Void)?

        private var buttons: [CustomTabBarButton] = []
        /// The tab whose item shows that it is selected.
        private var markedIndex: Int?
        /// Whether a tab was selected, so that the initial index no longer counts.
        private var isTabChosen = false
        /// Whether a change of the selection is nobody's choice: UIKit's own when it takes the
        /// tabs, or that of the initial tab.
        private var isSelectingByItself = false

        /// Makes a container with an item for each tab.
        ///
        /// - Parameter items: the items in the order of the tabs.
        public init(items: [any TabBarItem]) {
            self.items = items
            super.init(nibName: nil, bundle: nil)
        }

        /// Items don't come out of an archive: always nil.
        public required init?(coder: NSCoder) {
            nil
        }

        // MARK: - TabContainer

        /// The controllers of the tabs, in the order of the items.
        public var tabControllers: [UIViewController] {
            get { viewControllers ?? [] }
            set {
                selectByItself { viewControllers = newValue }
            }
        }

        /// The index of the tab that shows.
        public var selectedTabIndex: Int {
            get { selectedIndex }
            set {
                isTabChosen = true
                guard tabControllers.indices.contains(newValue) else { return }
                selectedIndex = newValue
            }
        }

        /// Shows a text in the badge of a tab's item, or none.
        open func setBadge(_ text: String?, ofTab index: Int) {
            guard items.indices.contains(index) else { return }
            items[index].setBadge(text)
        }

        // MARK: - The bar

        /// Lays the bar out: at the bottom, with places of equal width for the items. A subclass
        /// may do it in another way.
        ///
        /// - Parameter places: the buttons with the items, in the order of the tabs.
        open func layOutBar(_ places: [UIView]) {
            let bottom = view.safeAreaInsets.bottom
            bar.frame = CGRect(x: 0, y: view.bounds.height - barHeight - bottom, width: view.bounds.width, height: barHeight + bottom)
            let width = bar.bounds.width / CGFloat(max(places.count, 1))
            let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, place) in (isReversed ? places.reversed() : places).enumerated() {
                place.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: barHeight)
            }
        }

        // MARK: - Selecting

        open override var selectedIndex: Int {
            didSet { selectionChanged() }
        }

        open override var selectedViewController: UIViewController? {
            didSet { selectionChanged() }
        }

        private func tapped(_ index: Int) {
            guard tabControllers.indices.contains(index), shouldSelectTab?(index) ?? true else { return }
            let tab = tabControllers[index]
            if tab !== selectedViewController {
                selectedViewController = tab
            } else {
                // As the system's bar does it; who was asked may have done so already.
                if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
                    stack.popToRootViewController(animated: true)
                }
                tellSelection(index)
            }
        }

        /// UIKit may set one of the two properties by the other, so only the first of two equal
        /// calls counts.
        private func selectionChanged() {
            let index = selectedIndex
            guard !isSelectingByItself, tabControllers.indices.contains(index), index != markedIndex else { return }
            isTabChosen = true
            markSelection(animated: true)
            if isViewLoaded { view.bringSubviewToFront(bar) }
            updateBarVisibility(animated: false)
            tellSelection(index)
        }

        private func tellSelection(_ index: Int) {
            didSelectTab?(index)
            barDelegate?.tabBar(self, didSelect: index)
        }

        private func selectInitialTab() {
            guard !isTabChosen else { return }
            isTabChosen = true
            let index = dataSource?.initialIndex(for: self) ?? 0
            guard tabControllers.indices.contains(index) else { return }
            selectByItself { selectedIndex = index }
        }

        private func selectByItself(_ change: () -> Void) {
            isSelectingByItself = true
            change()
            isSelectingByItself = false
            markSelection(animated: false)
        }

        private func markSelection(animated: Bool) {
            guard tabControllers.indices.contains(selectedIndex) else { return }
            mark(selectedIndex, animator: animated ? dataSource?.animator(for: self) : nil)
        }

        private func mark(_ index: Int, animator: (any TabBarAnimator)?) {
            let old = markedIndex
            markedIndex = index
            for (place, item) in items.enumerated() where old == nil || place == old || place == index {
                let state: TabBarItemState = place == index ? .selected : .normal
                animator?.prepareForAnimation(of: item, to: state)
                item.setState(state)
                animator?.performAnimation(of: item, to: state)
            }
            for (place, button) in buttons.enumerated() { button.isSelected = place == index }
        }

        // MARK: - UIViewController

        open override func viewDidLoad() {
            super.viewDidLoad()
            hideSystemBar()
            buttons = items.enumerated().map { index, item in
                CustomTabBarButton(item: item) { [weak self] in self?.tapped(index) }
            }
            for button in buttons {
                button.isSelected = button.item === markedIndex.map { items[$0] }
                bar.addSubview(button)
            }
            view.addSubview(bar)
            reloadBar()
        }

        open override func viewWillAppear(_ animated: Bool) {
            selectInitialTab()
            markSelection(animated: false)
            super.viewWillAppear(animated)
            view.bringSubviewToFront(bar)
            updateBarVisibility(animated: false)
        }

        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // UIKit may have shown its bar again.
            hideSystemBar()
            layOutBar(buttons)
            if selectedViewController.map(innermost(of:))?.transitionCoordinator == nil { updateBarVisibility(animated: false) }
        }
    }
#endif
