import Testing

@testable import FlowSpec

@Suite("What FlowSpec doesn't take of YAML is reported, and reading goes on")
struct SubsetTests {
    @Test("The first of two values for a key is kept")
    func duplicateKeys() {
        let reading = Reading("a: 3️⃣x\n1️⃣b: 1\nc: { 4️⃣d: 1, 5️⃣\"d\": 2 }\n2️⃣b: 2\nb: 3\n")
        #expect(
            reading.lines == [
                "5️⃣ yaml-duplicate-key: the mapping has the key 'd' twice; remove or rename one | 4️⃣ the first 'd' is here",
                "2️⃣ yaml-duplicate-key: the mapping has the key 'b' twice; remove or rename one | 1️⃣ the first 'b' is here",
                "5:1 yaml-duplicate-key: the mapping has the key 'b' twice; remove or rename one | 1️⃣ the first 'b' is here",
            ]
        )
        #expect(reading.node?.pairs?.map(\.key.value) == ["a", "b", "c"])
        #expect(reading.node?.pairs?[1].value.integer == 1)
    }

    @Test("Also among more keys than are compared one by one")
    func duplicateAmongMany() {
        let keys = (1...20).map { "k\($0): \($0)\n" }.joined()
        let findings = Reading(keys + "k1: x\nk8: x\nk9: x\nk20: x\n").findings
        #expect(findings.map(\.range.start.line) == [21, 22, 23, 24])
        #expect(findings.flatMap(\.notes).map(\.range.start.line) == [1, 8, 9, 20])
    }

    @Test("Keys are names")
    func keys() {
        let reading = Reading("1️⃣[a, b]: 1\n2️⃣{c: d}: [2]\n? 3️⃣- e\n: 3\nf: 4\n&g x: 5\n*g : 6\n4️⃣<<: {h: i}\n\"<<\": 7\n")
        #expect(
            reading.lines == [
                "1️⃣ yaml-unsupported: a key can't be a list; write a name before the ':'",
                "2️⃣ yaml-unsupported: a key can't be a mapping; write a name before the ':'",
                "3️⃣ yaml-unsupported: a key can't be a list; write a name before the ':'",
                "7:1 yaml-duplicate-key: the mapping has the key 'x' twice; remove or rename one | 6:4 the first 'x' is here",
                "4️⃣ yaml-unsupported: FlowSpec doesn't support the merge key '<<'; write the keys out, or use an alias as a whole value",
            ]
        )
        #expect(reading.node?.pairs?.map(\.key.value) == ["f", "x", "<<"])
    }

    @Test("Core tags are taken where they agree with the value")
    func tags() {
        let good = Reading("[!!str 1, !!int 2, !!int '3', !!float 1.5, !!bool true, !!null ~, !!seq [], !!map {}, !!str yes, 1️⃣! x]")
        #expect(
            good.lines == [
                "1️⃣ yaml-unsupported: FlowSpec doesn't support the tag '!'; write '{ not: … }' to negate a guard, or put the string in "
                    + "quotes"
            ])
        #expect(
            good.node?.items?.map(\.kindName) == [
                "a string", "a number", "a number", "a number", "true or false", "nothing", "a list", "a mapping", "a string", "a string",
            ]
        )
        let bad = Reading("- &a 1️⃣!!int x\n- 2️⃣!!seq {}\n- 3️⃣!!binary aGk=\n- 4️⃣!own [1]\n- 5️⃣!<tag:x.y,2002:z> 1\n- 6️⃣!!map x\n- 7️⃣!!set {}")
        #expect(
            bad.lines == [
                "1️⃣ yaml-unsupported: the tag '!!int' doesn't fit 'x'; remove it or change the value",
                "2️⃣ yaml-unsupported: the tag '!!seq' doesn't fit a mapping; remove it or change the value",
                "3️⃣ yaml-unsupported: FlowSpec doesn't support the tag '!!binary'; remove it",
                "4️⃣ yaml-unsupported: FlowSpec doesn't support the tag '!own'; write '{ not: own }' to negate a guard, or put the string "
                    + "in quotes",
                "5️⃣ yaml-unsupported: FlowSpec doesn't support the tag 'tag:x.y,2002:z'; remove it",
                "6️⃣ yaml-unsupported: the tag '!!map' doesn't fit 'x'; remove it or change the value",
                "7️⃣ yaml-unsupported: FlowSpec doesn't support the tag '!!set'; remove it",
            ]
        )
        #expect(bad.node?.items?.count == 7)
    }

    @Test("A file is one document")
    func documents() {
        let second = "a file can have only one document; move the second one to its own file"
        #expect(Reading("a: 1\n1️⃣---\nb: [\n").lines == ["1️⃣ yaml-unsupported: \(second)"])
        #expect(Reading("%YAML 1.1\n---\na: 1\n...\n").lines == [])
        #expect(
            Reading("a: 1\n...\n1️⃣b: 2\n").lines == [
                "1️⃣ yaml-unsupported: '...' ends the only document that a file can have; remove '...' or the lines after it"
            ]
        )
        #expect(
            Reading("1️⃣%YAML 2.0\n---\na: 1\n").lines == [
                "1️⃣ yaml-unsupported: FlowSpec supports YAML 1.1 and 1.2; remove the %YAML "
                    + "line"
            ])
        #expect(
            Reading("1️⃣%TAG ! tag:x,2002:\n---\na: 1\n").lines == [
                "1️⃣ yaml-unsupported: FlowSpec doesn't support %TAG directives; "
                    + "remove the directive"
            ]
        )
    }

    @Test("An alias that has no value is left out with its key or item")
    func aliases() {
        let reading = Reading("main: &main [1]\na: 1️⃣*man\nb: &b\n  c: 2️⃣*b\n  d: [3️⃣*x, 1]\n")
        #expect(
            reading.lines == [
                "1️⃣ yaml-syntax: the anchor '&man' isn't declared before its alias; put a string that begins with '*' in quotes; did you "
                    + "mean 'main'?",
                "2️⃣ yaml-unsupported: the value of '&b' can't contain itself; remove the alias | 4:3 the anchor's value begins here",
                "3️⃣ yaml-syntax: the anchor '&x' isn't declared before its alias; put a string that begins with '*' in quotes",
            ]
        )
        #expect(reading.node?.pairs?.map(\.key.value) == ["main", "b"])
        #expect(reading.node?.pairs?.last?.value.pairs?.map(\.key.value) == ["d"])
    }
}
