import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SwiftUIPresentationTests {
    private final class Journal { var events: [String] = [] }

    private struct Sheets: View {
        @Bindable var model: Model<Item?>
        @Bindable var other: Model<Item?>
        let journal: Journal

        var body: some View {
            Text("base")
                .sheet(item: $model.value, onDismiss: { journal.events.append("dismissed") }, content: { Sheet(item: $0) })
                .fullScreenCover(item: $other.value, content: { Line(text: "cover \($0.id)") })
        }
    }

    private struct Sheet: View {
        let item: Item
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("close \(item.id)") { dismiss() }.interactiveDismissDisabled(item.id == "modal").presentationDetents([.medium])
        }
    }

    private func sheets(_ behavior: SwiftUIBehavior) -> (SwiftUIStage, Model<Item?>, Model<Item?>, Journal) {
        let (model, other, journal) = (Model<Item?>(nil), Model<Item?>(nil), Journal())
        let stage = SwiftUIStage(Sheets(model: model, other: other, journal: journal), behavior)
        model.onChange = { journal.events.append($0?.id ?? "nil") }
        return (stage, model, other, journal)
    }

    @Test(arguments: SwiftUIBehavior.all) func `an item presents a sheet, and the user dismisses it`(behavior: SwiftUIBehavior) {
        let (stage, model, _, journal) = sheets(behavior)
        model.value = Item(id: "a")
        stage.user.finishTransitions()
        #expect(stage.texts == "close a")
        #expect(stage.user.presentedLayers.first?.sheetPresentationController?.detents.map(\.identifier) == [.medium])
        #expect(stage.user.swipeDown())
        #expect(stage.texts == "base" && model.value == nil)
        #expect(
            journal.events == ["a"]
                + (behavior.callsOnDismissFirst && !behavior.clearsItemsEarly ? ["dismissed", "nil"] : ["nil", "dismissed"]))
    }

    @Test(arguments: SwiftUIBehavior.all) func `the app or a view dismisses a sheet`(behavior: SwiftUIBehavior) {
        let (stage, model, _, _) = sheets(behavior)
        model.value = Item(id: "modal")
        stage.user.finishTransitions()
        #expect(!stage.user.swipeDown())
        #expect(stage.user.tap("close modal"))
        #expect(stage.texts == "base" && model.value == nil)
        model.value = Item(id: "b")
        stage.user.finishTransitions()
        model.onChange = { _ in }
        model.value = nil
        stage.user.finishTransitions()
        // The sheet reappears if the app accepts the second write (P8).
        #expect(stage.texts == (behavior.writesItemsAgain ? "close b" : "base"))
    }

    @Test(arguments: [("dropped", ["base"]), ("queued", ["cover x"]), ("flashed", ["base"])])
    func `a second presentation is dropped, queued or dismissed`(name: String, texts: [String]) throws {
        var behavior = SwiftUIBehavior()
        behavior.secondPresentation = try #require(SwiftUIBehavior.SecondPresentation(rawValue: name))
        let (stage, model, other, _) = sheets(behavior)
        model.value = Item(id: "a")
        stage.user.finishTransitions()
        other.value = Item(id: "x")
        stage.user.finishTransitions()
        #expect(stage.texts == "close a")
        model.value = nil
        stage.user.finishTransitions()
        #expect(stage.user.visibleTexts == texts)
    }

    private struct Asking: View {
        @Bindable var model: Model<Bool>
        let journal: Journal

        var body: some View {
            Text("base").alert("Pay?", isPresented: $model.value, presenting: 5) { amount in
                Button("Pay \(amount)") { journal.events.append("pays") }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Now \($0)")
            }
        }
    }

    @Test(arguments: SwiftUIBehavior.all) func `an alert runs an action, and the app dismisses it`(behavior: SwiftUIBehavior) {
        let (model, journal) = (Model(false), Journal())
        let stage = SwiftUIStage(Asking(model: model, journal: journal), behavior)
        model.onChange = { journal.events.append("\($0)") }
        model.value = true
        stage.user.finishTransitions()
        #expect(stage.user.alert?.title == "Pay?" && stage.user.alert?.message == "Now 5")
        #expect(stage.user.tapAlert("Pay 5"))
        #expect(stage.user.alert == nil)
        #expect(journal.events == ["true"] + (behavior.runsActionsFirst ? ["pays", "false"] : ["false", "pays"]))
        model.value = true
        stage.user.finishTransitions()
        model.value = false
        stage.user.finishTransitions()
        #expect(stage.user.alert == nil)
    }

    @Test func `an app opens a window and a URL, and restores its scene storage`() throws {
        HeadlessUIKit.reset()
        let window = HeadlessSwiftUI.open(Saving())
        let user = HeadlessUser(window: window)
        #expect(user.visibleTexts == ["none"])
        #expect(try user.open(#require(URL(string: "app://item"))))
        HeadlessSwiftUI.setPhase(.background, of: window)
        user.finishTransitions()
        let again = HeadlessSwiftUI.open(Saving(), storage: HeadlessSwiftUI.storage(of: window))
        #expect(HeadlessUser(window: again).visibleTexts == ["app://item"])
    }

    private struct Saving: App {
        var body: some Scene { WindowGroup { SavingView() } }
    }

    private struct SavingView: View {
        @SceneStorage("saved") private var saved: Data?
        @Environment(\.scenePhase) private var phase
        @State private var url: String?

        var body: some View {
            Text(url ?? saved.flatMap { String(data: $0, encoding: .utf8) } ?? "none")
                .onOpenURL { url = $0.absoluteString }
                .onChange(of: phase) { if $1 == .background { saved = url?.data(using: .utf8) } }
        }
    }
}
