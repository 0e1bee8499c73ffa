/// Parses a file of affixes. `Dictionaries/README.md` describes the format.
struct AffixReader {
  private(set) var rules = AffixRules()
  private(set) var faults: [AffixFault] = []

  init(_ text: String) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      do throws(Fault) {
        try take(line)
      } catch {
        faults.append(AffixFault(line: number, reason: error.reason))
      }
    }
  }

  /// An error without its line number.
  private struct Fault: Error {
    let reason: AffixFault.Reason
  }

  private mutating func take(_ line: Substring) throws(Fault) {
    if line.hasPrefix("#") { return try takeHeader(line) }
    if line.allSatisfy(\.isWhitespace) { return }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let counts = ["letter": 4, "base": 4, "prefix": 5, "suffix": 5, "join": 4, "particle": 3]
    guard let count = counts[String(fields[0])] else {
      throw Fault(reason: .unknownKind(String(fields[0])))
    }
    guard fields.count == count else {
      throw Fault(reason: .fieldCount(found: fields.count, expected: count))
    }
    guard !fields.contains(where: \.isEmpty) else { throw Fault(reason: .emptyField) }
    switch fields[0] {
    case "letter":
      let (letter, written) = (Self.scalars(fields[1]), Self.scalars(fields[3]))
      guard let letter = letter.first, let written = written.first else { return }
      rules.letters[letter, default: []].append(
        AffixRules.Letter(after: Set(Self.scalars(fields[2])), written: written))
    case "base":
      rules.bases.append(
        AffixRules.Base(
          strip: Self.optional(fields[1]), add: Self.optional(fields[2]),
          state: AffixRules.State(name: String(fields[3]))))
    case "prefix": rules.prefixes += try Self.affixes(fields)
    case "suffix": rules.suffixes += try Self.affixes(fields)
    case "particle":
      for form in Self.words(fields[1]) {
        rules.particles.append(
          AffixRules.Particle(
            form: try Self.parts(form), unsure: Self.words(fields[2]).map(Self.optional)))
      }
    default:
      rules.joins.append(
        AffixRules.Join(
          links: Self.words(fields[1]).map(Self.optional),
          least: try Self.number(fields[2]), most: try Self.number(fields[3])))
    }
  }

  private mutating func takeHeader(_ line: Substring) throws(Fault) {
    if line.hasPrefix("# vowels: ") { rules.vowels = Set(Self.scalars(line.dropFirst(10))) }
    if line.hasPrefix("# least: ") { rules.shortestStem = try Self.number(line.dropFirst(9)) }
    if line == "# joined: capitalised" { rules.joinsToCapitals = true }
  }

  /// Returns one rule for each form in a line.
  private static func affixes(_ fields: [Substring]) throws(Fault) -> [AffixRules.Affix] {
    var affixes: [AffixRules.Affix] = []
    for form in words(fields[2]) {
      affixes.append(
        AffixRules.Affix(
          from: Set(fields[1].split(separator: " ").map(String.init)), form: try parts(form),
          neighbour: neighbour(fields[3]), state: AffixRules.State(name: String(fields[4]))))
    }
    return affixes
  }

  /// Splits a field at spaces. It splits scalars, since a space and a joiner after it form one
  /// `Character`.
  private static func words(_ field: Substring) -> [Substring] {
    field.unicodeScalars.split(separator: " ").map { Substring($0) }
  }

  private static func parts(_ form: Substring) throws(Fault) -> [AffixRules.Part] {
    var parts: [AffixRules.Part] = []
    var rest = scalars(form)[...]
    while let scalar = rest.popFirst() {
      if scalar == 0x28 {
        guard let letter = rest.popFirst(), rest.popFirst() == 0x29 else {
          throw Fault(reason: .parentheses(String(form)))
        }
        parts.append(AffixRules.Part(letter: letter, isBuffer: true))
      } else {
        guard scalar != 0x29 else { throw Fault(reason: .parentheses(String(form))) }
        parts.append(AffixRules.Part(letter: scalar, isBuffer: false))
      }
    }
    return parts
  }

  private static func neighbour(_ field: Substring) -> AffixRules.Neighbour {
    switch field {
    case "*": .any
    case "open": .open
    case "closed": .closed
    case "open-l": .openOrRieul
    default: .oneOf(Set(scalars(field)))
    }
  }

  private static func number(_ text: Substring) throws(Fault) -> Int {
    guard let number = Int(text), (1...48).contains(number) else {
      throw Fault(reason: .number(String(text)))
    }
    return number
  }

  private static func optional(_ text: Substring) -> [UInt32] { text == "0" ? [] : scalars(text) }

  /// Returns the scalars of a text as folded words have them: apostrophes straight, Hangul as
  /// letters.
  private static func scalars(_ text: Substring) -> [UInt32] {
    text.unicodeScalars.flatMap { scalar -> [UInt32] in
      switch scalar.value {
      case 0x2019: [0x27]
      default: HangulLetters.letters(of: scalar.value) ?? [scalar.value]
      }
    }
  }
}
