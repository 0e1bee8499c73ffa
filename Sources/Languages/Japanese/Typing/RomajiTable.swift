/// What Latin letters become in kana. The rows are data; what no row says are rules: a letter twice
/// begins with っ, and n before a letter of another row is ん.
///
/// ```
/// k          k            ka    か       kka    っか
/// n          n            nk    んk      nn     ん
/// ```
struct RomajiTable: Sendable {
  /// What comes of some letters: kana, each with the letters that it stands for, and letters that
  /// wait for more.
  struct Step {
    var kana: [(text: String, keys: String)] = []
    var waiting = ""
  }

  private let rows: [String: String]
  private let prefixes: Set<String>
  /// The plainest letters for each kana: what is left of きゃ without ゃ has these.
  private let spellings: [String: String]

  /// The table of the toolkit.
  static let standard = RomajiTable(
    parsing: String(decoding: PackageResources.romaji_tsv, as: UTF8.self))

  /// Reads lines of letters, a tab and kana. Other lines are left out.
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

  /// Whether letters are the plainer ones for a kana: fewer, and ka, si and xa rather than ca, ci and la.
  private static func isPlainer(_ keys: String, than other: String) -> Bool {
    func rank(_ keys: String) -> (Int, Int) {
      (keys.count, ["c", "q", "l"].contains { keys.hasPrefix($0) } ? 1 : 0)
    }
    return rank(keys) < rank(other)
  }

  /// Whether a character begins or makes a row.
  func has(_ character: Character) -> Bool {
    let key = String(character)
    return rows[key] != nil || prefixes.contains(key)
  }

  /// The letters that a kana is typed by, itself where there are none.
  func spelling(of kana: String) -> String { spellings[kana] ?? kana }

  /// What comes of letters that wait and one more.
  func step(_ waiting: String, _ key: Character) -> Step {
    var step = Step(waiting: waiting + String(key))
    while !step.waiting.isEmpty {
      if let kana = rows[step.waiting] {
        step.kana.append((kana, step.waiting))
        step.waiting = ""
      } else if prefixes.contains(step.waiting) {
        break
      } else {
        let first = step.waiting.removeFirst()
        step.kana.append((Self.alone(first, before: step.waiting.first), String(first)))
      }
    }
    return step
  }

  /// What waits when nothing follows: n is ん, other letters stay.
  func end(_ waiting: String) -> [(text: String, keys: String)] {
    guard waiting != "n" else { return [("ん", "n")] }
    return waiting.map { (String($0), String($0)) }
  }

  /// What a letter is that goes into no row with what follows.
  private static func alone(_ letter: Character, before next: Character?) -> String {
    guard let next else { return String(letter) }
    if letter == "n" { return "ん" }
    let isDoubled = letter == next && letter.isLetter && !"aiueo".contains(letter)
    // ch doubles as tch: matchi is まっち.
    return isDoubled || letter == "t" && next == "c" ? "っ" : String(letter)
  }
}
