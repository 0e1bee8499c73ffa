import DictionaryImage
import LibC
import NGrams
import SyllableConversion

/// Reads the vocabulary for counting from a model, an image or a text file.
package enum VocabularyFile {
  /// The units of n-grams.
  package enum Unit: String, CaseIterable, Sendable {
    /// Words, as the segmenter finds them.
    case word
    /// Single characters: the words of one character.
    case character
  }

  /// A lexicon stores frequencies as probabilities; this total turns them into counts.
  private static let lexiconTotal = 1e9

  /// Reads the vocabulary in the file at `path`:
  ///
  /// - a model (`.imemodel`): its words, or its characters;
  /// - an image (`.imedict`): the words of its lexicon;
  /// - text: lines `word TAB count`, or a word list of this project.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - unit: Words, or only those of one character.
  ///   - report: Receives the rejected lines of a text file.
  /// - Throws: `DictionaryError` if the file cannot be read, is damaged, or has no such words.
  package static func read(
    _ path: String, unit: Unit, report: inout RejectionReport
  ) throws(DictionaryError) -> Vocabulary {
    let entries: [(word: String, count: UInt64)]
    do throws(ImageError) {
      let image = try Image(path: path)
      entries =
        image.sections.contains { $0.name == ModelImageSections.vocabulary }
        ? try modelEntries(image, unit) : try lexiconEntries(Lexicon(image: image))
    } catch {
      switch error {
      case .unreadable(_, let code): throw .unreadable(path: path, code: code)
      case .notAnImage, .empty: entries = try textEntries(SourceText(path: path), &report)
      default:
        throw .malformed(
          path: path, line: nil, reason: String(error.description.dropFirst(path.count + 2)))
      }
    }
    let chosen =
      unit == .word ? entries : entries.filter { $0.word.unicodeScalars.count == 1 }
    guard !chosen.isEmpty else {
      throw .malformed(
        path: path, line: nil,
        reason: "no \(unit.rawValue)s found; give lines 'word TAB count', an image or a model")
    }
    return Vocabulary(chosen)
  }

  private static func modelEntries(
    _ image: Image, _ unit: Unit
  ) throws(ImageError) -> [(word: String, count: UInt64)] {
    switch unit {
    case .word:
      // Words too rare for the model follow those that have tokens.
      let count = try NGramTables(image: image, prefix: NGramSections.words).tokenCount
      let known = max(count - Int(Vocabulary.firstWord), 0)
      let (words, counts) = try ModelImageSections.lexicon(of: image)
      return Array(zip(words.strings, counts).prefix(known).lazy.map { (word: $0, count: $1) })
    case .character:
      // The image stores their order but not their counts.
      let characters = try image.text(of: ModelImageSections.characters).split(separator: "\n")
      return characters.enumerated().map { (String($1), UInt64(characters.count - $0)) }
    }
  }

  private static func lexiconEntries(_ lexicon: Lexicon) -> [(word: String, count: UInt64)] {
    (0..<WordID(lexicon.wordCount)).map { word in
      let probability = exp(-Double(lexicon.frequencyCost(of: word)) / 1000)
      return (lexicon.text(of: word), UInt64(max(1, min(probability, 1) * lexiconTotal)))
    }
  }

  private static func textEntries(
    _ source: SourceText, _ report: inout RejectionReport
  ) throws(DictionaryError) -> [(word: String, count: UInt64)] {
    var entries: [(word: String, count: UInt64)] = []
    var seen: Set<String> = []
    var isWordList = false
    for line in source.lines {
      if line.number == 1 { isWordList = line.bytes.elementsEqual(WordList.signature.utf8) }
      if line.bytes.isEmpty || isWordList && line.isComment { continue }
      do throws(RejectionReason) {
        let (word, count) = try entry(line)
        // A word list has a line for each reading.
        if seen.insert(word).inserted {
          entries.append((word, count))
        } else if !isWordList {
          throw .malformed("'\(word)' is listed twice")
        }
      } catch {
        report.refuse(source.name, line: line.number, error)
      }
    }
    return entries
  }

  /// Returns the first and last field of a line.
  private static func entry(
    _ line: SourceLine
  ) throws(RejectionReason) -> (word: String, count: UInt64) {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard let word = fields.first, let last = fields.last, fields.count > 1 else {
      throw .missingField("count")
    }
    guard let count = UInt64(last) else { throw .weightNotANumber(String(last)) }
    let name = String(word)
    guard !name.isEmpty, !Vocabulary.specialNames.contains(name) else {
      throw .malformed("'\(name)' cannot be a word")
    }
    guard name.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      throw .controlCharacter(name)
    }
    return (name, count)
  }
}
