import FlowSpec

/// An answer about a program or a rule, as text and as JSON.
public protocol Answer {
    /// Returns the answer as plain text.
    ///
    /// - Parameter width: the number of columns of the terminal.
    func text(width: Int) -> String

    /// The key of the answer in JSON, and its value.
    var json: (key: String, value: JSON) { get }
}

extension Answer {
    /// Returns the answer as JSON in UTF-8, in the format of ``answerSchema()``.
    ///
    /// - Parameter version: the version of the tool.
    public func document(version: String) -> [UInt8] {
        (["answer": .integer(answerVersion), "flowgen": .string(version), json.key: json.value] as JSON).bytes
    }
}
