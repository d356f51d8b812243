import Testing

/// The Swift for named sets of transitions.
@Suite struct SetTests {
    private let flows = """
        home:
          uses: [posts]
          screens:
            list: { transitions: { own: pop } }
            more: { params: { id: Int } }
        profile:
          screens:
            list: { uses: [posts] }
            more: { params: { id: Int } }
        """
    private let rest = """

        transitionSets:
          posts:
            openProfile: { push: profile }
            leave: dismissAll
            more: { push: more }
        """

    private var text: String { swift(flows: flows, rest: rest) }

    @Test func `all routers conform to one protocol`() {
        #expect(
            text.part("protocol PostsRouting") == """
                protocol PostsRouting: AnyObject {
                    /// Pushes the flow `profile`.
                    func openProfile()

                    /// Dismisses all modals.
                    func leave()

                    /// Pushes `more`.
                    func more(id: Int)
                }
                """)
        #expect(text.components(separatedBy: "protocol PostsRouting").count == 2)
        #expect(!text.contains("HomeFlowRouting") && !text.contains("protocol ProfileRouting"))
        #expect(text.contains("func makeList(router: any HomeListRouting & PostsRouting) -> UIViewController"))
        #expect(text.contains("func makeMore(id: Int, router: any PostsRouting) -> UIViewController"))
        #expect(text.contains("private final class ProfileListRouter: FlowRuntime.Router<ProfileCoordinator>, PostsRouting {"))
    }

    @Test func `steps that name nothing of a flow have one implementation`() {
        #expect(
            text.part("extension PostsRouting") == """
                extension PostsRouting where Self: FlowRuntime.FlowRouter, Owner: PostsFlow {
                    func openProfile() {
                        navigate(#function) { coordinator, change in change.push(ProfileCoordinator(screens: coordinator.postsScreens)) }
                    }

                    func leave() {
                        navigate(#function) { _, change in change.dismissAll() }
                    }
                }
                """)
        #expect(text.contains("class HomeCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow, PostsFlow {"))
        // The factory of `home` makes more screens than the set needs.
        #expect(text.contains("    var postsScreens: any ProfileScreens { screens }"))
        // Each flow pushes its own screen.
        #expect(text.components(separatedBy: "func more(id: Int) {").count == 3)
    }

    @Test func `the protocols have the access and names that the file asks for`() {
        let options = "generate: { access: public, names: { set: \"{Set}Ways\", setFlow: \"{Set}Base\" } }"
        let text = swift(flows: flows, rest: rest + "\n" + options)
        #expect(text.contains("@MainActor public protocol PostsWays: AnyObject {"))
        #expect(text.contains("\n@MainActor protocol PostsBase: FlowRuntime.Coordinator {"))
        let other = outcome(of: [
            ("App.flow.yaml", file(app: "Test", root: "home", flows: flows) + "generate: { access: public }"),
            ("Sets.flow.yaml", "flowspec: 1" + rest.replacing("  posts:", with: "  1️⃣posts:")),
        ])
        #expect(
            other.findings == [
                "2:1️⃣ hidden-flow: the set 'posts' is internal in Sets.flow.yaml but used in a public interface; set the same 'access' in both "
                    + "files | 1:5:3 'home' uses it"
            ])
    }

    @Test func `a set belongs to its module`() {
        let sets = "flowspec: 1\ngenerate: { access: public }" + rest
        let used = outcome(of: [
            ("App.flow.yaml", file(app: "Test", root: "home", flows: flows.replacing("[posts]", with: "[1️⃣posts]"))),
            ("Basket/Basket.flow.yaml", sets),
        ])
        #expect(
            used.findings.first
                == "1:1️⃣ unknown-target: 'posts' is a set of the module 'Basket', which other modules can't use; declare a set in the module "
                + "of 'home'")
    }
    @Test func `a value's type isn't the coordinator's, which the extension calls Owner`() {
        let text = findings(
            flows: "home: { uses: [posts], screens: { list: {}, item: { params: { owner: Owner } } } }",
            rest: "transitionSets: { posts: { 1️⃣open: { push: item } } }")
        let message = "the method of 'open' has a parameter of the type 'Owner', but the router of a set declares its own 'Owner'"
        #expect(text == ["1️⃣ name-clash: \(message); use a type alias"])
    }
}
