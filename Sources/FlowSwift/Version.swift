/// The tool's version, as the header of generated files and `flowgen --version` give it.
public let flowgenVersion = "0.1.0"
