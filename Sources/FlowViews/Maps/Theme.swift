extension FlowMap {
    /// The colors of a map; `auto` stands for the colors of the viewer's system.
    public enum Theme: String, CaseIterable, Sendable { case auto, light, dark }
}

extension FlowMap.Theme {
    /// Adds the colors for dark mode to an SVG that Graphviz has created from a map, if the viewer
    /// chooses the colors.
    ///
    /// - Parameter svg: the output of Graphviz.
    public func applied(to svg: String) -> String {
        guard self == .auto, let start = svg.firstRange(of: "<svg"), let end = svg[start.upperBound...].firstIndex(of: ">") else {
            return svg
        }
        let rules = Look.dark.sorted { $0.key < $1.key }.map { light, dark in
            "[fill=\"\(light)\"]{fill:\(dark)}[stroke=\"\(light)\"]{stroke:\(dark)}"
        }
        let style = "\n<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
        return String(svg[...end]) + style + svg[svg.index(after: end)...]
    }

    /// Returns a map in DOT in the colors of the theme. Colors are in quotes; texts never are.
    func applied(toDOT dot: String) -> String {
        guard self == .dark else { return dot }
        return Look.dark.reduce(dot) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
    }
}
