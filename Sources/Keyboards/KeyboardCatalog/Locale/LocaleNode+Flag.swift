import Yams

extension LocaleNode {
  /// `true` or `false`, as JSON has them: without quotes.
  func flag() throws(LocaleFileError) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain, let flag = Bool(scalar.string)
    else { throw failure("'\(name)' must be true or false, without quotes") }
    return flag
  }
}
