/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
