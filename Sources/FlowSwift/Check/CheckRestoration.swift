import FlowGraph
import FlowSpec

/// Reports values that can't be saved, whatever the app makes of them: functions. Whether other
/// types are `Codable`, the Swift compiler knows.
func checkRestoration(_ builder: OutputBuilder, _ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    let program = builder.program
    guard let place = program.files.lazy.filter({ program.modules.isOwn($0.source) }).compactMap(\.output.restoration).first(where: \.value)
    else { return }
    var reported: Set<SourceRange> = []
    func report(_ name: String, at range: SourceRange) {
        guard reported.insert(range).inserted else { return }
        diagnostics.report(
            .unknownValue, "\(quoted(name)) is a function, which can't be saved; restoration needs parameters that are 'Codable'",
            at: range,
            notes: [.init("this asks for it", at: place.range)])
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
