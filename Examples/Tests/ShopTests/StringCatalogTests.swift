import FlowTesting
import FlowViews
import Foundation
import Testing

/// Checks that each of Shop's String Catalogs has the texts of the specs, with translations. With
/// `FLOWGEN_UPDATE=1`, the tests regenerate the catalogs: they add new texts, remove old ones, and
/// keep translations.
@Suite struct StringCatalogTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Shop").standardizedFileURL

    @Test func `each table of strings has a catalog`() throws {
        let catalogs = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".xcstrings") }
        #expect(try loadProgram(in: Self.folder).strings.tables == catalogs.map { String($0.dropLast(".xcstrings".count)) }.sorted())
    }

    @Test(arguments: ["Localizable", "Orders"])
    func `a catalog has the texts of the specs, each in German too`(table: String) throws {
        let entries = try loadProgram(in: Self.folder).strings.filter { $0.table == table }
        let expected = try JSONDecoder().decode(StringCatalog.self, from: Data(entries.catalog(language: "en").text.utf8))
        let url = Self.folder.appendingPathComponent("\(table).xcstrings")
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
            let old = try? StringCatalog(contentsOf: url)
            try expected.withTranslations(of: old).write(to: url)
        }
        let catalog = try StringCatalog(contentsOf: url)
        #expect(catalog.withoutTranslations == expected)
        #expect(catalog.strings.filter { $0.value.localizations?["de"] == nil }.keys.sorted() == [])
    }
}

/// A String Catalog, with the parts that Shop's texts need.
private struct StringCatalog: Codable, Equatable {
    struct Entry: Codable, Equatable {
        struct Localization: Codable, Equatable {
            struct Unit: Codable, Equatable {
                var state: String
                var value: String
            }

            var stringUnit: Unit
        }

        var comment: String?
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
    var version: String

    init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    }

    /// The catalog without translations.
    var withoutTranslations: Self {
        var copy = self
        for (key, entry) in strings {
            let own = entry.localizations?.filter { $0.key == sourceLanguage } ?? [:]
            copy.strings[key]?.localizations = own.isEmpty ? nil : own
        }
        return copy
    }

    /// Returns the catalog with another catalog's translations of its keys.
    func withTranslations(of other: Self?) -> Self {
        var copy = self
        for (key, entry) in strings {
            let translations = other?.strings[key]?.localizations?.filter { $0.key != sourceLanguage } ?? [:]
            let all = (entry.localizations ?? [:]).merging(translations) { own, _ in own }
            copy.strings[key]?.localizations = all.isEmpty ? nil : all
        }
        return copy
    }

    /// Writes the catalog in Xcode's format.
    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: url)
    }
}
