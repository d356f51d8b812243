#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The texts of the question whether to discard unsaved work.
    struct UnsavedQuestionTexts {
        let title: String
        let discard: String
        let keep: String
    }

    @available(iOS 17.0, *)
    extension View {
        /// Marks the work in a screen with `unsaved: true` as unsaved. FlowRuntime then asks the
        /// user before anything removes the screen.
        ///
        /// Meanwhile, the user can't swipe back or swipe a sheet down, because SwiftUI doesn't
        /// report attempts. The back button asks.
        ///
        /// - Parameters:
        ///   - isUnsaved: true if the user would lose work when the screen is removed.
        ///   - title: the title of the question.
        ///   - discard: the title of the button that discards the work.
        ///   - keep: the title of the button that stays on the screen.
        public func unsavedWork(_ isUnsaved: Bool, title: String, discard: String, keep: String) -> some View {
            modifier(UnsavedWorkModifier(isUnsaved: isUnsaved, texts: UnsavedQuestionTexts(title: title, discard: discard, keep: keep)))
        }
    }

    @available(iOS 17.0, *)
    struct UnsavedWorkModifier: ViewModifier {
        let isUnsaved: Bool
        let texts: UnsavedQuestionTexts
        @Environment(\.shownScreen) private var shown

        func body(content: _ViewModifier_Content<UnsavedWorkModifier>) -> some View {
            content
                .interactiveDismissDisabled(isUnsaved)
                .navigationBarBackButtonHidden(isUnsaved)
                .toolbar {
                    if isUnsaved, let shown, shown.goBack != nil {
                        Button {
                            shown.goBack?()
                        } label: {
                            Image(systemName: "chevron.backward")
                        }
                    }
                }
                .onChange(of: isUnsaved, initial: true) { _, new in shown?.question = new ? texts : nil }
        }
    }

    @available(iOS 17.0, *)
    struct ShownScreenKey: EnvironmentKey {
        static var defaultValue: ShownScreen? { nil }
    }

    @available(iOS 17.0, *)
    extension EnvironmentValues {
        var shownScreen: ShownScreen? {
            get { self[ShownScreenKey.self] }
            set { self[ShownScreenKey.self] = newValue }
        }
    }
#endif
