/// A layout of Hangul: the jamo on each key, and which of them make a new one together. `README.md`
/// of this folder tells the form of the files.
///
/// ```
/// 2-set     gksrmf   ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ   한글
/// 3-set     mfskgw   the same, with keys of their own for the finals ㄴ and ㄹ
/// romaja    hangeul
/// ```
public struct HangulLayout: Hashable, Sendable {
  /// How keys become jamo.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A consonant key is an initial or a final: which one shows when the next key comes.
    case twoSet = "2-set"
    /// Initials, vowels and finals have keys of their own.
    case threeSet = "3-set"
    /// Keys are letters, of which several may spell one jamo.
    case romaja
  }

  /// What one key types. Numbers are those of the layout's tables, 0 for none.
  struct Key: Hashable, Sendable {
    var initial: UInt8 = 0
    var vowel: UInt8 = 0
    var final: UInt8 = 0
    /// Whether it ends the syllable and types nothing.
    var isBreak = false

    var hasJamo: Bool { initial | vowel | final != 0 }
  }

  /// What lists of layouts show.
  public let name: String
  /// The file, for messages.
  public let file: String
  /// How keys become jamo.
  public let kind: Kind
  let initials: JamoTable
  let vowels: JamoTable
  let finals: JamoTable
  /// The number of the initial ㅇ, which romaja does not write; 0 elsewhere.
  let silentInitial: UInt8
  /// The final on the same key, for each initial; 0 where there is none.
  let finalsOfInitials: [UInt8]
  /// What the keys type that type other text than their own character: `1` on `M`.
  let marks: [UInt8: String]
  /// The keys in the order of the file.
  let orderedKeys: [UInt8]
  private let keys: [Key]

  /// What a key types: nothing for one that is not in the layout.
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
    orderedKeys = rows.keys.map(\.key)
  }
}
