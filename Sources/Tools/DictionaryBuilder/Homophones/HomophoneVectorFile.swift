import SyllableConversion

/// The vectors of a homophone model, as `homophone_model export` writes them.
///
/// All numbers are little-endian: `u32` for the width and the numbers of tokens, of characters and
/// of words with homophones; `f32` for the weights of the places. Then come a scale, an `f32`, and
/// `width` numbers of 8 bits for each token, for each character before a word, for each character
/// after one, and for each word with homophones, there with a bias in front, an `f32`.
struct HomophoneVectorFile {
  /// Vectors with their scales.
  struct Vectors {
    var numbers: [UInt8] = []
    var scales: [UInt8] = []
    let width: Int

    init(width: Int) { self.width = width }

    mutating func append(_ vector: ArraySlice<UInt8>) {
      scales += vector.prefix(4)
      numbers += vector.dropFirst(4)
    }

    /// Returns the vectors at some indices.
    func reordered(_ indices: [Int]) -> Vectors {
      var result = Vectors(width: width)
      for index in indices {
        result.scales += scales[4 * index..<4 * index + 4]
        result.numbers += numbers[width * index..<width * (index + 1)]
      }
      return result
    }
  }

  let width: Int
  let places: [UInt8]
  let inputs, before, after, outputs: Vectors
  let biases: [UInt8]

  /// Reads the vectors of a vocabulary.
  ///
  /// - Parameter homophoneCount: the number of words with homophones.
  init(
    _ source: SourceText, of vocabulary: HomophoneVocabulary, homophoneCount: Int
  ) throws(DictionaryError) {
    var bytes = source.bytes[...]
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: source.name, line: nil, reason: reason)
    }
    func take(_ count: Int) throws(DictionaryError) -> ArraySlice<UInt8> {
      guard bytes.count >= count else { throw malformed("it ends before its vectors do") }
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count)
    }
    func integer() throws(DictionaryError) -> Int {
      try Int(take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
    let width = try integer()
    guard width > 0, width <= 256, width % 16 == 0 else {
      throw malformed("vectors of \(width) numbers cannot be read")
    }
    let tokens = vocabulary.words.count + HomophoneSections.firstWord
    for (name, expected) in [
      ("tokens", tokens), ("characters", vocabulary.characterCount),
      ("words with homophones", homophoneCount),
    ] {
      let count = try integer()
      guard count == expected else {
        throw malformed("it has \(count) \(name), and the vocabulary has \(expected)")
      }
    }
    func vectors(_ count: Int) throws(DictionaryError) -> Vectors {
      var vectors = Vectors(width: width)
      for _ in 0..<count { vectors.append(try take(4 + width)) }
      return vectors
    }
    self.width = width
    places = try Array(take(4 * HomophoneModel.places * width))
    inputs = try vectors(tokens)
    before = try vectors(vocabulary.characterCount)
    after = try vectors(vocabulary.characterCount)
    var biases: [UInt8] = []
    var outputs = Vectors(width: width)
    for _ in 0..<homophoneCount {
      biases += try take(4)
      outputs.append(try take(4 + width))
    }
    self.biases = biases
    self.outputs = outputs
    guard bytes.isEmpty else { throw malformed("\(bytes.count) bytes follow its vectors") }
  }
}
