import TextUnits

/// The costs of typos for the letters of one lexicon on one keyboard layout, as tables by letter.
package struct TypoModel: Sendable {
  package let costs: TypoCosts
  private let letterCount: Int
  /// By typed letter × meant letter (row-major).
  private let substitutions: [Int32]
  /// By meant letter.
  private let omissions: [Int32]
  /// Confusable spellings by their first typed letter.
  private let sounds: [[Sound]]
  /// The least cost of any typo that reads a letter which no word below a node has.
  package let least: Int32
  /// The limit of cheap typos, which the search expands at once. Others are deferred to a second
  /// stage.
  package let costly: Int32
  /// The cost from which typos count as the costliest. The search does not use it.
  package let costliest: Int32

  /// A spelling that is confused with another: `f` for `ph`.
  struct Sound: Sendable {
    let typed: [UInt8]
    let meant: [UInt8]
    let cost: Int32
  }

  package init(lexicon: WordLexicon, geometry: KeyGeometry, costs: TypoCosts) {
    self.costs = costs
    let trie = lexicon.trie
    let scalars = (0..<trie.letterCount).map { trie.letters[$0] }
    letterCount = scalars.count
    var substitutions = [Int32](repeating: costs.other, count: scalars.count * scalars.count)
    let bases = scalars.map(WordFolding.base)
    let vowels = scalars.indices.map { Self.vowels.contains(bases[$0]) }
    for typed in scalars.indices {
      for meant in scalars.indices {
        let cost =
          typed == meant
          ? 0
          : Self.substitution(
            scalars[typed], scalars[meant], sameBase: bases[typed] == bases[meant],
            vowels: vowels[typed] && vowels[meant], geometry, costs)
        substitutions[typed * scalars.count + meant] = cost
      }
    }
    self.substitutions = substitutions
    omissions = scalars.map { Self.marks.contains($0) ? costs.missingMark : costs.missing }
    sounds = Self.sounds(lexicon)
    costly = min(
      costs.missing, costs.missingDouble, costs.extraDouble, costs.extraNeighbour, costs.extra,
      costs.swapped, sounds.joined().map(\.cost).min() ?? .max)
    costliest = max(costly, min(costs.extra, costs.vowel, costs.other))
    least = min(
      costs.extraDouble, costs.neighbour, costs.vowel, costs.swapped, costs.extraNeighbour,
      costs.extra,
      costs.other)
  }

  /// The vowels of alphabets that have letters for them.
  private static let vowels = Set("aeiouyаеёиоуыэюяєіїαεηιουω".unicodeScalars.map(\.value))
  /// The apostrophe, the hyphen and the joiners.
  static let marks: Set<UInt32> = [0x27, 0x2D, 0x200C, 0x200D]

  private static func substitution(
    _ typed: UInt32, _ meant: UInt32, sameBase: Bool, vowels: Bool, _ geometry: KeyGeometry,
    _ costs: TypoCosts
  ) -> Int32 {
    var cost = vowels ? costs.vowel : costs.other
    if sameBase {
      cost = min(cost, WordFolding.base(of: typed) == typed ? costs.unmarked : costs.marks)
    }
    guard let distance = geometry.distance(typed, meant), let position = geometry.positions[meant]
    else {
      return cost
    }
    if distance == 0 { return min(cost, position.reach == .direct ? costs.marks : costs.unmarked) }
    return distance < KeyGeometry.reachOfTypo && position.reach != .held
      ? min(cost, costs.neighbour) : cost
  }

  private static func sounds(_ lexicon: WordLexicon) -> [[Sound]] {
    var sounds = [[Sound]](repeating: [], count: Int(UInt8.max) + 1)
    guard let text = try? lexicon.image.text(of: WordLexiconSections.sounds) else { return sounds }
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let cost = Int32(fields[2]) else { continue }
      let typed = lexicon.trie.letters(of: lexicon.folding.scalars(of: fields[0]))
      let meant = lexicon.trie.letters(of: lexicon.folding.scalars(of: fields[1]))
      guard let first = typed.first, !(typed + meant).contains(WordTrie.unknownLetter) else {
        continue
      }
      sounds[Int(first)].append(Sound(typed: typed, meant: meant, cost: cost))
    }
    return sounds
  }

  /// Returns the cost of typing one letter for another (nats × 1000).
  @inline(__always) func substitution(_ typed: UInt8, for meant: UInt8) -> Int32 {
    guard typed < letterCount, meant < letterCount else { return costs.other }
    return substitutions[Int(typed) * letterCount + Int(meant)]
  }

  /// Whether the search expands a substitution with this cost at once. A missing mark always is one,
  /// however cheap the confusable spellings of the language are.
  @inline(__always) func isCheap(_ substitution: Int32) -> Bool {
    substitution < costly || substitution <= costs.unmarked
  }

  /// Returns the cost of an extra letter after another.
  @inline(__always) func insertion(of typed: UInt8, after previous: UInt8?) -> Int32 {
    guard let previous else { return costs.extra }
    if typed == previous { return costs.extraDouble }
    return substitution(typed, for: previous) <= costs.neighbour
      ? costs.extraNeighbour : costs.extra
  }

  /// Returns the cost of leaving a letter out.
  @inline(__always) func omission(of meant: UInt8, after previous: UInt8?) -> Int32 {
    if meant == previous { return costs.missingDouble }
    return Int(meant) < omissions.count ? omissions[Int(meant)] : costs.missing
  }

  @inline(__always) func sounds(beginning letter: UInt8) -> [Sound] { sounds[Int(letter)] }
}
