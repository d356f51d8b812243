import FlowGraph
import FlowSpec

/// Reports functions, which can't be saved. The compiler checks that other types are `Codable`.
func checkRestoration(_ builder: OutputBuilder, _ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    let program = builder.program
    guard let place = program.files.lazy.filter({ program.modules.isOwn($0.source) }).compactMap(\.output.restoration).first(where: \.value)
    else { return }
    var reported: Set<SourceRange> = []
    func report(_ name: String, at range: SourceRange) {
        guard reported.insert(range).inserted else { return }
        diagnostics.report(
            .unknownValue, "\(quoted(name)) is a function and can't be saved; state restoration requires 'Codable' parameters",
            at: range,
            notes: [.init("restoration is enabled here", at: place.range)])
    }
    for flow in program.flows where program.modules.isOwn(flow.source) {
        for parameter in flow.parameters + flow.screens.flatMap({ program[$0].parameters }) where parameter.type.isFunction {
            report(parameter.name.value, at: parameter.name.range)
        }
    }
    for site in files.flatMap(\.flowIDs).flatMap(builder.sites.of) {
        for value in site.values where value.parameter.isFunction { report(value.parameter.name, at: site.name.range) }
    }
}
