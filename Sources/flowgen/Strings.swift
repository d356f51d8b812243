import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

struct Strings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List localized strings for translators.",
        discussion: """
            Each string has a key, the formats of its values, a default, a comment, and the screens, tabs and alerts that show it. \
            'strings' prints a .strings file and 'xcstrings' prints a String Catalog, each with one table.

            Example:
              $ flowgen strings --format strings > en.lproj/Localizable.strings
            """
    )

    @Option(help: ArgumentHelp("Choose the output format.", valueName: "format"))
    var format = StringsFormat.table

    @Option(help: ArgumentHelp("Choose a table of strings (default: all).", valueName: "name"))
    var table: String?

    @Option(help: ArgumentHelp("With 'xcstrings', the language of the defaults (default: en).", valueName: "language"))
    var language: String?

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if language != nil, format != .xcstrings { throw ValidationError("'--language' requires '--format xcstrings'") }
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

    /// The strings of the chosen table, or of all tables.
    private func chosen(of strings: [StringEntry]) throws -> [StringEntry] {
        let tables = strings.tables
        let reason: String
        if let table {
            if tables.contains(table) { return strings.filter { $0.table == table } }
            reason = "no localized string is in the table \(quoted(table))\(didYouMean(table, in: tables))"
        } else {
            if format == .table || tables.count < 2 { return strings }
            reason = "the strings are in several tables; choose one with '--table': \(alternatives(tables.map(quoted)))"
        }
        printError(reason)
        throw ExitCode.validationFailure
    }
}

enum StringsFormat: String, CaseIterable, ExpressibleByArgument {
    case table, strings, xcstrings
}
