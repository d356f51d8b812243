import FlowCompiler
import FlowGraph
import FlowSpec
import FlowSwift

/// The name of the file that `flowgen init` writes.
let firstSpecName = "App.flow.yaml"

/// A small spec of an app that is called as a folder is, as far as a name can be made of it.
func firstSpec(forFolder folder: String) -> String {
    let name = typeName(of: fileName(of: absolutePath(folder)))
    // What a name must be is for the pipeline to say.
    let texts = [name, "\(name)App"].map(firstSpec(app:))
    return texts.first(where: isClean) ?? firstSpec(app: "App")
}

/// The words of a text in one, each with a capital: `my-shop` gives `MyShop`.
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

private func firstSpec(app: String) -> String {
    """
    # The navigation of \(app). 'flowgen validate' checks it, 'flowgen generate' writes the Swift coordinators of it.
    flowspec: 1
    app: \(app)
    root: main

    flows:
      # A tab bar. Each tab shows a flow.
      main:
        tabs:
          home:     { flow: home,     title: Home,     symbol: house }
          settings: { flow: settings, title: Settings, symbol: gear }

      # A navigation stack. It begins with the first of its screens.
      home:
        screens:
          home:
            transitions:
              # A method that the screen calls: showDetails(id:). What the next screen is made with is passed on.
              showDetails: { push: details }
          details:
            params: { id: Int }
            transitions:
              close: pop
              # Across the tabs, with a screen above the tab's first one.
              showAbout: { select: settings, stack: [about] }

      settings:
        screens:
          settings:
            transitions:
              showAbout: { push: about }
          about: {}

    """
}
