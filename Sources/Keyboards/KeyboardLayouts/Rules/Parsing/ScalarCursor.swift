/// A position in the text of a rule.
struct ScalarCursor {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  var isAtEnd: Bool { index >= scalars.count }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    let position = index + distance
    return scalars.indices.contains(position) ? scalars[position] : nil
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Takes the text up to a scalar, and the scalar itself.
  ///
  /// - Returns: the text before the scalar; nil, without moving, if the scalar does not follow.
  mutating func take(upTo end: Unicode.Scalar) -> String? {
    guard let position = scalars[index...].firstIndex(of: end) else { return nil }
    defer { index = position + 1 }
    return text(index..<position)
  }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// The text from an index, cut to `length` scalars, for an error message.
  func excerpt(from start: Int, length: Int = 6) -> String {
    text(min(start, scalars.count)..<min(start + length, scalars.count))
  }
}
