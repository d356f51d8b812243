/// A screen as declared in a spec.
public struct ScreenDeclaration: Sendable {
    /// The screen's name.
    public var name: Located<String>
    /// The description of the screen.
    public var documentation: String?
    /// The screen's parameters, in the order of the file.
    public var parameters: [Parameter] = []
    /// The screen's transitions, in the order of the file.
    public var transitions: [TransitionDeclaration] = []
    /// The sets of transitions that the screen has beside its own.
    public var uses: [Located<String>] = []
    /// The effects of the screen's view controller.
    public var effects: [EffectDeclaration] = []
    /// The screen, as `flow.screen`, whose view controller this screen shares.
    public var like: Located<String>?
    /// The source of the view controller; `nil` if the app creates it.
    public var origin: ScreenOrigin?
    /// The characters of `from`, if any.
    public var originPlace: SourceRange?
    /// The title, bars and other attributes.
    public var attributes = AttributesDeclaration()
    /// The presentation of the screen.
    public var presentation: PresentationDeclaration?
    /// The guard that must be true to show the screen.
    public var requirement: RequirementDeclaration?
    /// The rules suppressed for the screen and its steps.
    var suppressions: [SuppressionDeclaration] = []
    /// True if parts of the screen couldn't be read, so elements that seem missing might exist.
    public var isPartial = false
}

/// The source of a screen's view controller.
public enum ScreenOrigin: Hashable, Sendable {
    /// A scene of a storyboard, by its storyboard ID, and its class.
    case storyboard(String, id: String, class: String)
    /// A nib and the class of its owner.
    case nib(String, class: String)
    /// A class, created by its `init()`.
    case `class`(String)
    /// A SwiftUI view.
    case view(String)
}

/// The attributes of a screen that a spec sets.
public struct AttributesDeclaration: Sendable {
    /// The strings, each possibly `$name` of one of the screen's parameters.
    public var texts: [ScreenAttribute: Located<TextDeclaration>] = [:]
    /// The Boolean attributes.
    public var flags: [ScreenAttribute: Located<Bool>] = [:]

    /// Returns these attributes, with others as defaults.
    ///
    /// - Parameter others: the attributes to use if these have no value.
    public func over(_ others: AttributesDeclaration) -> AttributesDeclaration {
        var all = self
        all.texts.merge(others.texts) { own, _ in own }
        all.flags.merge(others.flags) { own, _ in own }
        return all
    }
}

/// A parameter: its name, its Swift type and an optional default.
public struct Parameter: Sendable {
    /// The name.
    public var name: Located<String>
    /// The Swift type, checked and in canonical spacing.
    public var type: SwiftType
    /// The default as a checked Swift literal; `nil` if there is none.
    public var defaultValue: String?
    /// The default and its location; `nil` if there is none or it couldn't be read.
    public var defaultLiteral: Located<SwiftLiteral>?
}
