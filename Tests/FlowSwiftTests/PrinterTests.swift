import Testing

@testable import FlowSwift

@Suite
struct PrinterTests {
    @Test("a line of parts that would be too wide leaves nothing behind")
    func takesWideLinesBack() {
        var printer = Printer(style: SwiftStyle())
        printer.line("first")
        printer.blank()
        let isPrinted = printer.line(within: 5) { line in
            line.add("six")
            line.add("six")
        }
        #expect(!isPrinted)
        printer.line("second")
        #expect(String(decoding: printer.bytes, as: UTF8.self) == "first\n\nsecond\n")
    }

    @Test("the indentation counts as a part of the line", arguments: [(8, true), (7, false)])
    func countsIndentation(width: Int, isPrinted: Bool) {
        var printer = Printer(style: SwiftStyle())
        printer.block("head") { printer in
            #expect(printer.line(within: width) { $0.add("body") } == isPrinted)
        }
        #expect(String(decoding: printer.bytes, as: UTF8.self) == (isPrinted ? "head {\n    body\n}\n" : "head {\n}\n"))
    }
}
