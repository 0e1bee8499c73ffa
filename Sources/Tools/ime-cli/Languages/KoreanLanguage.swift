import InputCore
import Korean
import ToolSupport
import UserHistory

/// Korean for the commands that compose.
struct KoreanLanguage: TeachableLanguage {
  /// `ko`.
  static var tag: String { Korean.languageTag }
  /// Candidates come with the Hanja key alone.
  private let hanja: HanjaDictionary?
  private var options: KoreanOptions
  let history: (any HistoryReader)?

  /// Takes the names of `--keys`, and opens the dictionary of Hanja. Where there is none and none was
  /// named, Hangul alone is typed.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(KoreanOptions.init(names:))
    hanja = try Self.openHanja(options)
    history = try method.history()
  }

  private static func openHanja(_ options: LanguageOptions) throws -> HanjaDictionary? {
    guard options.dictionary != nil || (try? options.dictionaryPath()) != nil else { return nil }
    let path = try options.dictionaryPath()
    do throws(ImageError) {
      return try HanjaDictionary(path: path)
    } catch {
      throw ToolError(error)
    }
  }

  /// One syllable after the other.
  var method: HangulMethod { Korean.inputMethod(hanja: hanja, options: options, history: history) }

  /// The keys of a hardware keyboard.
  var keymap: Keymap { Korean.keymap }

  /// The names are those of `KoreanOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try KoreanOptions(names: names)
    return typed
  }

  /// The Hangul of keys, then its Hanja.
  func makeLineConverter() -> any LineConverter {
    HangulLineConverter(method: method, hanja: hanja)
  }

  /// A set is a text in Hangul; a tab and what follows it is left out.
  func keys(ofSet path: String) throws -> [String] {
    let keystrokes = HangulKeystrokes(layout: options.layout)
    return try textLines(of: path).enumerated().map { index, line in
      let text = line.prefix { $0 != "\t" }
      guard let keys = keystrokes.stretches(for: text)?.joined() else {
        throw ToolError(
          .badInput, "\(path):\(index + 1): the layout \(options.layout.name) cannot type '\(text)'"
        )
      }
      return keys
    }
  }
}

/// Hangul from keys, and the words in Hanja that are read like the whole of it.
struct HangulLineConverter: LineConverter {
  let method: HangulMethod
  let hanja: HanjaDictionary?

  /// The Hangul first.
  mutating func texts(for keys: String, after context: String, limit: Int) -> [String] {
    let text = method.automaton.text(forKeys: keys)
    return Array(([text] + (limit > 1 ? hanja?.words(readAs: text) ?? [] : [])).prefix(limit))
  }
}
