/// Reads `presentation`: a style, or settings for all widths, each width and a guard's cases.
func readPresentation(of fields: Fields, by table: KeyTable = .presentation, into diagnostics: inout Diagnostics)
    -> PresentationDeclaration?
{
    guard let node = fields["presentation"] else {
        return nil
    }
    var declaration = PresentationDeclaration(Presentation(), range: node.range)
    guard node.pairs != nil else {
        let traits = readTraits(node, at: node.range, into: &diagnostics)
        declaration.presentation = declaration.presentation.under(traits)
        declaration.onlyInUIKit = traits.onlyInUIKit
        return declaration
    }
    guard let fields = readObject(node, by: table, at: node.range, into: &diagnostics) else {
        return nil
    }
    func traits(_ key: String, _ synonym: String? = nil) -> WrittenTraits {
        let node = fields[key] ?? synonym.flatMap { fields[$0] }
        return node.map { readTraits($0, at: $0.range, into: &diagnostics) } ?? WrittenTraits()
    }
    let (all, compact, regular) = (readTraits(fields, into: &diagnostics), traits("compact", "phone"), traits("regular", "pad"))
    var base = Presentation().under(all)
    base.compact = base.compact.under(compact)
    base.regular = base.regular.under(regular)
    base.links = fields.word("links", of: Presentation.Links.self)?.value
    let (then, otherwise) = (traits("then"), traits("else"))
    declaration.presentation = base.under(then)
    var ways = [declaration.presentation]
    if let condition = readIf(of: fields, into: &diagnostics) {
        declaration.choice = .asked(condition, otherwise: base.under(otherwise))
        ways.append(base.under(otherwise))
    }
    // Settings for several presentations are meaningful if one of them uses them.
    let written: [(traits: WrittenTraits, meant: [Presentation.Traits])] = [
        (all, ways.flatMap(\.both)), (compact, ways.map(\.compact)), (regular, ways.map(\.regular)),
        (then, ways[0].both), (otherwise, ways.dropFirst().flatMap(\.both)),
    ]
    declaration.detentsWithoutSheet = written.lazy.compactMap { $0.meant.contains(where: \.style.isSheet) ? nil : $0.traits.sheetKey }.first
    for way in ways where declaration.unadaptable == nil && !way.canAdapt(isCompactWritten: compact.style != nil) {
        let range = compact.styleRange ?? regular.styleRange ?? node.range
        declaration.unadaptable = .init(range: range, compact: way.compact.style, regular: way.regular.style)
    }
    declaration.onlyInUIKit = written.lazy.compactMap(\.traits.onlyInUIKit).first
    declaration.sizeWithoutEffect = written.lazy.compactMap { $0.meant.contains(where: \.style.hasSize) ? nil : $0.traits.sizeKey }.first
    return declaration
}

/// The settings of a presentation at one location; `nil` if not specified.
private struct WrittenTraits {
    var style: Presentation.Style?
    var transition: Presentation.Transition?
    var detents: [Presentation.Detent]?
    var hasGrabber: Bool?
    var isDismissible: Bool?
    var size: Presentation.Size?
    /// The locations of settings for sheets, and of a size.
    var sheetKey: SourceRange?
    var sizeKey: SourceRange?
    var styleRange: SourceRange?
    var transitionRange: SourceRange?

    /// The style or transition that SwiftUI doesn't have, if any.
    var onlyInUIKit: Located<String>? {
        if let style, style == .custom || style == .overCurrentContext { return styleRange.map { Located(style.rawValue, at: $0) } }
        return transition == .partialCurl ? transitionRange.map { Located(Presentation.Transition.partialCurl.rawValue, at: $0) } : nil
    }
}

extension Presentation {
    fileprivate func under(_ written: WrittenTraits) -> Presentation {
        var result = self
        result.compact = compact.under(written)
        result.regular = regular.under(written)
        return result
    }

    fileprivate var both: [Traits] { Width.allCases.map { self[$0] } }

    /// True if UIKit can show each style at its width, also when the width changes. UIKit shows a
    /// popover as a sheet in compact width, and adapts sheets and popovers only to full screens.
    fileprivate func canAdapt(isCompactWritten: Bool) -> Bool {
        if compact.style == .popover, isCompactWritten { return false }
        return compact.style == regular.style || both.allSatisfy { $0.style != .custom && $0.style != .overCurrentContext }
    }
}

extension Presentation.Traits {
    fileprivate func under(_ written: WrittenTraits) -> Presentation.Traits {
        var traits = self
        traits.style = written.style ?? style
        traits.transition = written.transition ?? transition
        traits.detents = written.detents ?? detents
        traits.hasGrabber = written.hasGrabber ?? hasGrabber
        traits.isDismissible = written.isDismissible ?? isDismissible
        traits.size = written.size ?? size
        return traits
    }
}

private func readTraits(_ node: Node, at place: SourceRange, into diagnostics: inout Diagnostics) -> WrittenTraits {
    if let style = node.string.flatMap(Presentation.Style.init) {
        return WrittenTraits(style: style, styleRange: node.range)
    }
    return readObject(node, by: .traits, at: place, into: &diagnostics).map { readTraits($0, into: &diagnostics) } ?? WrittenTraits()
}

private func readTraits(_ fields: Fields, into diagnostics: inout Diagnostics) -> WrittenTraits {
    var traits = WrittenTraits()
    let style = fields.word("style", of: Presentation.Style.self)
    traits.style = style?.value
    traits.styleRange = style?.range
    let transition = fields.word("transition", of: Presentation.Transition.self)
    traits.transition = transition?.value
    traits.transitionRange = transition?.range
    traits.detents = fields["detents"].map { node in (node.items ?? []).compactMap { readDetent($0, into: &diagnostics) } }
    traits.hasGrabber = fields.flag("grabber")?.value
    traits.isDismissible = fields.flag("dismissible")?.value
    if let node = fields["size"],
        let fields = readObject(node, by: .size, at: fields.written("size")?.range ?? node.range, into: &diagnostics),
        let width = fields["width"]?.integer, let height = fields["height"]?.integer
    {
        traits.size = Presentation.Size(width: width, height: height)
    }
    let sheetKeys = [fields.written("detents")?.range, traits.hasGrabber == true ? fields.written("grabber")?.range : nil]
    traits.sheetKey = sheetKeys.compactMap { $0 }.min { $0.start < $1.start }
    traits.sizeKey = fields.written("size")?.range
    return traits
}

/// Reads a height by UIKit's name, in points or as a fraction.
private func readDetent(_ node: Node, into diagnostics: inout Diagnostics) -> Presentation.Detent? {
    if let word = node.string { return Presentation.SystemDetent(rawValue: word).map(Presentation.Detent.system) }
    guard node.pairs != nil, let fields = readObject(node, by: .detent, at: node.range, into: &diagnostics) else { return nil }
    if let height = fields["height"]?.integer { return .height(height) }
    return fields["fraction"]?.number.map(Presentation.Detent.fraction)
}
