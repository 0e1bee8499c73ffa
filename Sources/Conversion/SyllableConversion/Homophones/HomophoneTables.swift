import CHomophones
import DictionaryImage

/// The tables of `HomophoneSections`, checked for their lengths when they are opened.
package struct HomophoneTables: @unchecked Sendable {
  /// The count of numbers in each vector, a multiple of 16.
  package let width: Int
  package let wordCount: Int
  package let costs: ImageColumn<UInt16>
  package let shares: ImageColumn<UInt16>
  package let rows: ImageColumn<UInt32>
  package let sets: ImageColumn<UInt32>
  /// The words in the byte order of their texts.
  package let order: ImageColumn<UInt32>
  private let offsets: ImageColumn<UInt32>
  private let text: UnsafeRawBufferPointer
  private let characters: ImageColumn<UInt16>
  private let inputs: HomophoneVectors
  private let outputs: HomophoneVectors
  private let beforeVectors: HomophoneVectors
  private let afterVectors: HomophoneVectors
  /// The weights of all places, one after the other.
  private let places: UnsafePointer<UInt8>
  private let biases: UnsafePointer<UInt8>

  init(image: Image) throws(ImageError) {
    func require(_ isMet: Bool, _ name: String, _ reason: String) throws(ImageError) {
      guard isMet else { throw .malformedSection(path: image.path, name: name, reason: reason) }
    }
    let settings = try image.column(HomophoneSections.settings, of: UInt32.self)
    try require(
      settings[0] == HomophoneSections.version, HomophoneSections.settings,
      "it is version \(settings[0]), and this toolkit reads version \(HomophoneSections.version)")
    let width = Int(settings[1])
    try require(
      width > 0 && width <= Int(gkHomophoneLargestWidth) && width % 16 == 0,
      HomophoneSections.settings, "vectors of \(width) numbers cannot be read")
    self.width = width
    costs = try image.column(HomophoneSections.costs, of: UInt16.self)
    wordCount = costs.count
    offsets = try image.column(HomophoneSections.offsets, of: UInt32.self)
    text = try image.bytes(of: HomophoneSections.text)
    order = try image.column(HomophoneSections.order, of: UInt32.self)
    rows = try image.column(HomophoneSections.rows, of: UInt32.self)
    sets = try image.column(HomophoneSections.sets, of: UInt32.self)
    shares = try image.column(HomophoneSections.shares, of: UInt16.self)
    characters = try image.column(HomophoneSections.characters, of: UInt16.self)
    inputs = try HomophoneVectors(
      image, HomophoneSections.inputs, scales: HomophoneSections.inputScales, width: width)
    outputs = try HomophoneVectors(
      image, HomophoneSections.outputs, scales: HomophoneSections.outputScales, width: width)
    beforeVectors = try HomophoneVectors(
      image, HomophoneSections.before, scales: HomophoneSections.beforeScales, width: width)
    afterVectors = try HomophoneVectors(
      image, HomophoneSections.after, scales: HomophoneSections.afterScales, width: width)
    let tokenCount = wordCount + HomophoneSections.firstWord
    try require(
      offsets.count == wordCount + 1, HomophoneSections.offsets, "its length does not fit the words"
    )
    try require(
      order.count == wordCount, HomophoneSections.order, "its length does not fit the words")
    try require(
      rows.count == wordCount, HomophoneSections.rows, "its length does not fit the words")
    try require(
      inputs.count == tokenCount, HomophoneSections.inputs, "its length does not fit the words")
    try require(
      characters.count == 2 * tokenCount, HomophoneSections.characters,
      "its length does not fit the words")
    try require(
      outputs.count == shares.count, HomophoneSections.outputs,
      "its length does not fit the homophones")
    biases = try image.address(of: HomophoneSections.biases, byteCount: 4 * outputs.count)
    try require(
      beforeVectors.count == afterVectors.count, HomophoneSections.before,
      "its length does not fit the characters")
    places = try image.address(
      of: HomophoneSections.places, byteCount: 4 * HomophoneModel.places * width)
  }

  /// Returns the text of the word at an index, counted without the tokens that are no words.
  package func text(of word: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text[offsets.range(at: word, limit: text.count)])
  }

  /// Returns the row of a token; nil if it has no homophones.
  func row(of token: HomophoneToken) -> Int? {
    let word = Int(token) - HomophoneSections.firstWord
    guard word >= 0, word < wordCount, rows[word] < shares.count else { return nil }
    return Int(rows[word])
  }

  /// Returns the rows of the set that a row belongs to, at most `HomophoneModel.homophones`.
  package func set(of row: Int) -> Range<Int> {
    let next = (0..<max(sets.count - 1, 0)).partitionPoint { Int(sets[$0]) <= row }
    return sets.range(at: max(next - 1, 0), limit: shares.count).prefixRange(
      HomophoneModel.homophones)
  }

  /// Returns the biases and vectors of some rows.
  func homophones(_ rows: Range<Int>) -> GKHomophones {
    GKHomophones(
      numbers: outputs.numbers(at: rows.lowerBound), scales: outputs.scales + 4 * rows.lowerBound,
      biases: biases + 4 * rows.lowerBound, count: Int32(rows.count))
  }

  /// Returns a word of a context.
  ///
  /// - Parameter place: the number of the weights for its distance, below `HomophoneModel.places`.
  func input(_ token: HomophoneToken, place: Int) -> GKContextTerm {
    inputs.term(at: Int(token), weights: places + 4 * place * width)
  }

  /// Returns the last character of a token, as the one before a word.
  func before(_ token: HomophoneToken) -> GKContextTerm {
    beforeVectors.term(at: Int(characters[2 * Int(token) + 1]), weights: nil)
  }

  /// Returns the first character of a token, as the one after a word.
  func after(_ token: HomophoneToken) -> GKContextTerm {
    afterVectors.term(at: Int(characters[2 * Int(token)]), weights: nil)
  }
}

extension Range<Int> {
  fileprivate func prefixRange(_ limit: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + limit)
  }
}
