/// A Hangul layout: the jamo of each key, and the combinations of jamo. `README.md` of this module
/// describes the file format.
///
/// ```
/// 2-set     gksrmf   ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ   한글
/// 3-set     mfskgw   the same, with keys of their own for the finals ㄴ and ㄹ
/// romaja    hangeul
/// ```
///
/// ```swift
/// let layout = HangulLayout.standard("2-set")!
/// print(HangulAutomaton(layout: layout).text(forKeys: "gksrmf"))  // 한글
/// ```
public struct HangulLayout: Hashable, Sendable {
  /// The kinds of layouts, by how keys map to jamo.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A consonant key types an initial or a final. The next key decides which.
    case twoSet = "2-set"
    /// Initials, vowels and finals have separate keys.
    case threeSet = "3-set"
    /// Keys are Latin letters, and several letters can spell one jamo.
    case romaja
  }

  /// The jamo of one key, as numbers in the layout's tables; 0 for none.
  struct Key: Hashable, Sendable {
    var initial: UInt8 = 0
    var vowel: UInt8 = 0
    var final: UInt8 = 0
    /// Whether it ends the syllable and types nothing.
    var isBreak = false

    var hasJamo: Bool { initial | vowel | final != 0 }
  }

  /// The display name, as in lists of layouts.
  public let name: String
  /// The file name, for messages.
  public let file: String
  /// The kind, which decides how keys map to jamo.
  public let kind: Kind
  let initials: JamoTable
  let vowels: JamoTable
  let finals: JamoTable
  /// The number of the initial ㅇ in romaja, which does not write it; 0 in other layouts.
  let silentInitial: UInt8
  /// For each initial, the final on the same key; 0 if there is none.
  let finalsOfInitials: [UInt8]
  /// The texts of keys that type something other than their own character: `1` on `M`.
  let marks: [UInt8: String]
  /// The keys that type jamo, in file order.
  let orderedKeys: [UInt8]
  private let keys: [Key]

  /// Returns the jamo of a key; an empty `Key` if the layout does not have it.
  @inline(__always)
  func key(_ byte: UInt8) -> Key { byte < 128 ? keys[Int(byte)] : Key() }

  init(_ rows: HangulLayoutRows) {
    name = rows.name
    file = rows.file
    kind = rows.kind
    var jamo: [Jamo.Position: [Jamo]] = [:]
    for one in rows.jamo {
      guard let position = one.position else { continue }
      jamo[position, default: []].append(one)
    }
    func table(_ position: Jamo.Position) -> JamoTable {
      JamoTable(
        jamo[position] ?? [], combining: rows.combinations.filter { $0.result.position == position }
      )
    }
    initials = table(.initial)
    vowels = table(.vowel)
    finals = table(.final)
    silentInitial = rows.kind == .romaja ? initials.number(of: Jamo(scalar: "\u{110B}")) ?? 0 : 0
    var keys = [Key](repeating: Key(), count: 128)
    var finalsOfInitials = [UInt8](repeating: 0, count: initials.count)
    for (byte, typed) in rows.keys {
      var key = Key()
      for one in typed {
        switch one.position {
        case .initial: key.initial = initials.number(of: one) ?? 0
        case .vowel: key.vowel = vowels.number(of: one) ?? 0
        case .final: key.final = finals.number(of: one) ?? 0
        case nil: break
        }
      }
      keys[Int(byte & 0x7F)] = key
      if key.initial != 0 { finalsOfInitials[Int(key.initial)] = key.final }
    }
    for byte in rows.breaks { keys[Int(byte & 0x7F)].isBreak = true }
    self.keys = keys
    self.finalsOfInitials = finalsOfInitials
    marks = rows.marks
    orderedKeys = rows.keys.map { $0.key }
  }
}
