/// A view that the user operates.
///
/// Targets with selectors need the Objective-C run time, so a control acts by actions only.
@MainActor open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits, one for each event.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger is put on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is lifted from the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for, whichever event that is.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, one for each state.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing in particular.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It doesn't react.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
    }

    /// Whether the control reacts to touches.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether a finger is on the control.
    open var isHighlighted = false

    private var actions: [(action: UIAction, events: Event)] = []

    /// Makes a control with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a control that does something when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// How the control is.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Does something at those events. An action that is there already is done at these, too, and
    /// not twice.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = actions.firstIndex(where: { $0.action === action }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append((action, controlEvents))
        }
    }

    /// Does it no longer at those events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
        actions[index].events.subtract(controlEvents)
        if actions[index].events.isEmpty { actions.remove(at: index) }
    }

    /// Does what there is to do at those events, also on a control that is disabled: that only
    /// keeps the user's touches off.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.perform(sender: self)
        }
    }
}

extension UIControl {
    /// A finger comes and goes.
    func touch() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
