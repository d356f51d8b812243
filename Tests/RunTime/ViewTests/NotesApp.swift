import FlowRuntime
import SwiftUI
import UIKit

/// The state that the views of the app share.
@MainActor final class Drafts {
    var coordinator: MainCoordinator?
    /// True if the editor has unsaved changes.
    let isDirty = Flag()
}

@MainActor final class Flag: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = false

    var isSet: Bool {
        get {
            registrar.access(self, keyPath: \.isSet)
            return stored
        }
        set { registrar.withMutation(of: self, keyPath: \.isSet) { stored = newValue } }
    }
}

struct NotesApp: App {
    var drafts = Drafts()

    var body: some Scene {
        WindowGroup {
            NotesFlowView(screens: Screens(drafts: drafts)) {
                let coordinator = MainCoordinator()
                drafts.coordinator = coordinator
                return coordinator
            }
        }
    }
}

struct Screens: NotesFactory {
    let drafts: Drafts

    func makeList(router: any NotesListRouting) -> some View { ListView(router: router) }

    func makeEditor(id: Int, router: any NotesEditorRouting) -> some View {
        EditorView(id: id, router: router, isDirty: drafts.isDirty)
    }

    func makeOrder(router: any NotesOrderRouting) -> some View { Button("by date") { router.close() } }
    func makeInspector(router: any NotesInspectorRouting) -> some View { Button("Explain") { router.explain() } }
    func makeHint(router: any NotesHintRouting) -> some View { Button("Close") { router.close() } }
    func makeShare(router: any NotesShareRouting) -> some View { Button("Close") { router.close() } }
    func makeArchive(router: any OldArchiveRouting) -> UIViewController { OldController("archive") { router.open(number: 7) } }
    func makePage(number: Int, router: any OldPageRouting) -> UIViewController { OldController("page \(number)") { router.back() } }
}

struct ListView: View {
    let router: any NotesListRouting
    @State private var anchor = FlowAnchor()

    var body: some View {
        VStack {
            Button("Note 1") { router.edit(id: 1) }
            Button("Sort") { router.sort(source: anchor) }.flowAnchor(anchor)
            Button("Clear") { router.clear(source: anchor) }
        }
    }
}

struct EditorView: View {
    let id: Int
    let router: any NotesEditorRouting
    let isDirty: Flag

    var body: some View {
        VStack {
            Text("Editing \(id)")
            Button("Done") { router.done() }
            Button("Share") { router.share() }
            Button("Inspect") { router.inspect() }
        }
        .unsavedWork(isDirty.isSet, title: "Discard?", discard: "Discard", keep: "Keep")
    }
}

final class OldController: UIViewController {
    let tap: @MainActor () -> Void

    init(_ title: String, tap: @escaping @MainActor () -> Void) {
        self.tap = tap
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}
