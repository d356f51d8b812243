import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewGraphTests {
    @Test func `a change evaluates only the views that read it`() {
        let model = Model(1)
        let stage = SwiftUIStage(Outer(model: model))
        #expect(stage.texts == "outer 1 fixed")
        HeadlessSwiftUI.resetEvaluations()
        model.value = 2
        stage.user.finishTransitions()
        #expect(stage.texts == "outer 2 fixed")
        #expect(HeadlessSwiftUI.evaluations == ["Reader": 1, "Line": 1])
    }

    private struct Outer: View {
        let model: Model<Int>

        var body: some View {
            VStack {
                Line(text: "outer")
                Reader(model: model)
                Line(text: "fixed")
            }
        }
    }

    private struct Reader: View {
        let model: Model<Int>

        var body: some View { Line(text: "\(model.value)") }
    }

    @Test func `state persists until the position or identity of its view changes`() {
        let model = Model(0)
        let stage = SwiftUIStage(Counters(model: model))
        stage.user.tap("first 0")
        stage.user.tap("first 1")
        stage.user.tap("id 0")
        #expect(stage.texts == "first 2 id 1")
        model.value = 1
        stage.user.finishTransitions()
        #expect(stage.texts == "first 2 id 0")
        model.value = 2
        stage.user.finishTransitions()
        #expect(stage.texts == "second 0 id 0")
        model.value = 0
        stage.user.finishTransitions()
        #expect(stage.texts == "first 0 id 0")
    }

    private struct Counters: View {
        let model: Model<Int>

        var body: some View {
            if model.value < 2 { Counter(name: "first") } else { Counter(name: "second") }
            Counter(name: "id").id(model.value)
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `a view passes its environment to its children`() {
        let model = Model("de")
        let stage = SwiftUIStage(Localized(model: model))
        #expect(stage.texts == "none de")
        model.value = "fr"
        stage.user.finishTransitions()
        #expect(stage.texts == "none fr")
    }

    private struct Localized: View {
        let model: Model<String>

        var body: some View {
            VStack {
                Language()
                Language().environment(\.language, model.value)
            }
        }
    }

    private struct Language: View {
        @Environment(\.language) private var language

        var body: some View { Text(language) }
    }

    @Test func `a view reports its appearance and changes of a value`() {
        let model = Model(true)
        var events: [String] = []
        let stage = SwiftUIStage(Appearing(model: model) { events.append($0) })
        model.value = false
        stage.user.finishTransitions()
        #expect(events == ["appear", "disappear", "true false"])
    }

    private struct Appearing: View {
        let model: Model<Bool>
        let report: (String) -> Void

        var body: some View {
            VStack {
                if model.value { Text("visible").onAppear { report("appear") }.onDisappear { report("disappear") } }
            }
            .onChange(of: model.value) { report("\($0) \($1)") }
        }
    }

    @Test func `a represented controller appears and disappears with its view`() {
        let model = Model(1)
        let journal = Journal()
        let stage = SwiftUIStage(Represented(model: model, journal: journal))
        #expect(stage.user.visibleViewController?.title == "1")
        model.value = 2
        stage.user.finishTransitions()
        #expect(stage.user.visibleViewController?.title == "2")
        #expect(journal.take().filter { $0.hasSuffix("didAppear") } == ["screen.didAppear"])
        model.value = 0
        stage.user.finishTransitions()
        #expect(journal.take().contains("screen.didDisappear"))
    }

    private struct Represented: View {
        let model: Model<Int>
        let journal: Journal

        var body: some View {
            if model.value > 0 { Controller(title: "\(model.value)", journal: journal) }
        }
    }

    private struct Controller: UIViewControllerRepresentable {
        let title: String
        let journal: Journal

        func makeUIViewController(context: Context) -> Screen { Screen("screen", journal) }
        func updateUIViewController(_ screen: Screen, context: Context) { screen.title = title }
    }
}

private struct LanguageKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    fileprivate var language: String {
        get { self[LanguageKey.self] }
        set { self[LanguageKey.self] = newValue }
    }
}
