import FlowSpec

/// The members of what is declared for other modules, as sources of a module of its own have them.
private let publicWords = ["public ", "open "]

extension Printer {
    /// Prints FlowRuntime's sources as a part of the module with the generated code: inside an
    /// enumeration that is called as the module is.
    mutating func runtimeFile() {
        header("with the sources of FlowRuntime")
        blank()
        imports([ImportOutput(module: "UIKit", isShown: true)])
        blank()
        doc("The library that the generated coordinators stand on, with all its types inside.")
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
