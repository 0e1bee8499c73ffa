import Foundation

/// `dictionary.json`: what a dictionary is built from.
///
/// ```json
/// {
///   "language": "zh-Hans", "syllables": "syllables.tsv", "locale": "../../Locales/zh-Hans/locale.json",
///   "floor": 0.02,
///   "sources": [
///     {"file": "jieba.tsv", "name": "jieba", "version": "0.42.1", "licence": "MIT",
///      "copyright": "…", "role": "words", "scale": 0.6, "minimumWeight": 1, "entries": 348975}
///   ]
/// }
/// ```
///
/// Paths are relative to the manifest's folder. The sources stand in order of priority;
/// `GroupMerger` states what the numbers do.
package struct Manifest: Sendable, Equatable, ImageManifest {
  /// The name of the file.
  package static let fileName = "dictionary.json"

  /// The language tag.
  package let language: String
  /// The file of syllables.
  package let syllables: String
  /// The language's `locale.json`.
  package let locale: String
  /// The count of a character that only `readings` sources have.
  package let floor: Double
  /// The language model that the image is built with unless another is asked for
  /// (`ime-dict train`); none where it is left out.
  package let model: String?
  /// What ties the words to `model` where that is one of text in another script; none where it is left
  /// out.
  package let modelScript: ModelCharacters?
  /// How much the parts of `model` count; as usual where it is left out.
  package let modelWeights: ModelWeights?
  /// The characters of another script, which are seldom meant; none where it is left out.
  package let otherScript: OtherCharacters?
  /// In order of priority.
  package let sources: [Source]

  /// Characters that are written otherwise here.
  package struct OtherCharacters: Sendable, Equatable, Decodable {
    /// A table of them; `CharacterTable` states its form.
    package let characters: String
    /// How much dearer words with them are.
    package let nats: Double
  }

  /// What ties words to a model of text in another script.
  package struct ModelCharacters: Sendable, Equatable, Decodable {
    /// A table of the characters that the model's text has for those of the words; `CharacterTable`
    /// states its form.
    package let characters: String
    /// A table of the words that the model's text has for others, where there is one.
    package let words: String?
    /// A model of text in the script of the words: its counts say how frequent they are. Where it is left
    /// out, the sources do.
    package let counts: String?
  }

  /// How much the parts of a mixed model count, from 0 to 4: its words, its characters, and the frequency
  /// of a word by itself, for a model of text in another variety of the language.
  package struct ModelWeights: Sendable, Equatable, Decodable {
    /// What the n-grams of words count.
    package let words: Double
    /// What those of characters count.
    package let characters: Double
    /// What the frequency of a word counts beside both.
    package let frequency: Double
  }

  /// What a source is for.
  package enum Role: String, Sendable, Decodable {
    /// Words with frequencies; their readings are used where there are any.
    case words
    /// Readings of characters: the weights say how frequent a reading of its character is.
    case readings
  }

  /// One word list and where it comes from.
  package struct Source: Sendable, Equatable, Decodable, ManifestSource {
    /// The word list.
    package let file: String
    /// The name of the project it comes from.
    package let name: String
    /// The version it was taken from.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// What it is for.
    package let role: Role
    /// What its weights are multiplied by. 1 where it is left out.
    package let scale: Double?
    /// What a smaller weight counts as. 0 where it is left out.
    package let minimumWeight: Double?
    /// How many entries the file has.
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
      try source.check(require)
    }
    try require(sources.contains { $0.role == .words }, "no source has the role 'words'")
  }
}

/// Reads a JSON file, with an error that names the file and the place in it.
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
    let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"]
    return "\(position(context)): \(cause.map { "\($0)" } ?? context.debugDescription)"
  @unknown default:
    return "\(error)"
  }
}
