import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SwiftUINavigationTests {
    private struct Stack: View {
        @Bindable var model: Model<[String]>

        var body: some View {
            NavigationStack(path: $model.value) {
                Text("root").navigationDestination(for: String.self) { Line(text: $0).navigationTitle($0) }
            }
        }
    }

    @Test(arguments: SwiftUIBehavior.all) func `the path and the user change a stack`(behavior: SwiftUIBehavior) {
        let model = Model([String]())
        let stage = SwiftUIStage(Stack(model: model), behavior)
        #expect(stage.texts == "root")
        model.value = ["a", "b", "c"]
        stage.user.finishTransitions()
        #expect(stage.texts == "c" && stage.user.visibleStack.map(\.title) == [nil, nil, nil, "c"])
        var written: [[String]] = []
        model.onChange = { written.append($0) }
        #expect(stage.user.tapBack())
        #expect(stage.texts == "b" && model.value == ["a", "b"])
        stage.user.beginSwipeBack()
        stage.user.cancelSwipeBack()
        #expect(stage.texts == "b" && model.value == ["a", "b"])
        #expect(stage.user.backMenu(to: 0))
        #expect(stage.texts == "root" && written == [["a", "b"], []])
    }

    @Test func `a push evaluates only the new screen`() {
        let model = Model([String]())
        let stage = SwiftUIStage(Stack(model: model))
        HeadlessSwiftUI.resetEvaluations()
        model.value = ["a"]
        stage.user.finishTransitions()
        #expect(HeadlessSwiftUI.evaluations == ["Line": 1])
    }

    @Test(arguments: [("applied", "c", ["a", "b", "c"]), ("truncated", "b", ["a", "b"]), ("lost", "a", ["a", "b", "c"])])
    func `a path changes during a transition`(name: String, screen: String, path: [String]) throws {
        var behavior = SwiftUIBehavior()
        behavior.pathDuringTransition = try #require(SwiftUIBehavior.PathChange(rawValue: name))
        let model = Model([String]())
        let stage = SwiftUIStage(Stack(model: model), behavior)
        model.value = ["a"]
        HeadlessUIKit.turnRunLoop()
        model.value = ["a", "b", "c"]
        stage.user.finishTransitions()
        #expect(stage.texts == screen && model.value == path)
    }

    private struct Tabs: View {
        @Bindable var model: Model<String>

        var body: some View {
            TabView(selection: $model.value) {
                ForEach(["one", "two"], id: \.self) { name in
                    Line(text: name).tabItem { Label("Tab \(name)", systemImage: "star") }.badge("3").tag(name)
                }
            }
        }
    }

    @Test(arguments: SwiftUIBehavior.all) func `the selection and the user change the tab`(behavior: SwiftUIBehavior) throws {
        let model = Model("one")
        let stage = SwiftUIStage(Tabs(model: model), behavior)
        #expect(stage.texts == "one")
        #expect(HeadlessSwiftUI.evaluations["Line"] == (behavior.loadsAllTabs ? 2 : 1))
        let bar = try #require(stage.user.visibleViewController?.tabBarController)
        #expect(bar.viewControllers?.map(\.tabBarItem.title) == ["Tab one", "Tab two"])
        #expect(bar.viewControllers?.map(\.tabBarItem.badgeValue) == ["3", "3"])
        var written: [String] = []
        model.onChange = { written.append($0) }
        stage.user.tapTab(1)
        #expect(stage.texts == "two")
        stage.user.tapTab(1)
        model.value = "one"
        stage.user.finishTransitions()
        #expect(stage.texts == "one" && written == ["two", "two", "one"])
    }

    @Test(arguments: SwiftUIBehavior.all) func `a binding that refuses a tap keeps the selected tab`(behavior: SwiftUIBehavior) {
        let stage = SwiftUIStage(Stubborn(), behavior)
        stage.user.tapTab(1)
        #expect(stage.texts == "one")
    }

    private struct Stubborn: View {
        var body: some View {
            TabView(selection: Binding(get: { 1 }, set: { _ in })) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
        }
    }
}
