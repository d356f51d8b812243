import FlowSpec

extension Printer {
    /// Prints the enumeration of the links, and how the root's coordinator opens them.
    mutating func links(_ output: LinksOutput) {
        blank()
        line("// MARK: - Deep links")
        blank()
        doc("Deep links into the app. Each opens from any state, by value or by URL.")
        block("\(style.prefix)enum \(output.type): \(runtime("DeepLink"))") { printer in
            for link in output.links {
                printer.doc(text: link.documentation)
                if link.documentation != nil, !link.patterns.isEmpty { printer.doc("") }
                for pattern in link.patterns { printer.doc("`\(pattern)`") }
                printer.enumerationCase(link.name.value, link.parameters)
            }
            printer.blank()
            printer.reading(output)
            printer.blank()
            printer.member("linkName", "String", output.links.map { ($0.name.value, [], .text(stringLiteral($0.name.value))) })
            printer.blank()
            let urls = output.links.map { ($0.name.value, $0.url == nil ? [] : $0.parameters.map(\.name), $0.url ?? .text("nil")) }
            printer.member("linkURL", "\(runtime("LinkURL"))?", urls)
        }
        blank()
        block("extension \(output.coordinator): \(runtime("LinkedFlow"))") { printer in
            printer.conditions(output)
            printer.blank()
            printer.opening(output)
        }
    }

    private mutating func reading(_ output: LinksOutput) {
        block("\(style.prefix)init?(_ url: \(runtime("LinkURL")))") { printer in
            for (index, pattern) in output.patterns.enumerated() {
                let word = index == 0 ? "if" : "} else if"
                let whole = "\(word) \(pattern.conditions.joined(separator: ", ")) {"
                if printer.fits(whole) {
                    printer.line(whole)
                } else {
                    printer.line(word)
                    printer.indented { printer in
                        for (index, condition) in pattern.conditions.enumerated() {
                            printer.line(condition + (index == pattern.conditions.count - 1 ? "" : ","))
                        }
                    }
                    printer.line("{")
                }
                printer.indented { $0.expression("self = ", pattern.link) }
            }
            guard !output.patterns.isEmpty else { return printer.line("return nil") }
            printer.line("} else {")
            printer.indented { $0.line("return nil") }
            printer.line("}")
        }
    }

    /// Prints a property with a value for each case, using the values that the case binds.
    private mutating func member(_ name: String, _ type: String, _ cases: [(name: String, bound: [String], value: Expression)]) {
        block("\(style.prefix)var \(name): \(type)") { printer in
            printer.line("switch self {")
            for item in cases where item.value.flat != "nil" {
                printer.expression("case \(casePattern(item.name, item.bound)): ", item.value)
            }
            let others = cases.filter { $0.value.flat == "nil" }.map { "." + afterDot($0.name) }
            if !others.isEmpty { printer.code("case \(others.joined(separator: ", "))", ": nil") }
            printer.line("}")
        }
    }

    private mutating func conditions(_ output: LinksOutput) {
        block("\(style.prefix)func condition(for \(output.link): \(output.type)) -> \(runtime("LinkCondition"))") { printer in
            printer.line("switch \(output.link) {")
            var groups: [(condition: String, names: [String])] = []
            for link in output.links {
                let condition = link.condition.flat
                if let index = groups.firstIndex(where: { $0.condition == condition }) {
                    groups[index].names.append("." + afterDot(link.name.value))
                } else {
                    groups.append((condition, ["." + afterDot(link.name.value)]))
                }
            }
            for group in groups { printer.code("case \(group.names.joined(separator: ", "))", ": \(group.condition)") }
            printer.line("}")
        }
    }

    private mutating func opening(_ output: LinksOutput) {
        let change = "_ \(output.change): \(runtime("Change"))<\(output.coordinator)>"
        block("\(style.prefix)func open(_ \(output.link): \(output.type), \(change))") { printer in
            printer.line("switch \(output.link) {")
            for link in output.links {
                printer.code("case \(casePattern(link.name.value, link.parameters.map(\.name), where: link.used.contains))", ":")
                printer.indented { link.steps.isEmpty ? $0.line("break") : $0.steps(link.steps) }
            }
            printer.line("}")
        }
    }
}
