import FlowSpec
import Foundation
import TestSupport
import Testing

/// The page of all rules in the repository is the one that the rules' pages give. `make update`
/// writes it anew.
@Suite struct CommittedPagesTests {
    @Test func `the page of all rules is up to date`() throws {
        #expect(try isCommitted(rulesDocument().utf8, at: "Documentation/rules.md"), "the rules' pages have changed: run 'make update'")
    }

    @Test func `the catalogue has every file with a rule`() throws {
        let process = Process()
        process.executableURL = repository.appendingPathComponent("Scripts/rule-catalogue")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let catalogue = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(try isCommitted(catalogue, at: "Sources/FlowSpec/Rules/Catalogue.swift"), "a rule was added or removed: run 'make update'")
    }
}
