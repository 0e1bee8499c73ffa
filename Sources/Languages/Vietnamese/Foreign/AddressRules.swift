/// The signs and endings that tell addresses, names of files and tags from text, read from
/// `addresses.txt`.
struct AddressRules: Sendable {
  /// The rules of the module.
  static let standard = AddressRules(
    parsing: String(decoding: PackageResources.addresses_txt, as: UTF8.self))

  private var starts: [String] = []
  private var parts: [String] = []
  private var ends: Set<Character> = []
  private var suffixes: Set<String> = []
  private var weakSuffixes: Set<String> = []

  /// Parses lines of a kind and its entries. A line that begins with `#` and a space is a comment.
  init(parsing text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      let fields = line.split(separator: " ").map { String($0) }
      switch fields.first {
      case "start": starts += fields.dropFirst()
      case "within": parts += fields.dropFirst()
      case "end": ends.formUnion(fields.dropFirst().compactMap { $0.first })
      case "suffix": suffixes.formUnion(fields.dropFirst())
      case "weak": weakSuffixes.formUnion(fields.dropFirst())
      default: break
      }
    }
  }

  /// Whether the letters that follow a run of characters without spaces belong to an address or a
  /// tag.
  ///
  /// ```
  /// https://te   literal       user@li   literal      #te     literal
  /// test.vn/li   literal       và/ho     converted    list.t  converted until its end is known
  /// ```
  func isLiteral(after run: Substring) -> Bool {
    let run = run.drop { "([{<\"'“‘«".contains($0) }
    guard let last = run.last else { return false }
    return starts.contains { run.hasPrefix($0) } || parts.contains { contains(run, $0) }
      || joinsWords(run) || (last == "/" || last == ":") && isName(run.dropLast(), endedBy: last)
      || run.split(separator: "/").dropLast().contains { isName($0, endedBy: "/") }
  }

  /// Whether a run of keys turns out to be an address or the name of a file.
  ///
  /// - Parameter end: The character after it; nil if none is.
  func isAddress(_ run: String, before end: Character?) -> Bool {
    if let end, ends.contains(end) || end == "_" { return true }
    let last = run.split(separator: "/").last ?? ""
    return isName(last, endedBy: end)
  }

  /// Whether a text ends in a full stop and one of the endings of names.
  private func isName(_ text: Substring, endedBy end: Character?) -> Bool {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
    let suffix = String(text[text.index(after: dot)...]).asciiLowercased
    guard !suffixes.contains(suffix) else { return true }
    return (end == "/" || end == ":") && weakSuffixes.contains(suffix)
  }

  /// Whether an underscore is between two parts of a name: my_list.
  private func joinsWords(_ run: Substring) -> Bool {
    guard let sign = run.firstIndex(of: "_") else { return false }
    return sign > run.startIndex
  }

  /// Whether a text contains another. The standard library's `contains` needs tables that are not in
  /// every build.
  private func contains(_ text: Substring, _ part: String) -> Bool {
    var rest = text
    while rest.utf8.count >= part.utf8.count {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension String {
  /// The text with small letters in place of ASCII capitals.
  var asciiLowercased: String { String(map { $0.asciiLowercased }) }
}
