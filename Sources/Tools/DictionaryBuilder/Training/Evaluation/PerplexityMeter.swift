import DictionaryImage
import NGrams
import SyllableConversion

/// Measures the perplexity of the models of an image on text, which is read and segmented as for
/// training.
///
/// ```swift
/// let meter = try PerplexityMeter(path: "zh-Hans.imemodel")
/// let (words, characters) = try meter.measure("text.txt")
/// ```
package struct PerplexityMeter {
  /// The lines that training held out.
  package struct HeldOutLines: Sendable {
    let every: UInt64
    let seed: UInt64

    /// Creates the selection of lines that a recipe holds out: one in `every`, chosen by `seed`.
    package init(every: UInt64, seed: UInt64) {
      self.every = every
      self.seed = seed
    }
  }

  private let contents: ModelContents
  private let segmenter: WordSegmenter
  private let characterSegmenter: WordSegmenter

  /// Opens the models of the image at `path`.
  package init(path: String) throws(ImageError) {
    contents = try ModelContents(path: path)
    segmenter = WordSegmenter(vocabulary: contents.wordVocabulary, bigrams: contents.wordTables)
    characterSegmenter = WordSegmenter(vocabulary: contents.characterVocabulary)
  }

  /// Measures the word model and the character model on a text.
  ///
  /// - Parameters:
  ///   - path: The text; `-` is standard input.
  ///   - heldOut: The lines to read; nil reads all lines.
  ///   - seed: Selects the numbers that are read digit by digit. The seed of `heldOut` takes
  ///     precedence.
  ///   - progress: Called with the number of bytes read so far.
  package func measure(
    _ path: String, heldOut: HeldOutLines? = nil, seed: UInt64 = 1,
    progress: (Int) -> Void = { _ in }
  ) throws(DictionaryError) -> (words: Perplexity, characters: Perplexity) {
    var result = (words: Perplexity(), characters: Perplexity())
    var scanner = ClauseScanner(seed: heldOut?.seed ?? seed)
    var scratch = WordSegmenter.Scratch()
    var tokens: [UInt32] = []
    let chunks = try TextChunks(path: path)
    while let chunk = try chunks.next() {
      progress(chunks.bytesRead)
      chunk.forEachLine { line in
        if let heldOut, !HeldOut.holds(line, every: heldOut.every, seed: heldOut.seed) { return }
        scanner.scan(line) { clause in
          tokens.removeAll(keepingCapacity: true)
          segmenter.append(clause, to: &tokens, scratch: &scratch)
          add(tokens, contents.wordTables, contents.words, to: &result.words)
          tokens.removeAll(keepingCapacity: true)
          characterSegmenter.append(clause, to: &tokens, scratch: &scratch)
          add(tokens, contents.characterTables, [], to: &result.characters)
        }
      }
    }
    return result
  }

  /// Scores a clause. A word without an entry in `names` counts as one character.
  private func add(
    _ tokens: [UInt32], _ tables: NGramTables, _ names: [(word: String, count: UInt64)],
    to sums: inout Perplexity
  ) {
    var context = tables.context(after: NGramTables.sentenceStart)
    for token in tokens + [NGramTables.sentenceEnd] {
      let (cost, next) = tables.score(token, after: tables.prepare(context))
      context = next
      if token == NGramTables.unknown {
        sums.unknownWords += 1
      } else {
        sums.cost += Int(cost)
        let index = Int(token) - Int(Vocabulary.firstWord)
        if index >= 0 {
          sums.characters += index < names.count ? names[index].word.unicodeScalars.count : 1
        }
      }
    }
    sums.words += tokens.count
    sums.clauses += 1
  }
}
