import CHomophones
import DictionaryImage
import NGrams

/// A model of the words that have the same reading: which of them is meant, by the words on both
/// sides.
///
/// The score of a word is a bias plus the product of its output vector with the vector of its
/// context. That is the sum of the input vectors of up to `reach` words on each side, each
/// multiplied by the weights of its distance, and of a vector for the character next to the word on
/// each side. The scores of the words with one reading give their probabilities by a softmax. This
/// is the log-bilinear model of Mnih and Hinton (2007), on both sides and among homophones.
///
/// The model is independent of any dictionary: it knows its words by their texts. It is immutable,
/// and any number of threads may use one.
public final class HomophoneModel: Sendable {
  /// The number of words on each side whose distance has weights of its own.
  static let near = 8
  /// The number of words on each side that are read.
  static let reach = 16
  /// The number of weight vectors: one for each near word on each side, and one for those beyond on
  /// each side.
  package static let places = 2 * near + 2
  /// The number of words of one reading that compete.
  package static let homophones = 40

  /// The image that the model is read from.
  public let image: Image
  /// The weights of a sentence's parts.
  public let weights: HomophoneWeights
  /// The kernel that computes probabilities. All give equal results.
  let kernel: Int32

  package let tables: HomophoneTables

  /// Opens the model in the image at `path`.
  ///
  /// - Parameter language: the tag of the language that the image must be for; nil for any.
  /// - Throws: an `ImageError` if the file cannot be read, is no homophone model or one for another
  ///   language, or a section is missing or malformed.
  public convenience init(path: String, language: String? = nil) throws(ImageError) {
    try self.init(image: Image(path: path), language: language)
  }

  /// Opens the model in an image.
  ///
  /// - Parameter language: the tag of the language that the image must be for; nil for any.
  /// - Throws: an `ImageError` if the image is no homophone model or one for another language, or a
  ///   section is missing or malformed.
  public convenience init(image: Image, language: String? = nil) throws(ImageError) {
    try self.init(image: image, language: language, kernel: gkHomophoneKernelCount() - 1)
  }

  /// Opens the model with a kernel, for comparing kernels.
  ///
  /// - Parameter kernel: a number below `kernelCount`.
  package init(image: Image, language: String? = nil, kernel: Int32) throws(ImageError) {
    try image.require(.homophones, language: language)
    self.image = image
    self.kernel = kernel
    tables = try HomophoneTables(image: image)
    weights = try HomophoneWeights(image: image)
  }

  /// The number of kernels that this processor can run.
  package static var kernelCount: Int32 { gkHomophoneKernelCount() }

  // MARK: Words

  /// Returns the token of a word by binary search; nil if it is not in the vocabulary.
  package func token(of text: UnsafeRawBufferPointer) -> HomophoneToken? {
    let position = (0..<tables.wordCount).partitionPoint {
      tables.text(of: Int(tables.order[$0])).precedes(text)
    }
    let word = Int(tables.order[position])
    guard position < tables.wordCount, word < tables.wordCount,
      tables.text(of: word).hasSameBytes(as: text)
    else { return nil }
    return HomophoneToken(truncatingIfNeeded: word + HomophoneSections.firstWord)
  }

  /// Returns `-ln P(word)` of a token in nats × 1000; 0 for one that is no word.
  func frequencyCost(of token: HomophoneToken) -> Cost {
    Cost(tables.costs[Int(token) - HomophoneSections.firstWord])
  }

  // MARK: Probabilities

  /// Returns the cost of the word at an index of a text among its homophones, by its context and by
  /// its frequency; nil if it has none.
  func cost(of index: Int, in tokens: [HomophoneToken]) -> HomophoneCost? {
    guard let row = tables.row(of: tokens[index]) else { return nil }
    let set = tables.set(of: row)
    guard set.contains(row) else { return nil }
    let probability = logProbability(of: row, among: set, at: index, in: tokens)
    return HomophoneCost(
      byContext: Cost((-1000 * probability).rounded()), byFrequency: Cost(tables.shares[row]))
  }

  /// Returns ln P of a row of a set at an index of a text.
  ///
  /// The context is the characters beside the word, the words before it, nearest first, and those
  /// after it. The edge of the text counts as a word.
  private func logProbability(
    of row: Int, among set: Range<Int>, at index: Int, in tokens: [HomophoneToken]
  ) -> Float {
    withUnsafeTemporaryAllocation(of: GKContextTerm.self, capacity: 2 + 2 * Self.reach) { terms in
      func token(at place: Int) -> HomophoneToken {
        tokens.indices.contains(place) ? tokens[place] : .clauseEdge
      }
      guard let first = terms.baseAddress else { return 0 }
      var count = 0
      func add(_ term: GKContextTerm) {
        terms.initializeElement(at: count, to: term)
        count += 1
      }
      add(tables.before(token(at: index - 1)))
      add(tables.after(token(at: index + 1)))
      for side in 0..<2 {
        for distance in 0..<Self.reach {
          let place = side == 0 ? index - 1 - distance : index + 1 + distance
          add(
            tables.input(
              token(at: place),
              place: distance < Self.near ? side * Self.near + distance : 2 * Self.near + side))
          guard tokens.indices.contains(place) else { break }
        }
      }
      return gkHomophoneLogProbability(
        kernel, first, Int32(count), tables.homophones(set), Int32(tables.width),
        Int32(row - set.lowerBound))
    }
  }
}

/// The number of a word in the vocabulary of a homophone model, or of what stands for other text.
package typealias HomophoneToken = UInt32

extension HomophoneToken {
  /// The edge of a clause: a mark, or the end of the text.
  package static let clauseEdge: HomophoneToken = 0
  /// Digits.
  package static let number: HomophoneToken = 2
  /// Other text that is no word: letters, and characters that the vocabulary does not have.
  package static let other: HomophoneToken = 3
}

/// The cost of a word among the words with the same reading, in nats × 1000.
package struct HomophoneCost: Hashable, Sendable {
  /// The cost by the words on both sides.
  package var byContext: Cost
  /// The cost by how often each of them occurs.
  package var byFrequency: Cost
}
