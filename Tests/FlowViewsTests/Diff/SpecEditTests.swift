import Testing

@testable import FlowViews

/// Each single edit of a spec is reported as exactly that edit.
@Suite struct SpecEditTests {
    @Test func `each edit is what is reported of the spec`() throws {
        let spec = try SpecEdit.spec.get()
        let edits = try SpecEdit.all.get()
        #expect(edits.count >= 60)
        let old = try revision(spec)
        for edit in edits {
            let edited = try #require(edit.edited(spec), "\(edit.name): a place isn't in the spec once")
            #expect(Difference(from: old, to: try revision(edited)).specLines == edit.expected, "\(edit.name)")
        }
    }

    @Test func `the other way round it is the opposite`() throws {
        let spec = try SpecEdit.spec.get()
        let old = try revision(spec)
        for edit in try SpecEdit.all.get() {
            let new = try revision(try #require(edit.edited(spec)))
            let (there, back) = (Difference(from: old, to: new), Difference(from: new, to: old))
            #expect(there.opposite == back.facts, "\(edit.name)")
        }
    }

    @Test func `files make no difference, but for their options`() throws {
        let parts = ["flowspec: 1\napp: A\nroot: f\ngenerate: { access: public }\n", "flowspec: 1\n"]
        let flows = "flows:\n  f: { screens: { a: { transitions: { g: { present: g } } } } }\n"
        let more = "flows:\n  g: { screens: { a: {} } }\n"
        let apart = try revision([("A.flow.yaml", parts[0] + flows), ("B.flow.yaml", parts[1] + more)])
        let swapped = try revision([("A.flow.yaml", parts[0] + more), ("B.flow.yaml", parts[1] + flows)])
        #expect(Difference(from: apart, to: swapped).specLines == [])
        let options = try revision([("A.flow.yaml", parts[0] + flows), ("B.flow.yaml", parts[1] + "imports: [Kit]\n" + more)])
        #expect(Difference(from: apart, to: options).specLines == ["~ project: 'B.flow.yaml.imports' added: 'Kit'"])
    }
}
