extension FlowMap {
    /// Gives an SVG that Graphviz has made of a map the colours of the dark mode.
    ///
    /// - Parameter svg: what Graphviz has printed.
    public static func adaptingToDarkMode(_ svg: String) -> String {
        guard let opening = svg.firstRange(of: "<svg"), let end = svg[opening.upperBound...].firstIndex(of: ">") else { return svg }
        let rules = Look.dark.sorted { $0.key < $1.key }.map { light, dark in
            "[fill=\"\(light)\"]{fill:\(dark)}[stroke=\"\(light)\"]{stroke:\(dark)}"
        }
        let style = "\n<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
        return String(svg[...end]) + style + svg[svg.index(after: end)...]
    }
}
