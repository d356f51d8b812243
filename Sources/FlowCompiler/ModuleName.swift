/// The name of a product's module, as Xcode and SwiftPM derive it: `_` replaces each character that
/// an identifier can't have.
func moduleName(ofProduct product: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in product.unicodeScalars {
        let isAllowed = name.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
        name.append(isAllowed ? scalar : "_")
    }
    return String(name)
}
