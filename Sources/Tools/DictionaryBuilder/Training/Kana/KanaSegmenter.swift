/// Splits Japanese text into dictionary words: the segmentation with the lowest sum of word and
/// connection costs. The word model then has the same units as conversion.
package struct KanaSegmenter: Sendable {
  /// One use of a text: its left and right class, and its lowest cost with them.
  private struct Variant {
    let left: UInt16
    let right: UInt16
    let cost: Int32
  }

  /// The text that replaces all numbers in digits.
  package static let number = "0"

  /// The texts of the words, numbered from 0; the last is `number`.
  package let texts: [String]
  /// A reading of each text.
  package let readings: [String]
  private let trie: SegmentationTrie
  private let variants: [Variant]
  private let firstVariants: [Int32]
  private let connections: ConnectionFile
  /// The cost of one step of the connection matrix.
  private let costUnit: Int32
  private let numberClass: UInt16
  private let nounClass: UInt16

  /// The cost of a character outside all words, in the cost units of the word list.
  private static let unknownCost: Int32 = 11_000
  /// Prune hypotheses whose cost exceeds the best cost at the same position by more than this.
  private static let margin: Int32 = 6_000

  /// Creates a segmenter into the words of a dictionary.
  package init(_ source: KanaSource) {
    var numbers: [String: Int] = [:]
    var texts: [String] = []
    var readings: [String] = []
    var least: [[UInt32: Int32]] = []
    for entry in source.entries {
      let number = numbers[entry.text] ?? texts.count
      if number == texts.count {
        numbers[entry.text] = number
        texts.append(entry.text)
        readings.append(entry.reading)
        least.append([:])
      }
      let pair = UInt32(entry.left) << 16 | UInt32(entry.right)
      least[number][pair] = min(least[number][pair] ?? .max, entry.cost)
    }
    var variants: [Variant] = []
    var firstVariants: [Int32] = [0]
    for pairs in least {
      for (pair, cost) in pairs.sorted(by: { $0.key < $1.key }) {
        variants.append(
          Variant(
            left: UInt16(pair >> 16), right: UInt16(pair & 0xFFFF), cost: cost))
      }
      firstVariants.append(Int32(variants.count))
    }
    trie = SegmentationTrie(
      texts: texts.map { $0.unicodeScalars.map(\.value) }, values: Array(0..<UInt32(texts.count)))
    self.texts = texts + [Self.number]
    self.readings = readings + [Self.number]
    self.variants = variants
    self.firstVariants = firstVariants
    connections = source.connections
    costUnit = Int32(source.manifest.matrix.costUnit)
    numberClass = source.manifest.classes.number
    nounClass = source.manifest.classes.noun
  }

  /// The best hypothesis at a position for one right class.
  fileprivate struct State {
    var right: UInt16
    var cost: Int32
    var previous: Int32
    var start: Int32
    /// The index of the text, or `UInt32.max` for characters that are not a word.
    var text: UInt32
  }

  /// Working space, reused between sentences.
  package struct Scratch {
    fileprivate var columns: [[State]] = []
    fileprivate var cheapest: [(stamp: Int32, cost: Int32, previous: Int32)] = []
    fileprivate var stamp: Int32 = 0
    fileprivate var reversed: [UInt32] = []

    /// Creates empty working space.
    package init() {}
  }

  /// Appends the indices into `texts` of the words of a sentence. A stretch that is not a word
  /// becomes one `UInt32.max`.
  ///
  /// - Parameters:
  ///   - sentence: The Unicode scalars of the sentence.
  ///   - words: The array to append to.
  ///   - scratch: Working space.
  package func append(_ sentence: [UInt32], to words: inout [UInt32], scratch: inout Scratch) {
    let count = sentence.count
    while scratch.columns.count <= count { scratch.columns.append([]) }
    for position in 0...count { scratch.columns[position].removeAll(keepingCapacity: true) }
    if scratch.cheapest.isEmpty {
      scratch.cheapest = Array(repeating: (0, 0, 0), count: connections.classCount)
    }
    scratch.columns[0].append(State(right: 0, cost: 0, previous: -1, start: 0, text: .max))
    for start in 0..<count { extend(sentence, from: start, &scratch) }
    read(count, to: &words, &scratch)
  }

  private func extend(_ sentence: [UInt32], from start: Int, _ scratch: inout Scratch) {
    guard let least = scratch.columns[start].lazy.map(\.cost).min() else { return }
    scratch.columns[start].removeAll { $0.cost > least + Self.margin }
    scratch.stamp &+= 1
    if let literal = JapaneseScalar.literal(sentence[start]) {
      var end = start + 1
      while end < sentence.count, JapaneseScalar.continues(literal, sentence[end]) { end += 1 }
      let isNumber = literal == .digit
      add(
        Variant(
          left: isNumber ? numberClass : nounClass, right: isNumber ? numberClass : nounClass,
          cost: 3_000),
        text: isNumber ? UInt32(texts.count - 1) : .max, from: start, to: end, &scratch)
      return
    }
    var node: UInt32 = 0
    var end = start
    while end < sentence.count, let next = trie.child(of: node, sentence[end]) {
      node = next
      end += 1
      let text = trie.words[Int(node)]
      guard text != SegmentationTrie.noWord else { continue }
      for index in firstVariants[Int(text)]..<firstVariants[Int(text) + 1] {
        add(variants[Int(index)], text: text, from: start, to: end, &scratch)
      }
    }
    add(
      Variant(left: nounClass, right: nounClass, cost: Self.unknownCost), text: .max, from: start,
      to: start + 1, &scratch)
  }

  private func add(
    _ variant: Variant, text: UInt32, from start: Int, to end: Int, _ scratch: inout Scratch
  ) {
    let left = Int(variant.left)
    if scratch.cheapest[left].stamp != scratch.stamp {
      var best: (cost: Int32, previous: Int32) = (.max, -1)
      for (index, state) in scratch.columns[start].enumerated() {
        let cost =
          state.cost
          + costUnit * Int32(connections.costs[Int(state.right) * connections.classCount + left])
        if cost < best.cost { best = (cost, Int32(index)) }
      }
      scratch.cheapest[left] = (scratch.stamp, best.cost, best.previous)
    }
    let best = scratch.cheapest[left]
    let state = State(
      right: variant.right, cost: best.cost + variant.cost, previous: best.previous,
      start: Int32(start), text: text)
    if let index = scratch.columns[end].firstIndex(where: { $0.right == state.right }) {
      if state.cost < scratch.columns[end][index].cost { scratch.columns[end][index] = state }
    } else {
      scratch.columns[end].append(state)
    }
  }

  private func read(_ count: Int, to words: inout [UInt32], _ scratch: inout Scratch) {
    scratch.reversed.removeAll(keepingCapacity: true)
    func end(_ state: State) -> Int32 {
      state.cost + costUnit * Int32(connections.costs[Int(state.right) * connections.classCount])
    }
    var position = count
    var index =
      scratch.columns[count].indices.min {
        end(scratch.columns[count][$0]) < end(scratch.columns[count][$1])
      } ?? -1
    while position > 0, index >= 0 {
      let state = scratch.columns[position][index]
      if state.text != .max || scratch.reversed.last != .max {
        scratch.reversed.append(state.text)
      }
      position = Int(state.start)
      index = Int(state.previous)
    }
    words.append(contentsOf: scratch.reversed.reversed())
  }
}
