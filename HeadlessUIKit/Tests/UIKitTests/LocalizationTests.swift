import Testing
import UIKit

/// Tests `String.LocalizationValue`, which Foundation on Linux doesn't have.
@Suite struct LocalizationTests {
    @Test func `without a translation the default is shown, or the key`() {
        let (number, name, share) = (3, "Ada", 0.5)
        #expect(String(localized: "Settings") == "Settings" && String(localized: "100 %") == "100 %")
        #expect(String(localized: "Order \(number), 5 %") == "Order 3, 5 %")
        #expect(String(localized: "order.title", defaultValue: "\(name): \(number) of \(UInt32(7)), \(share)") == "Ada: 3 of 7, 0.500000")
    }

    @Test func `a bundle's table has translations by keys and formats`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let strings = """
            "home.title" = "Zuhause";
            "%lld of %@, 5 %%" = "%2$@: %1$lld, 5 %%";
            """
        try Data(strings.utf8).write(to: folder.appendingPathComponent("Home.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        let (number, name) = (3, "Ada")
        #expect(String(localized: "home.title", defaultValue: "Home", table: "Home", bundle: bundle, comment: "A title") == "Zuhause")
        #expect(String(localized: "\(number) of \(name), 5 %", table: "Home", bundle: bundle) == "Ada: 3, 5 %")
        #expect(String(localized: "\(number) of \(name), 5 %", bundle: bundle) == "3 of Ada, 5 %")
    }
}
