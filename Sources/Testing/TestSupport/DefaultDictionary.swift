import ChineseText
import CodeTables
import DictionaryBuilder
import DictionaryImage
import Foundation
import KanaConversion
import Korean
import Suggestions
import SyllableConversion

/// The package's dictionaries, for tests on real data. Images are built when first needed.
package enum DefaultDictionary {
  /// The Mandarin lexicon: the image that `make` built, or one built once for the tests.
  package static let mandarin = Result { try Lexicon(path: path(of: "zh-Hans")) }

  /// The lexicon of Traditional Chinese, read in bopomofo.
  package static let zhuyin = Result { try Lexicon(path: path(of: "zh-Hant")) }

  /// The lexicon of Cantonese.
  package static let cantonese = Result { try Lexicon(path: path(of: "yue")) }

  /// The tables between the forms of Chinese, and of emoji and symbols.
  package static let chineseTables = Result { try PhraseTableSet(path: path(of: "zh-text")) }

  /// The Hanja dictionary of Korean.
  package static let hanja = Result { try HanjaDictionary(path: path(of: "ko")) }

  /// Returns the code table with this name: `cangjie`, `quick`.
  package static func codes(_ name: String) -> Result<CodeTable, any Error> {
    Result { try CodeTable(path: path(of: name)) }
  }

  /// The dictionary of Japanese.
  package static let japanese = Result { try KanaLexicon(path: path(of: "ja")) }

  /// Returns the word lexicon of a language, for suggestions.
  package static func words(of language: String) throws -> WordLexicon {
    try WordLexicon(path: path(of: language + wordsSuffix))
  }

  /// Returns the path of the image of a language or of its words (`en.words`). The folder is the
  /// one in `GLOBEKEY_DICTIONARIES`, otherwise `.build/dictionaries`, where a missing or outdated
  /// image is built first.
  package static func path(of language: String) throws -> String {
    if let folder = ProcessInfo.processInfo.environment["GLOBEKEY_DICTIONARIES"] {
      return "\(folder)/\(language).imedict"
    }
    let folder = Repository.root.appending(path: ".build/dictionaries")
    let path = folder.appending(path: "\(language).imedict").path
    let words = language.hasSuffix(wordsSuffix) ? language.dropLast(wordsSuffix.count) : nil
    let sources = Repository.root.appending(path: "Dictionaries/\(words ?? language[...])")
    if try isCurrent(path, sources: sources) { return path }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = words == nil ? sources.path : "\(sources.path)/\(WordsManifest.fileName)"
    let image = try ImageKinds.build(
      source, BuildOptions(model: ModelChoice(TrainedModels()))
    ).writer
    try FileAccess.writeAtomically(image, to: path)
    return path
  }

  private static let wordsSuffix = ".words"

  private static func isCurrent(_ path: String, sources: URL) throws -> Bool {
    guard let built = try? modificationDate(of: path) else { return false }
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    return try files.allSatisfy {
      try modificationDate(of: sources.appending(path: $0).path) <= built
    }
  }

  private static func modificationDate(of path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.modificationDate] as? Date ?? .distantPast
  }
}
