/// The romaji table. Its rows are data. Rules cover what no row does: a doubled consonant begins
/// with っ, n before a letter that it forms no row with is ん, and so is m before b and p; a run of w
/// is laughter.
///
/// ```
/// k          k            ka    か       kka    っか
/// n          n            nk    んk      nn     ん
/// www        www          wwwa  wwわ     wwa    っわ
/// ```
struct RomajiTable: Sendable {
  /// The result of typing letters: finished kana, each with its letters, and letters that wait for
  /// more.
  struct Step {
    var kana: [(text: String, keys: String)] = []
    var waiting = ""
  }

  /// The number of keys of the longest row.
  static let maximumLength = 4

  private let rows: [String: String]
  private let prefixes: Set<String>
  /// The plainest romaji for each kana. If ゃ of きゃ is deleted, き gets these letters.
  private let spellings: [String: String]

  /// The built-in table.
  static let standard = RomajiTable(
    parsing: String(decoding: PackageResources.romaji_tsv, as: UTF8.self))

  /// Parses lines of letters, a tab and kana. Other lines are skipped.
  init(parsing text: String) {
    var rows: [String: String] = [:]
    var prefixes: Set<String> = []
    var spellings: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2 else { continue }
      let (keys, kana) = (String(fields[0]), String(fields[1]))
      rows[keys] = kana
      for length in 1..<max(keys.count, 1) { prefixes.insert(String(keys.prefix(length))) }
      if spellings[kana].map({ Self.isPlainer(keys, than: $0) }) ?? true { spellings[kana] = keys }
    }
    self.rows = rows
    self.prefixes = prefixes
    self.spellings = spellings
  }

  /// Whether a spelling is plainer than another: shorter, and `ka`, `si`, `xa` rather than `ca`,
  /// `ci`, `la`.
  private static func isPlainer(_ keys: String, than other: String) -> Bool {
    func rank(_ keys: String) -> (Int, Int) {
      (keys.count, ["c", "q", "l"].contains { keys.hasPrefix($0) } ? 1 : 0)
    }
    return rank(keys) < rank(other)
  }

  /// Whether some keys are a row.
  func isRow(_ keys: ArraySlice<UInt8>) -> Bool {
    rows[String(decoding: keys, as: UTF8.self)] != nil
  }

  /// Whether some keys begin a longer row.
  func isPrefix(_ keys: ArraySlice<UInt8>) -> Bool {
    prefixes.contains(String(decoding: keys, as: UTF8.self))
  }

  /// Whether a character begins or is a row.
  func has(_ character: Character) -> Bool {
    let key = String(character)
    return rows[key] != nil || prefixes.contains(key)
  }

  /// Returns the kana or mark of a single key; nil if it has none of its own.
  func kana(of key: Character) -> String? { rows[String(key)] }

  /// Returns the romaji of a kana; the kana itself if no row types it.
  func spelling(of kana: String) -> String { spellings[kana] ?? kana }

  /// Adds a letter to the waiting letters.
  func step(_ waiting: String, _ key: Character) -> Step {
    var step = Step(waiting: waiting + String(key))
    while !step.waiting.isEmpty {
      if let kana = rows[step.waiting] {
        step.kana.append((kana, step.waiting))
        step.waiting = ""
      } else if prefixes.contains(step.waiting) || step.waiting.allSatisfy({ $0 == "w" }) {
        break
      } else if let laughter = laughter(in: step.waiting) {
        step.kana += step.waiting.prefix(laughter).map { (String($0), String($0)) }
        step.waiting.removeFirst(laughter)
      } else {
        let first = step.waiting.removeFirst()
        step.kana.append((Self.alone(first, before: step.waiting.first), String(first)))
      }
    }
    return step
  }

  /// Returns the number of letters in a run of w that are laughter, if others follow; nil if it is
  /// none. Before an a the last one is わ, and two are っわ, as in うっわ. The other rows of w are rare.
  private func laughter(in waiting: String) -> Int? {
    let run = waiting.prefix { $0 == "w" }.count
    guard run > 1, let next = waiting.dropFirst(run).first else { return nil }
    return next != "a" ? run : run > 2 ? run - 1 : nil
  }

  /// Resolves waiting letters when nothing follows: n becomes ん, other letters stay.
  func end(_ waiting: String) -> [(text: String, keys: String)] {
    guard waiting != "n" else { return [("ん", "n")] }
    return waiting.map { (String($0), String($0)) }
  }

  /// Returns the kana or letter for a letter that forms no row with the next one.
  private static func alone(_ letter: Character, before next: Character?) -> String {
    guard let next else { return String(letter) }
    if letter == "n" || letter == "m" && (next == "b" || next == "p") { return "ん" }
    let isDoubled = letter == next && letter.isLetter && !"aiueo".contains(letter)
    // The double of ch is tch: matchi is まっち.
    return isDoubled || letter == "t" && next == "c" ? "っ" : String(letter)
  }
}
