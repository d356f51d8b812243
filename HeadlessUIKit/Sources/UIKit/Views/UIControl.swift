/// A view that the user operates.
///
/// Targets with selectors need the Objective-C run time, so controls only support actions.
@MainActor open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        /// The bits, one for each event.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger touches the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger leaves the screen inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main event of the control, of any kind.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, one for each state.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No special state.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control doesn't react.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
    }

    /// True if the control reacts to touches.
    open var isEnabled = true
    /// True if the control is selected.
    open var isSelected = false
    /// True if a finger is on the control.
    open var isHighlighted = false

    private var actions: [(action: UIAction, events: Event)] = []

    /// Creates a control with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a control with a primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The state of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Runs an action at those events. If the action is already added, it runs at these events too,
    /// but only once.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = actions.firstIndex(where: { $0.action === action }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append((action, controlEvents))
        }
    }

    /// Stops running the action at those events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
        actions[index].events.subtract(controlEvents)
        if actions[index].events.isEmpty { actions.remove(at: index) }
    }

    /// Runs the actions for those events, even if the control is disabled. A disabled control only
    /// ignores touches.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.perform(sender: self)
        }
    }
}

extension UIControl {
    /// Touches the control and lifts the finger.
    func touch() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
