/// The tool's version, as in the header of generated files and in the output of `flowgen
/// --version`.
public let flowgenVersion = "0.1.0"
