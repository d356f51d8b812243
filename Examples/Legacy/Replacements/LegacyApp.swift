/// Creates the screens of the generated flows.
struct ScreenFactory {
    let session: Session
}

extension Session: LegacyGuards {
    var signedIn: Bool { user != nil }
}

extension Session: LegacyEffects {}
