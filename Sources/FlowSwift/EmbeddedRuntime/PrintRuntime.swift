import FlowSpec

/// The modifiers of declarations that other modules see, as in the sources of the separate module.
private let publicWords = ["public ", "open "]

extension Printer {
    /// Prints FlowRuntime's sources as a part of the generated module, nested in an enumeration
    /// with the name of FlowRuntime's module.
    mutating func runtimeFile() {
        header("with the sources of FlowRuntime")
        blank()
        imports([ImportOutput(module: "UIKit", isShown: true)])
        blank()
        doc("The library behind the generated coordinators, with all its types.")
        line("\(style.prefix)enum FlowRuntime {}")
        blank()
        for text in nestedRuntime(of: flowRuntimeSources()).dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
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
