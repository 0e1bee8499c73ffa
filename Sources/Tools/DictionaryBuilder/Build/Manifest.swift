#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `dictionary.json`: the manifest of a dictionary image.
///
/// ```json
/// {
///   "language": "zh-Hans", "syllables": "syllables.tsv",
///   "locale": "../../Locales/zh-Hans/locale.json", "floor": 0.02,
///   "sources": [
///     {"file": "jieba.tsv", "name": "jieba", "version": "0.42.1", "licence": "MIT",
///      "copyright": "…", "role": "words", "scale": 0.6, "minimumWeight": 1, "entries": 348975}
///   ]
/// }
/// ```
///
/// Paths are relative to the manifest's folder, or absolute. Sources are listed in order of priority;
/// `GroupMerger` documents how `floor`, `scale` and `minimumWeight` are applied.
package struct Manifest: Sendable, Equatable, ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "dictionary.json"

  /// The language tag.
  package let language: String
  /// The path of the syllable file; `SyllableFile` documents its format.
  package let syllables: String
  /// The path of the language's `locale.json`.
  package let locale: String
  /// The count of a character that occurs only in `readings` sources.
  package let floor: Double
  /// The path of the language model that the image is built with by default (`ime-dict train`); nil
  /// for none.
  package let model: String?
  /// The tables that map the words to the text of `model`, for a model of text in another script;
  /// nil if the model's text spells words as the dictionary does.
  package let modelScript: ModelCharacters?
  /// The weights of the parts of `model`; nil for the default weights.
  package let modelWeights: ModelWeights?
  /// The characters of another script, whose words get an extra cost; nil for none.
  package let otherScript: OtherCharacters?
  /// The path of a table of characters that no word may have, with the forms that are written instead
  /// (`CharacterTable`); nil if a word may have any.
  package let otherForms: String?
  /// The path of the words in Latin letters that are recognised among readings
  /// (`LatinWordFile`); nil for none.
  package let latin: String?
  /// The sources, in order of priority.
  package let sources: [Source]

  /// The characters of another script, and the extra cost of words that contain them.
  package struct OtherCharacters: Sendable, Equatable, Decodable {
    /// The path of the character table; `CharacterTable` documents its format.
    package let characters: String
    /// The extra cost of a word that contains such a character, in nats, from 0 to 60.
    package let nats: Double
  }

  /// The tables that map words to a model of text in another script.
  package struct ModelCharacters: Sendable, Equatable, Decodable {
    /// The path of the table from characters of the words to characters of the model's text;
    /// `CharacterTable` documents its format.
    package let characters: String
    /// The path of the table from words to words of the model's text; nil for none.
    package let words: String?
    /// The path of a model of text in the script of the words. Its counts become the word counts.
    /// Nil to use the counts of `model`.
    package let counts: String?
  }

  /// The weights of the parts of a mixed model, each from 0 to 4, for a model of little text or of text in
  /// another variety of the language.
  package struct ModelWeights: Sendable, Equatable, Decodable {
    /// The weight of the word n-grams.
    package let words: Double
    /// The weight of the character n-grams.
    package let characters: Double
    /// The weight of the word's own frequency, added to both n-gram costs.
    package let frequency: Double
  }

  /// The purpose of a source.
  package enum Role: String, Sendable, Decodable {
    /// Words with frequencies, and their readings if the list has any.
    case words
    /// Readings of single characters. A weight is the frequency of the reading of its character.
    case readings
  }

  /// A word list and its provenance.
  package struct Source: Sendable, Equatable, Decodable, ManifestSource {
    /// The path of the word list.
    package let file: String
    /// The name of the project it comes from.
    package let name: String
    /// The version of the project.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// The purpose of the source.
    package let role: Role
    /// The factor that weights are multiplied by; nil for 1.
    package let scale: Double?
    /// The minimum weight; smaller weights are raised to it. Nil for 0.
    package let minimumWeight: Double?
    /// The minimum length, in characters, of words that an image with a model keeps although the
    /// training text lacks them; nil to leave such words out. `TrainingCounts` says what they count.
    package let keptLength: Int?
    /// The expected number of entries in the file.
    package let entries: Int
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try require(floor > 0 && floor <= EntryParser.maximumWeight, "'floor' must be above 0")
    try require(
      (0...60).contains(otherScript?.nats ?? 0), "'nats' of 'otherScript' must be from 0 to 60")
    for weight in [modelWeights?.words, modelWeights?.characters, modelWeights?.frequency] {
      try require((0...4).contains(weight ?? 0), "the 'modelWeights' must be from 0 to 4")
    }
    for source in sources {
      try require.factor(source.scale, "scale", of: source.file)
      try require.minimumWeight(source.minimumWeight, of: source.file)
      try require(
        source.keptLength ?? 2 >= 2, "'keptLength' of '\(source.file)' must be at least 2")
      try source.check(require)
    }
    try require(sources.contains { $0.role == .words }, "no source has the role 'words'")
  }
}

/// Decodes a JSON file.
///
/// - Throws: `DictionaryError.malformed` that names the file and the path of the faulty key.
package func decodeJSON<Value: Decodable>(_ path: String) throws(DictionaryError) -> Value {
  let bytes = try FileAccess.read(path)
  do {
    return try JSONDecoder().decode(Value.self, from: Data(bytes))
  } catch let error as DecodingError {
    throw .malformed(path: path, line: nil, reason: explanation(of: error))
  } catch {
    throw .malformed(path: path, line: nil, reason: "\(error)")
  }
}

private func explanation(of error: DecodingError) -> String {
  func position(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "the top level" : "'\(path.joined(separator: "."))'"
  }
  switch error {
  case .keyNotFound(let key, let context):
    return "'\(key.stringValue)' is missing in \(position(context))"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    return "\(position(context)): \(context.debugDescription)"
  case .dataCorrupted(let context):
    let cause = context.underlyingError
    return "\(position(context)): \(cause.map { "\($0)" } ?? context.debugDescription)"
  @unknown default:
    return "\(error)"
  }
}
