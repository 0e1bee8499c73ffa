import DictionaryBuilder
import DictionaryFormat
import LanguageModel
import Lexicon

/// A trained model (`.imemodel`) on its way into the image of a dictionary.
public struct ModelFile {
  private let image: Image
  /// The words that the lexicon keeps, with the counts in the training text.
  public let wordCounts: [String: UInt64]
  private let tokens: [String: UInt32]
  private let characterTokens: [UInt32: UInt16]
  private let characters: NGramTables

  /// Opens a model image.
  public init(path: String) throws(ImageError) {
    image = try Image(path: path)
    let words = try NGramTables(image: image, prefix: NGramSections.words)
    characters = try NGramTables(image: image, prefix: NGramSections.characters)
    var counts: [String: UInt64] = [:]
    var tokens: [String: UInt32] = [:]
    var next = Vocabulary.firstWord
    for line in try image.text(of: ModelImageSections.vocabulary).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let count = UInt64(fields[1]) else {
        throw .malformedSection(
          path: path, name: ModelImageSections.vocabulary, reason: "'\(line)' is no word and count")
      }
      counts[String(fields[0])] = count
      if next < words.tokenCount { tokens[String(fields[0])] = next }
      next += 1
    }
    wordCounts = counts
    self.tokens = tokens
    var characterTokens: [UInt32: UInt16] = [:]
    for (index, line) in try image.text(of: ModelImageSections.characters).split(separator: "\n")
      .enumerated()
    {
      guard let scalar = line.unicodeScalars.first else { continue }
      characterTokens[scalar.value] = UInt16(
        truncatingIfNeeded: index + Int(Vocabulary.firstWord))
    }
    self.characterTokens = characterTokens
  }

  /// The sections that tie the model to `words`, in the order of their `WordID`, and the model's own.
  public func addSections(
    for words: [String], to writer: inout ImageWriter
  ) throws(DictionaryError) {
    var wordTokens: [UInt32] = []
    var first: [UInt16] = []
    var second: [UInt16] = []
    var last: [UInt16] = []
    var inner: [UInt16] = []
    var contexts: [UInt32] = []
    for word in words {
      wordTokens.append(tokens[word] ?? Vocabulary.unknown)
      let characters = word.unicodeScalars.map { characterTokens[$0.value] ?? 0 }
      first.append(characters.first ?? 0)
      last.append(characters.last ?? 0)
      second.append(characters.count > 1 ? characters[1] : ModelSections.noCharacter)
      let (cost, node) = self.inner(characters.map(UInt32.init))
      inner.append(UInt16(clamping: cost))
      contexts.append(node)
    }
    writer.add(ModelSections.tokens, integers: wordTokens)
    writer.add(ModelSections.firstCharacters, integers: first)
    writer.add(ModelSections.secondCharacters, integers: second)
    writer.add(ModelSections.lastCharacters, integers: last)
    writer.add(ModelSections.innerCosts, integers: inner)
    writer.add(ModelSections.lastContexts, integers: contexts)
    let own = [ModelImageSections.vocabulary, ModelImageSections.characters]
    for section in image.sections where !own.contains(section.name) {
      do throws(ImageError) {
        writer.add(section.name, bytes: Array(try image.bytes(of: section.name)))
      } catch {
        throw .malformed(path: image.path, line: nil, reason: error.description)
      }
    }
  }

  /// What the third and further characters of a word cost, and the context of the last two.
  private func inner(_ tokens: [UInt32]) -> (cost: Cost, node: UInt32) {
    guard tokens.count > 1 else { return (0, 0) }
    var context = characters.context(after: tokens[0])
    var cost: Cost = 0
    for (index, token) in tokens.enumerated().dropFirst() {
      let (next, after) = characters.score(token, after: characters.prepare(context))
      if index > 1 { cost = cost &+ next }
      context = after
    }
    return (cost, context.node)
  }
}
