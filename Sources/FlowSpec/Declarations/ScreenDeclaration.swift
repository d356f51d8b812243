/// A screen as it was written.
public struct ScreenDeclaration: Sendable {
    /// The screen's name.
    public var name: Located<String>
    /// What the screen means.
    public var documentation: String?
    /// What a screen is made with, in the order of the file.
    public var parameters: [Parameter] = []
    /// The ways out of the screen, in the order of the file.
    public var transitions: [TransitionDeclaration] = []
    /// What the app can do with this very screen.
    public var effects: [EffectDeclaration] = []
    /// The screen whose view controller this is too, as `flow.screen`.
    public var like: Located<String>?
    /// Where the view controller comes from; nil where the app makes it.
    public var origin: ScreenOrigin?
    /// What UIKit shows around it.
    public var attributes = AttributesDeclaration()
    /// How the screen is presented.
    public var presentation: PresentationDeclaration?
    /// What must hold to show it.
    public var requirement: RequirementDeclaration?
    /// Rules that the screen is excused from, those of its steps included.
    var excuses: [ExcuseDeclaration] = []
    /// Whether parts of it couldn't be read, so that what it seems to lack may be among them.
    public var isPartial = false
}

/// Where a screen's view controller comes from.
public enum ScreenOrigin: Hashable, Sendable {
    /// A scene of a storyboard, by its storyboard ID, with its class.
    case storyboard(String, id: String, class: String)
    /// A nib and its owner's class.
    case nib(String, class: String)
    /// A class that is made in code.
    case `class`(String)
    /// A SwiftUI view.
    case view(String)
}

/// What UIKit shows around a screen, as far as it was written.
public struct AttributesDeclaration: Sendable {
    /// The texts, each of which may be `$name` of one of the screen's parameters.
    public var texts: [ScreenAttribute: Located<TextDeclaration>] = [:]
    /// What was answered with yes or no.
    public var flags: [ScreenAttribute: Located<Bool>] = [:]

    /// The same, with what others say where these say nothing.
    ///
    /// - Parameter others: what counts where these say nothing.
    public func over(_ others: AttributesDeclaration) -> AttributesDeclaration {
        var all = self
        all.texts.merge(others.texts) { own, _ in own }
        all.flags.merge(others.flags) { own, _ in own }
        return all
    }
}

/// A parameter: its name, its Swift type and perhaps a default.
public struct Parameter: Sendable {
    /// The name.
    public var name: Located<String>
    /// The Swift type, checked and in the usual spacing.
    public var type: SwiftType
    /// The Swift literal that stands where no value is given, checked.
    public var defaultValue: String?
    /// The default and where it stands; nil also where it couldn't be read.
    public var defaultLiteral: Located<SwiftLiteral>?
}
