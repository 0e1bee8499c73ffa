extension LocaleNode {
  /// Returns the value of a JSON boolean: `true` or `false` without quotes.
  package func flag() throws(LocaleFileError) -> Bool {
    guard case .scalar(let text, .plain) = node.content, let flag = Bool(text)
    else { throw failure("'\(name)' must be true or false, without quotes") }
    return flag
  }
}
