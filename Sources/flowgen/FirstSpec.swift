import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift

/// The name of the file that `flowgen init` writes.
let firstSpecName = "App.flow.yaml"

/// A small spec of an app that is named after a folder if possible.
func firstSpec(forFolder folder: String, interface: OutputOptions.Interface) -> String {
    let name = typeName(of: fileName(of: absolutePath(folder)))
    // The pipeline checks whether the name is valid.
    let texts = [name, "\(name)App"].map { firstSpec(app: $0, interface) }
    return texts.first(where: isClean) ?? firstSpec(app: "App", interface)
}

/// The words of a string as one capitalized name: `my-shop` becomes `MyShop`.
private func typeName(of text: String) -> String {
    let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private func isClean(_ text: String) -> Bool {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let file = readSpec(sources.add(Source(path: firstSpecName, text: text)), in: sources, into: &diagnostics)
    if let program = link([file], into: &diagnostics) {
        _ = checkSwift(of: program, sources: sources, into: &diagnostics)
    }
    return diagnostics.all.isEmpty
}

private func firstSpec(app: String, _ interface: OutputOptions.Interface) -> String {
    """
    # The navigation of \(app). Check it with 'flowgen validate'; generate its Swift coordinators with 'flowgen generate'.
    flowspec: 1
    app: \(app)
    root: main\(interface == .uikit ? "" : "\ngenerate: { interface: \(interface.rawValue) }")

    flows:
      # A tab bar. Each tab shows a flow.
      main:
        tabs:
          home:     { flow: home,     title: Home,     symbol: house }
          settings: { flow: settings, title: Settings, symbol: gear }

      # A navigation stack. It starts with its first screen.
      home:
        screens:
          home:
            transitions:
              # The screen calls this method as showDetails(id:). The next screen receives the id.
              showDetails: { push: details }
          details:
            params: { id: Int }
            transitions:
              close: pop
              # Selects the other tab, with 'about' above its first screen.
              showAbout: { select: settings, stack: [about] }

      settings:
        screens:
          settings:
            transitions:
              showAbout: { push: about }
          about: {}

    """
}
