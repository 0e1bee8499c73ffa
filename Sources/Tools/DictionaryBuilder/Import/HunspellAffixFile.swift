/// The directives of a Hunspell `.aff` file that determine which words exist.
struct HunspellAffixFile {
  /// The encoding of both files, from `SET`.
  private(set) var encoding = "ISO8859-1"
  /// The notation of flags.
  private(set) var flagReader = HunspellFlagReader()
  /// The affix rules of each flag.
  private(set) var affixes: [HunspellFlag: [HunspellAffix]] = [:]
  /// The flags with a special meaning, by directive: `NEEDAFFIX`, `FORBIDDENWORD` and the like.
  private(set) var special: [String: HunspellFlag] = [:]
  /// Whether words take two prefixes and one suffix instead of one prefix and two suffixes.
  private(set) var hasComplexPrefixes = false
  /// Whether an affix may replace a whole word.
  private(set) var allowsFullStrip = false

  private var crossing: [HunspellFlag: Bool] = [:]
  private static let specialNames: Set<String> = [
    "NEEDAFFIX", "PSEUDOROOT", "FORBIDDENWORD", "ONLYINCOMPOUND", "CIRCUMFIX",
  ]

  /// Reads an `.aff` file.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - given: The encoding; nil for the one that the file states.
  ///   - report: Called with each rejected line.
  /// - Throws: `DictionaryError.malformed` for an unknown encoding.
  init(
    _ input: ImportInput, encoding given: String?, report: (_ line: Int, RejectionReason) -> Void
  ) throws(DictionaryError) {
    let bytes = try input.rest()
    if let given {
      encoding = given
    } else if let stated = Self.statedEncoding(bytes) {
      encoding = stated
    }
    guard let decoder = LineDecoder(encoding: encoding) else {
      throw .malformed(
        path: input.name, line: nil,
        reason: "the encoding '\(encoding)' is not known; name one with --encoding")
    }
    for line in SourceLines(bytes: bytes) where !line.isWhitespace && !line.isComment {
      do throws(RejectionReason) {
        try read(try decoder.decode(line).text ?? "")
      } catch {
        report(line.number, error)
      }
    }
  }

  /// Returns the encoding that `SET` states. It is searched for in the bytes, because preceding
  /// lines cannot be decoded without it.
  private static func statedEncoding(_ bytes: [UInt8]) -> String? {
    for line in SourceLines(bytes: bytes) where line.bytes.starts(with: Array("SET".utf8)) {
      let words = line.bytes.split { $0 == 0x20 || $0 == 0x09 }
      if words.count >= 2, words[0].count == 3 { return String(decoding: words[1], as: UTF8.self) }
    }
    return nil
  }

  private mutating func read(_ line: String) throws(RejectionReason) {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let directive = words.first else { return }
    switch directive {
    case "FLAG":
      guard words.count >= 2, let form = HunspellFlagReader.Form(rawValue: String(words[1])) else {
        throw .malformed("FLAG must be UTF-8, long or num")
      }
      flagReader.form = form
    case "AF":
      guard words.count >= 2 else { throw .missingField("flags of AF") }
      // The first line of the table states its length.
      guard flagReader.hasAliases else { return flagReader.hasAliases = true }
      flagReader.aliases.append(try flagReader.plainFlags(words[1]))
    case "COMPLEXPREFIXES": hasComplexPrefixes = true
    case "FULLSTRIP": allowsFullStrip = true
    case "PFX", "SFX": try readAffix(words, isPrefix: directive == "PFX")
    case _ where Self.specialNames.contains(String(directive)):
      guard words.count >= 2, let flag = try flagReader.plainFlags(words[1]).first else {
        throw .missingField("flag of \(directive)")
      }
      special[directive == "PSEUDOROOT" ? "NEEDAFFIX" : String(directive)] = flag
    default: return
    }
  }

  /// Reads a line of an affix table: `SFX flag Y count` begins a table,
  /// `SFX flag strip add/flags condition` is a rule of it.
  private mutating func readAffix(
    _ words: [Substring], isPrefix: Bool
  ) throws(RejectionReason) {
    guard words.count >= 4 else { throw .missingField("rule of the affix") }
    guard let flag = try flagReader.plainFlags(words[1]).first else { throw .missingField("flag") }
    guard let crosses = crossing[flag] else {
      guard words[2] == "Y" || words[2] == "N", Int(words[3]) != nil else {
        throw .malformed("expected '\(words[0]) \(words[1]) Y|N count' before the rules")
      }
      crossing[flag] = words[2] == "Y"
      return
    }
    let parts = words[3].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    func scalars(_ text: Substring) -> [UInt32] {
      text == "0" ? [] : text.unicodeScalars.map(\.value)
    }
    affixes[flag, default: []].append(
      HunspellAffix(
        isPrefix: isPrefix, crosses: crosses, strip: scalars(words[2]), add: scalars(parts[0]),
        condition: words.count >= 5 ? try HunspellAffix.condition(words[4]) : [],
        flags: parts.count == 2 ? try flagReader.flags(parts[1]) : []))
  }
}
