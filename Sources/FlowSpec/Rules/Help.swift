extension RulePage {
    /// What the rule finds, why that matters and how to mend it, as one line without markup.
    public var summary: String {
        paragraphs(of: explanation).map { withoutMarkup($0) }.joined(separator: " ")
    }

    /// The page as Markdown that needs no other page: the explanation and the examples.
    public var markdown: String {
        let text = paragraphs(of: explanation).map { withoutMarkup($0, keepsCode: true) }.joined(separator: "\n\n") + "\n"
        return text + "\nWrong:\n\n" + FlowSpec.markdown(of: wrong) + "\nRight:\n\n" + FlowSpec.markdown(of: right)
    }
}
