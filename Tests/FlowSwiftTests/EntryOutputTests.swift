import Testing

/// Programs whose flows the app's code starts.
@Suite struct EntryOutputTests {
    @Test func `a program without a root has the app's names, and coordinators that are made from outside`() {
        let spec = """
            flowspec: 1
            app: Shop
            guards: { online: There is a connection }
            flows:
              order:
                entry: present
                params: { item: Int }
                results: { placed: {} }
                screens: { cart: { transitions: { placed: finish, help: { if: online, then: { push: help } } } } }
              help: { entry: push, screens: { topics: {} } }
            """
        let outcome = outcome(of: [("Shop.flow.yaml", spec)])
        #expect(outcome.findings.isEmpty)
        let text = outcome.files["Shop.flow.swift"] ?? ""
        #expect(text.contains("typealias ShopFactory = HelpScreens & OrderScreens\n"))
        #expect(text.contains("protocol ShopGuards {"))
        #expect(text.contains("final class OrderCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow, FlowRuntime.FinishingFlow"))
        #expect(text.contains("init(screens: any OrderScreens & HelpScreens, guards: any ShopGuards, item: Int) {"))
    }

    @Test func `the file that names the app has what is the whole app's`() {
        let outcome = outcome(of: [
            ("A.flow.yaml", "flowspec: 1\nflows: { a: { entry: push, screens: { a: {} } } }"),
            ("B.flow.yaml", "flowspec: 1\napp: Shop\nflows: { b: { entry: push, screens: { b: {} } } }"),
        ])
        #expect(outcome.findings.isEmpty)
        #expect(outcome.files["B.flow.swift"]?.contains("typealias ShopFactory") == true)
        #expect(outcome.files["A.flow.swift"]?.contains("ShopFactory") == false)
    }
}
