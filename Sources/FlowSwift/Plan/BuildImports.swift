import FlowSpec

extension SwiftFile {
    /// Returns the modules that the output of these flows and of the app imports, including those
    /// named in the spec.
    ///
    /// If FlowRuntime's sources are embedded, there is no module FlowRuntime to import.
    func imports(of flows: [CoordinatorOutput], _ sets: [SetOutput], _ app: AppOutput?) -> [ImportOutput] {
        var isShown = ["FlowRuntime": true]
        if !builder.isInSwiftUI || flows.contains(where: { $0.interface == .uikit && $0.hasFactory }) { isShown["UIKit"] = true }
        if flows.flatMap(\.madeScreens).contains(where: \.isView) { isShown["SwiftUI"] = false }
        if builder.isInSwiftUI || flows.contains(where: { $0.interface == .swiftui }) { isShown["SwiftUI"] = true }
        for flow in flows { isShown.merge(flow.modules) { $0 || $1 } }
        for module in sets.flatMap(\.modules) { isShown[module] = isShown[module] ?? false }
        for module in app?.modules ?? [] { isShown[module] = true }
        let showsTypes =
            !namedImports.isEmpty
            && (flows.contains(where: \.showsOtherTypes)
                || sets.flatMap(\.transitions).flatMap(\.parameters).contains(where: \.isOfOtherType))
        for module in namedImports { isShown[module] = isShown[module] ?? false || showsTypes }
        if runtime != nil { isShown["FlowRuntime"] = nil }
        return isShown.sorted { $0.key < $1.key }.map { ImportOutput(module: $0.key, isShown: $0.value) }
    }
}

extension ScreenOutput {
    /// True if the factory creates it from a SwiftUI view.
    fileprivate var isView: Bool {
        if case .view? = factory.origin { true } else { false }
    }
}

extension CoordinatorOutput {
    /// True if a declaration has a type unknown in Swift, Foundation and UIKit; one of the named
    /// modules must declare it.
    fileprivate var showsOtherTypes: Bool {
        let results = results?.cases.flatMap(\.parameters) ?? []
        let effects = screens.flatMap { $0.effects?.requirements ?? [] }.flatMap(\.parameters)
        let all = parameters + screens.flatMap(\.parameters) + methods.flatMap(\.transition.parameters) + results + effects
        return all.contains(where: \.isOfOtherType)
    }
}

extension ParameterOutput {
    /// True if its type is unknown in Swift, Foundation and UIKit.
    fileprivate var isOfOtherType: Bool {
        type.split { !($0 == "_" || $0.isLetter || $0.isNumber) }.contains { word in
            word.first?.isUppercase == true && !word.hasPrefix("UI") && !usualTypes.contains(String(word))
        }
    }
}

private let usualTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float", "FlowRuntime", "Int",
    "MainActor",
    "Optional", "PopoverSource", "Result", "Sendable", "Set", "String", "Type", "URL", "UUID", "Void",
]
