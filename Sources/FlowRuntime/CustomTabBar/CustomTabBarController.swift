#if os(iOS) || os(Linux)
    import UIKit

    /// A tab bar controller with a custom bar in place of the system's.
    ///
    /// Set ``dataSource`` to configure the bar, and ``barDelegate`` to learn which tabs are
    /// selected. Under a coordinator the flow decides which tab is shown first. The data source's
    /// initial index is used only if nothing selects a tab before the bar appears.
    ///
    /// UIKit calls the `UITabBarControllerDelegate` only for taps on the system's bar, so never for
    /// this one. As in every `UITabBarController`, an iPhone moves tabs after the fourth into the
    /// More list if there are more than five.
    open class CustomTabBarController: UITabBarController, TabContainer {
        /// The height of the system's bar, in points.
        public static let defaultHeight: CGFloat = 49

        /// The items, one for each tab, in the order of the tabs.
        public let items: [any TabBarItem]

        /// The view that contains the items.
        public let bar = UIView()

        /// The object that configures the bar's look and animation. It isn't retained.
        public weak var dataSource: (any CustomTabBarDataSource)? {
            didSet { reloadBar() }
        }

        /// The delegate that responds to selections. It isn't retained.
        public weak var barDelegate: (any CustomTabBarDelegate)?

        /// Called before the user's tap on an item selects its tab. Return `false` to prevent that.
        public var shouldSelectTab: (@MainActor (Int) -> Bool)?

        /// Called with the index of each selected tab.
        public var didSelectTab: (@MainActor (Int) -> Void)?

        private var buttons: [CustomTabBarButton] = []
        /// The tab whose item is drawn as selected.
        private var markedIndex: Int?
        /// True if a tab has been selected: the initial index is then ignored.
        private var isTabChosen = false
        /// True while the selection changes without a choice by the user or app code: when UIKit
        /// receives the tabs, or for the initial tab.
        private var isSelectingByItself = false

        /// Creates a container with an item for each tab.
        ///
        /// - Parameter items: the items in the order of the tabs.
        public init(items: [any TabBarItem]) {
            self.items = items
            super.init(nibName: nil, bundle: nil)
        }

        /// Always returns `nil`: items can't be decoded from an archive.
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

        /// The index of the visible tab.
        public var selectedTabIndex: Int {
            get { selectedIndex }
            set {
                isTabChosen = true
                guard tabControllers.indices.contains(newValue) else { return }
                selectedIndex = newValue
            }
        }

        /// Shows a string in the badge of a tab's item, or removes the badge.
        open func setBadge(_ text: String?, ofTab index: Int) {
            guard items.indices.contains(index) else { return }
            items[index].setBadge(text)
        }

        // MARK: - The bar

        /// Lays out the bar at the bottom, with equal widths for the items. Override it to change
        /// that.
        ///
        /// - Parameter places: the buttons that contain the items, in the order of the tabs.
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
                // As the system's bar does, unless `shouldSelectTab` has already popped.
                if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
                    stack.popToRootViewController(animated: true)
                }
                tellSelection(index)
            }
        }

        /// UIKit might set one property through the other, so a second call for a tab is ignored.
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
            // UIKit might have shown its bar again.
            hideSystemBar()
            layOutBar(buttons)
            if selectedViewController.map(innermost(of:))?.transitionCoordinator == nil { updateBarVisibility(animated: false) }
        }
    }
#endif
