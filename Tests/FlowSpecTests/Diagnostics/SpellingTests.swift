import FlowSpec
import Testing

@Suite("Spelling help")
struct SpellingTests {
    private let steps = ["push", "pop", "popToRoot", "present", "dismiss", "dismissAll", "select"]

    @Test("A slip of the pen finds the word that was meant")
    func near() {
        let pairs = ["pusch", "psuh", "Push", "PRESENT", "dismis", "poptoroot", "selct", "pup"].map {
            "\($0) \(nearest($0, in: steps) ?? "-")"
        }
        #expect(
            pairs == [
                "pusch push", "psuh push", "Push push", "PRESENT present", "dismis dismiss", "poptoroot popToRoot", "selct select",
                "pup pop",
            ]
        )
    }

    @Test("Another word finds nothing")
    func far() {
        for name in ["", "x", "open", "banana", "pull", "preset values", String(repeating: "push", count: 1000)] {
            #expect(nearest(name, in: steps) == nil, "\(name)")
        }
        #expect(nearest("a", in: ["b"]) == nil)
        #expect(nearest("on", in: ["on"]) == nil)
    }

    @Test("The first of equally near words is taken, and a nearer one before it")
    func ties() {
        #expect(nearest("cart", in: ["card", "care", "car"]) == "card")
        #expect(nearest("cart", in: ["card", "Cart"]) == "Cart")
    }

    @Test("The proposal is the end of a message")
    func proposal() {
        #expect(didYouMean("pusch", in: steps) == "; did you mean 'push'?")
        #expect(didYouMean("banana", in: steps) == "")
    }

    @Test("Allowed values are a sentence")
    func listing() {
        #expect(alternatives([]) == "")
        #expect(alternatives(["push"]) == "push")
        #expect(alternatives(["push", "pop"]) == "push or pop")
        #expect(alternatives(["push", "pop", "dismiss"]) == "push, pop or dismiss")
    }
}
