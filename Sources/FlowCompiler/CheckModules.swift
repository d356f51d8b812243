import FlowSpec

extension ModuleInputs {
    /// The reason why a module's name is invalid in Swift; `nil` if all are valid.
    package var problem: String? {
        for module in [own].compactMap(\.self) + others.map(\.name) {
            if let reason = misnaming(module) {
                return "\(quoted(module)) can't be the name of a module: \(reason); write the name that Swift imports"
            }
        }
        guard let own, others.contains(where: { $0.name == own }) else { return nil }
        return "\(quoted(own)) is the module of '--module' and can't import itself; remove '--with \(own)=…'"
    }
}

private func misnaming(_ text: String) -> String? {
    if text.isEmpty || text == "_" { return "it has no letter" }
    if isReserved(text) { return "it is a Swift keyword" }
    let name = moduleName(ofProduct: text)
    if name.unicodeScalars.elementsEqual(text.unicodeScalars) { return nil }
    return name.first != text.first ? "it doesn't begin with a letter" : "it has characters other than letters, digits and '_'"
}
