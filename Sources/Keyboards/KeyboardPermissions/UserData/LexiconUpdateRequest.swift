/// A request for new words of a language: people, places, news.
///
/// It holds nothing of the user: no name, no number of the device, none of their words. Two users
/// who are at the same revision send the same bytes, so that nobody learns who reads what.
public struct LexiconUpdateRequest: Hashable, Sendable {
  /// The tag is not that of a language.
  public struct MalformedLanguage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tag.
    public var tag: String

    /// The error for a tag.
    public init(tag: String) { self.tag = tag }

    /// What is wrong and what to do next, in one line.
    public var description: String {
      "'\(tag)' is no language with script and region; give a tag such as 'fa' or 'zh-Hans-CN'"
    }
  }

  /// The language.
  public let language: String
  /// The newest revision that is here; 0 where there is none.
  public let revision: UInt32

  /// A request. The tag has a language, and may have a script and a region; no extensions, which
  /// could say anything.
  public init(language: String, since revision: UInt32) throws(MalformedLanguage) {
    guard Self.isPlain(language) else { throw MalformedLanguage(tag: language) }
    self.language = language
    self.revision = revision
  }

  /// What goes over the line.
  public var bytes: [UInt8] {
    Array("globekey/1 update\nlanguage: \(language)\nsince: \(revision)\n".utf8)
  }

  private static func isPlain(_ tag: String) -> Bool {
    var parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    func takes(_ lengths: ClosedRange<Int>, _ test: (UInt8) -> Bool) -> Bool {
      guard let part = parts.first, lengths.contains(part.count), part.allSatisfy(test) else {
        return false
      }
      parts.removeFirst()
      return true
    }
    guard takes(2...3, isLetter) else { return false }
    _ = takes(4...4, isLetter)
    _ = takes(2...2, isLetter) || takes(3...3, isDigit)
    return parts.isEmpty
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
