/// A `switch` over views, cut into functions because the compiler is slow with a long one.
struct ViewSwitch {
    /// The declaration before the first part's block.
    let head: String
    /// The name of the functions for the other parts, before their numbers.
    let part: String
    var parameters: [String] = []
    var arguments: [String] = []
    let subject: String
    let cases: [(pattern: Expression, view: Expression)]
    /// True if the cases cover all values.
    var isExhaustive = true
    /// The view that receives each case's value in a closure, for view controllers.
    var wrapper: String?

    /// The maximum number of cases of one `switch`. With 32 cases, the compiler can need more than
    /// 100 ms.
    static let limit = 20
}

extension Printer {
    private mutating func match(_ pattern: Expression, _ view: Expression, in wrapper: String?) {
        guard let wrapper else { return match(pattern, view) }
        expression("case ", pattern, ":")
        indented { $0.closure(wrapper + " ", ClosureOutput(body: .expression(view)), "") }
    }

    /// Prints the declaration with the first cases, and functions with the others.
    mutating func views(_ views: ViewSwitch) {
        let starts = Array(stride(from: 0, to: max(views.cases.count, 1), by: ViewSwitch.limit))
        for (index, start) in starts.enumerated() {
            let end = min(start + ViewSwitch.limit, views.cases.count)
            let isLast = index == starts.count - 1
            if index > 0 { blank() }
            func printCases(_ printer: inout Printer) {
                printer.line("switch \(views.subject) {")
                for item in views.cases[start..<end] { printer.match(item.pattern, item.view, in: views.wrapper) }
                if !isLast {
                    printer.line("default: \(views.part)\(index + 2)(\(views.arguments.joined(separator: ", ")))")
                } else if index > 0 || !views.isExhaustive {
                    printer.line("default: \(swiftUI("EmptyView"))()")
                }
                printer.line("}")
            }
            guard index > 0 else {
                block(views.head, printCases)
                continue
            }
            list("@MainActor @ViewBuilder private func \(views.part)\(index + 1)", views.parameters, " -> some View {")
            indented(printCases)
            line("}")
        }
    }
}
