/// A request for new words of a language, such as names of people and places in the news.
///
/// It contains nothing about the user: no name, no device identifier, none of their words. Two
/// users with the same revision send the same bytes, so that nobody learns who reads what.
public struct LexiconUpdateRequest: Hashable, Sendable {
  /// The error for a tag that is not a plain language tag.
  public struct MalformedLanguage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rejected tag.
    public var tag: String

    /// Creates the error for a tag.
    public init(tag: String) { self.tag = tag }

    /// The problem and its remedy, in one line.
    public var description: String {
      "'\(tag)' is not a plain language tag; give one such as 'fa' or 'zh-Hans-CN'"
    }
  }

  /// The language tag, such as `fa` or `zh-Hans-CN`.
  public let language: String
  /// The newest revision on this device; 0 if there is none.
  public let revision: UInt32

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - language: a language with an optional script and region. Extensions are rejected, because
  ///     they could carry any information.
  ///   - revision: the newest revision on this device; 0 if there is none.
  /// - Throws: ``MalformedLanguage`` for any other tag.
  public init(language: String, since revision: UInt32) throws(MalformedLanguage) {
    guard Self.isPlain(language) else { throw MalformedLanguage(tag: language) }
    self.language = language
    self.revision = revision
  }

  /// The bytes to send.
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
