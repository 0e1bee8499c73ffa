import HostWords
import InputCore
import Keyboards
import Synchronization

/// The user's own words in a container, read again after a file has changed: words and shortcuts in
/// `lexicon.tsv`, and phrases with fields for the date and the caret in `phrases.tsv`. May be used
/// from any thread.
///
/// ```swift
/// let words = UserWords(container: "/home/ada/.local/share/globekey")
/// words.current.offer(in: &session)   // when a field takes the focus
/// ```
public final class UserWords: Sendable {
  /// The name of the file with words and shortcuts in a container.
  public static let fileName = "lexicon.tsv"
  /// The name of the file with phrases in a container.
  package static let phraseFileName = "phrases.tsv"
  /// The largest size of a file in bytes.
  package static let maximumLength = 4 << 20

  /// The words at some time.
  public struct Words: Sendable {
    /// The number of times that the files were read. Equal numbers mean equal words.
    public fileprivate(set) var version = 0
    /// The words and shortcuts, and the phrases whose text is always the same as shortcuts.
    public fileprivate(set) var index = LexiconIndex([])
    /// The phrases, with the clock of the system.
    public fileprivate(set) var phrases = CustomPhrases()
    /// The lines that cannot be read, each as `file:line: reason`.
    package fileprivate(set) var rejections: [String] = []

    /// Creates a list without words.
    package init() {}

    /// Offers the words in a session: suggested as words, or among the candidates.
    public func offer(in session: inout LanguageSession) {
      session.supplement = index
      session.phrases = phrases
    }
  }

  /// The versions of both files; nil for a file that does not exist.
  private struct Stamps: Equatable {
    var words: FileStamp?
    var phrases: FileStamp?
  }

  private struct State {
    var stamps = Stamps()
    var words = Words()
  }

  private let path: String
  private let phrasePath: String
  private let state = Mutex(State())

  /// Creates the words of a container. Reads nothing yet.
  public init(container: String) {
    path = "\(container)/\(Self.fileName)"
    phrasePath = "\(container)/\(Self.phraseFileName)"
  }

  /// The words in the files now. A file that cannot be read has none; lines that cannot be read are
  /// left out.
  public var current: Words {
    let stamps = Stamps(words: FileStamp(of: path), phrases: FileStamp(of: phrasePath))
    return state.withLock { state in
      guard stamps != state.stamps else { return state.words }
      state.stamps = stamps
      state.words = read(stamps, version: state.words.version + 1)
      return state.words
    }
  }

  private func read(_ stamps: Stamps, version: Int) -> Words {
    let list = UserWordList(Self.bytes(of: path, stamps.words), file: path)
    let text = String(decoding: Self.bytes(of: phrasePath, stamps.phrases), as: UTF8.self)
    var (phrases, rejections) = CustomPhrases.reading(text, file: phrasePath)
    phrases.clock = SystemClock.localTime
    var words = Words()
    words.version = version
    words.index = LexiconIndex(
      list.entries
        + phrases.fixedTexts.map {
          LexiconEntry(userInput: $0.code, documentText: $0.text, source: .shortcuts)
        })
    words.phrases = phrases
    words.rejections = list.rejections.map(\.description) + rejections.map(\.description)
    return words
  }

  private static func bytes(of path: String, _ stamp: FileStamp?) -> [UInt8] {
    guard stamp != nil else { return [] }
    return (try? FileBytes.contents(of: path, limit: maximumLength)) ?? []
  }
}
