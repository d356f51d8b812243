import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

struct Strings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the localised texts for translators.",
        discussion: """
            Each text has its key, with the formats of its values, the text where there is no translation, the comment, and the screens, tabs and alerts \
            that show it. 'strings' prints a .strings file and 'xcstrings' a String Catalog; each of them has one table.

            Examples:
              $ flowgen strings
              $ flowgen strings --format strings > en.lproj/Localizable.strings
              $ flowgen strings Sources/App --format xcstrings --table Orders > Orders.xcstrings
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(help: ArgumentHelp("The form of the output: table, strings or xcstrings.", valueName: "format"))
    var format = StringsFormat.table

    @Option(help: ArgumentHelp("The table of strings, if there are several; by default all are listed.", valueName: "name"))
    var table: String?

    @Option(help: ArgumentHelp("With 'xcstrings', the language that the spec's defaults are in; en by default.", valueName: "language"))
    var language: String?

    func validate() throws {
        if language != nil, format != .xcstrings { throw ValidationError("'--language' goes with '--format xcstrings'") }
    }

    func run() throws {
        let strings = try chosen(of: Compilation(inputs, modules: modules.inputs, findingStacks: false).programOrFindings().strings)
        let text =
            switch format {
            case .table: strings.listing
            case .strings: strings.stringsFile
            case .xcstrings: strings.catalog(language: language ?? "en").text
            }
        try printOutput(Array(text.utf8))
    }

    /// The texts of the chosen table, or of all.
    private func chosen(of strings: [StringEntry]) throws -> [StringEntry] {
        let tables = strings.tables
        let reason: String
        if let table {
            if tables.contains(table) { return strings.filter { $0.table == table } }
            reason = "no localised text is in the table \(quoted(table))\(didYouMean(table, in: tables))"
        } else {
            if format == .table || tables.count < 2 { return strings }
            reason = "the texts are in several tables; give '--table' one of \(alternatives(tables.map(quoted)))"
        }
        printError(reason)
        throw ExitCode.validationFailure
    }
}

/// What `flowgen strings` prints.
enum StringsFormat: String, CaseIterable, ExpressibleByArgument {
    case table, strings, xcstrings
}
