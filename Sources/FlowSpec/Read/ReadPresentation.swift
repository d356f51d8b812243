import FlowDiagnostics
import FlowYAML

/// Reads `presentation`: a style, or what is said of it for all devices, iPhone and iPad.
func readPresentation(of fields: Fields, into diagnostics: inout Diagnostics) -> PresentationDeclaration? {
    guard let node = fields["presentation"] else {
        return nil
    }
    var declaration = PresentationDeclaration(Presentation(), range: node.range)
    guard node.pairs != nil else {
        let traits = readTraits(node, over: Presentation.Traits(), at: node.range, into: &diagnostics)
        declaration.presentation.phone = traits.value
        declaration.presentation.pad = traits.value
        return declaration
    }
    guard let fields = readObject(node, by: .presentation, at: node.range, into: &diagnostics) else {
        return nil
    }
    let all = readTraits(fields, over: Presentation.Traits())
    func laidOver(_ key: String) -> (value: Presentation.Traits, sheetKey: SourceRange?) {
        fields[key].map { readTraits($0, over: all.value, at: $0.range, into: &diagnostics) } ?? (all.value, nil)
    }
    let phone = laidOver("phone")
    let pad = laidOver("pad")
    declaration.presentation.phone = phone.value
    declaration.presentation.pad = pad.value
    // What is said for all devices has a meaning where one of them shows a sheet.
    let isSheet = phone.value.style.isSheet || pad.value.style.isSheet
    declaration.detentsWithoutSheet =
        (isSheet ? nil : all.sheetKey) ?? (phone.value.style.isSheet ? nil : phone.sheetKey)
        ?? (pad.value.style.isSheet ? nil : pad.sheetKey)
    return declaration
}

private func readTraits(
    _ node: Node, over base: Presentation.Traits, at place: SourceRange, into diagnostics: inout Diagnostics
) -> (value: Presentation.Traits, sheetKey: SourceRange?) {
    if let style = node.string.flatMap(Presentation.Style.init) {
        var traits = base
        traits.style = style
        return (traits, nil)
    }
    guard let fields = readObject(node, by: .traits, at: place, into: &diagnostics) else {
        return (base, nil)
    }
    return readTraits(fields, over: base)
}

/// What is said of one kind of device, and where it speaks of sheets.
private func readTraits(_ fields: Fields, over base: Presentation.Traits) -> (value: Presentation.Traits, sheetKey: SourceRange?) {
    var traits = base
    traits.style = fields.word("style", of: Presentation.Style.self)?.value ?? base.style
    traits.transition = fields.word("transition", of: Presentation.Transition.self)?.value ?? base.transition
    if fields["detents"] != nil {
        traits.detents = fields.texts("detents").compactMap { Presentation.Detent(rawValue: $0.value) }
    }
    traits.hasGrabber = fields.flag("grabber")?.value ?? base.hasGrabber
    traits.isDismissible = fields.flag("dismissible")?.value ?? base.isDismissible
    let sheetKeys = [fields.written("detents")?.range, traits.hasGrabber ? fields.written("grabber")?.range : nil]
    return (traits, sheetKeys.compactMap { $0 }.min { $0.start < $1.start })
}
