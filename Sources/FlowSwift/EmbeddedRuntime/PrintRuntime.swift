import FlowSpec

/// The modifiers of declarations that other modules see, as in the sources of the separate module.
private let publicWords = ["public ", "open "]

extension Printer {
    /// Prints FlowRuntime's sources as a part of the generated module, nested in an enumeration
    /// with the name of FlowRuntime's module.
    mutating func runtimeFile(_ runtime: RuntimeOutput) {
        header("with the sources of FlowRuntime")
        blank()
        let modules = runtime.hasViews ? ["Observation", "SwiftUI", "UIKit"] : ["UIKit"]
        imports(modules.map { ImportOutput(module: $0, isShown: $0 != "Observation") })
        blank()
        doc("The library behind the generated coordinators, with all its types.")
        line("\(style.prefix)enum FlowRuntime {}")
        blank()
        let sources = nestedRuntime(of: flowRuntimeSources(hasViews: runtime.hasViews))
        for text in sources.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = text.prefix { $0 == " " }
            let code = text.dropFirst(indentation.count)
            if code.isEmpty {
                blank()
            } else if style.access != .public, let word = publicWords.first(where: code.hasPrefix) {
                line(String(indentation + code.dropFirst(word.count)))
            } else {
                line(String(text))
            }
        }
    }
}
