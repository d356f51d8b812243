import FlowGraph
import FlowSpec
import TestSupport

/// Reads and links spec texts. Keycap digits mark locations.
func linked(_ texts: [String]) -> (program: Program?, findings: [String]) {
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    var files: [SpecFile] = []
    var marked: [MarkedText] = []
    for (index, text) in texts.enumerated() {
        marked.append(MarkedText(text))
        let source = sources.add(Source(path: "\(index).flow.yaml", bytes: marked[index].bytes))
        files.append(readSpec(source, in: sources, into: &diagnostics))
    }
    let program = link(files, into: &diagnostics)
    return (program, lines(for: diagnostics.sorted, in: marked))
}

/// Findings with locations in their own files. `2:` before a location means the second file.
private func lines(for findings: [Diagnostic], in texts: [MarkedText]) -> [String] {
    func place(_ range: SourceRange) -> String {
        let text = texts[range.source.index]
        let file = texts.count > 1 ? "\(range.source.index + 1):" : ""
        return file + (text.markers[range.start.offset].map { "\($0)\u{FE0F}\u{20E3}" } ?? "\(range.start.line):\(range.start.column)")
    }
    return findings.map { finding in
        finding.notes.reduce("\(place(finding.range)) \(finding.rule.id): \(finding.message)") {
            "\($0) | \(place($1.range)) \($1.message)"
        }
    }
}

/// The program of a spec without mistakes.
func linkedProgram(_ text: String) throws -> Program {
    let (program, findings) = linked([text])
    guard let program else {
        throw Mistakes(findings: findings)
    }
    return program
}

/// A spec of the app 'Shop' with these flows, which start in the first column. Locations without
/// markers count the four lines before them, and the indentation.
func specText(root: String = "home", flows: String) -> String {
    let lines = flows.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return specText(root: root, "flows:\n" + lines.joined(separator: "\n"))
}

/// A spec of the app 'Shop', after the lines that every spec of an app starts with. Locations
/// without markers count these three lines.
func specText(root: String = "home", _ text: String) -> String {
    "flowspec: 1\napp: Shop\nroot: \(root)\n\(text)"
}

struct Mistakes: Error {
    var findings: [String]
}

/// Orders: two tabs, and a jump from one into the middle of the other.
let orders = """
    flowspec: 1
    app: Orders
    root: main
    flows:
      main:
        tabs:
          home: { flow: home, title: Home, symbol: house }
          orders: { flow: orders, title: Orders, symbol: doc.plaintext }
      home:
        screens:
          home:
            transitions:
              showDetails: { push: details }
          details:
            transitions:
              showOrder: { select: orders, stack: [order2, order3] }
              showOrders: { select: orders }
              startOver: { select: orders, reset: true }
              logIn: { present: login }
      orders:
        screens:
          orders: { transitions: { next: { push: order2 } } }
          order2: { transitions: { next: { push: order3 }, logIn: { present: login } } }
          order3:
            transitions:
              back: pop
              top: popToRoot
              all: { setStack: [orders, order3] }
              swap: { replace: order2 }
              toSecond: { popTo: order2 }
      login:
        screens:
          email: { transitions: { next: { push: password }, cancel: dismiss, help: { present: help } } }
          password: { transitions: { done: dismissAll, back: { pop: 1 } } }
          help: { transitions: { close: dismiss } }
    """
