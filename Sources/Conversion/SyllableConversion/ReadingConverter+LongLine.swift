import Decoding
import InputCore

extension ReadingConverter {
  /// Converts a line of keystrokes of any length: all at once up to `LongLine.window`, otherwise in windows.
  ///
  /// - Parameters:
  ///   - context: the text before the line.
  ///   - sentences: returns the sentences for the keystrokes that are set.
  /// - Returns: the sentences; those of a long line differ in its last window only.
  package mutating func sentences(
    ofLine keystrokes: String, after context: String, _ sentences: (inout Self) -> [String]
  ) -> [String] {
    guard keystrokes.utf8.count > LongLine.window else {
      convert(keystrokes)
      return sentences(&self)
    }
    let scalars = Array(keystrokes.unicodeScalars)
    let (text, end) = LongLine.beginning(of: scalars, after: context) { window, before in
      setTextBefore(before)
      convert(String(String.UnicodeScalarView(window)))
      return bestSegments().map { ($0.text, $0.reading.unicodeScalars.count) }
    }
    setTextBefore(text)
    convert(String(String.UnicodeScalarView(scalars[end...])))
    let found = sentences(&self).map { text + $0 }
    setTextBefore(context)
    return found
  }
}
