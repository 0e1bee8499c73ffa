/// Finds addresses among keys: pages, mail addresses, and names with an ending.
///
/// ```
/// kanwww.swift.org      at index 3: www.swift.org
/// a@b.cn  main.py       the names before a mark may be any letters
/// ```
package enum LatinAddress {
  /// An address among keys.
  package struct Match: Equatable {
    /// The index after its last key.
    package var end: Int
    /// The cost of these keys as an address, in nats × 1000.
    package var cost: Int32
  }

  private static let schemes = ["http", "https", "ftp", "ftps", "file", "ssh", "git", "ws", "wss"]
    .map { Array($0.utf8) }
  private static let web = Array("www.".utf8)
  private static let slashes = Array("://".utf8)

  /// The cost of an address that begins with `www.` or a scheme.
  private static let announced: Int32 = 3_000
  /// The cost of a mail address, and of a name with an ending, besides those of the name.
  private static let plain: Int32 = 4_000
  /// The cost of a name at the beginning, and of each of its first and further letters: the more of
  /// them there are, the likelier the first are a reading.
  private static let name: Int32 = 2_000
  private static let nameKey: Int32 = 1_200
  private static let furtherNameKey: Int32 = 4_500
  private static let usualNameLength: Int32 = 8
  /// The cost of a name after other letters: a word that is no reading, another word, and any other
  /// letters.
  private static let joinedWord: Int32 = 1_000
  private static let joinedReading: Int32 = 3_000
  private static let joinedName: Int32 = 6_000
  private static let joinedKey: Int32 = 2_500
  /// The cost of each key of a further part outside the list, and of each letter after a digit.
  private static let partKey: Int32 = 1_500
  private static let letterAfterDigit: Int32 = 2_000
  /// The shortest word that shows where a name begins.
  private static let shortestWord = 3
  /// The cost of each key whose part in the address is certain.
  private static let key: Int32 = 100
  /// The cost of a last label that is no known ending, and of each of its keys.
  private static let unknownEnding: Int32 = 6_000
  private static let unknownKey: Int32 = 2_500
  /// The cost of letters directly after an ending that may begin a reading.
  private static let joinedEnding: Int32 = 3_000

  /// Returns the index of the first key that an address with the key at `index` may include.
  package static func runStart(of index: Int, in keys: [UInt8]) -> Int {
    var start = min(index, keys.count)
    while start > 0, keys[start - 1].isAddressKey { start -= 1 }
    return start
  }

  /// Whether letters are an ending that shows an address by itself: com, csv.
  package static func isCertainEnding(_ label: ArraySlice<UInt8>) -> Bool {
    AddressEndings.kind(of: label) == .certain
  }

  /// Whether the first mark from an index on is that of an address.
  private static func hasMark(from start: Int, in keys: [UInt8]) -> Bool {
    keys.withUnsafeBufferPointer { keys in
      var index = start
      while index < keys.count, keys[index].isNameKey || keys[index] == UInt8(ascii: "/") {
        index += 1
      }
      return index < keys.count && keys[index].isAddressMark
    }
  }

  /// Calls `body` with each address that begins at a key. Several may: text that follows an address
  /// without a space is not distinct from its last label.
  ///
  /// - Parameter isReading: returns whether letters can be read in the language.
  package static func forEachAddress(
    from start: Int, in keys: [UInt8], words: LatinWords,
    isReading: (ArraySlice<UInt8>) -> Bool, _ body: (Match) -> Void
  ) {
    guard start < keys.count, keys[start].isLatinLetterOrDigit, hasMark(from: start, in: keys),
      start == 0 || !keys[start - 1].isAddressKey || keys[start - 1].isLatinLetterOrDigit
    else { return }
    if let host = announcedHost(from: start, in: keys) {
      let cost = announced &+ key &* Int32(truncatingIfNeeded: host - start)
      guard host < keys.count, keys[host].isNameKey else {
        return body(Match(end: min(host, keys.count), cost: cost))
      }
      return appendHost(from: host, in: keys, cost: cost, kinds: .all, words, body)
    }
    let nameEnd = keys[start...].firstIndex { !$0.isNameKey && $0 != UInt8(ascii: "/") }
    // A scheme or `www.` begins an address, so it is never part of a name before it.
    for index in start..<min(nameEnd ?? start, keys.count)
    where announcedHost(from: index, in: keys) != nil {
      return
    }
    let mark = keys[start...].first { !$0.isNameKey && $0 != UInt8(ascii: ".") }
    if mark == UInt8(ascii: "@"),
      let at = keys[start...].firstIndex(of: UInt8(ascii: "@")), at + 1 < keys.count
    {
      let cost = plain &+ nameCost(of: start..<at, in: keys, words, isReading)
      return appendHost(from: at + 1, in: keys, cost: cost, kinds: .dotted, words, body)
    }
    appendFile(from: start, in: keys, words, isReading, body)
  }

  /// Returns the index of the host after `www.` or a scheme at `start`; nil if neither is there.
  private static func announcedHost(from start: Int, in keys: [UInt8]) -> Int? {
    let rest = keys[start...]
    if rest.starts(with: web) { return start + web.count }
    for scheme in schemes where rest.starts(with: scheme) {
      let after = keys[(start + scheme.count)...].prefix(slashes.count)
      // Being typed, a scheme may lack its slashes.
      guard after.first == slashes.first, slashes.starts(with: after) else { continue }
      let end = start + scheme.count + after.count
      return after.count == slashes.count || end == keys.count ? end : nil
    }
    return nil
  }

  /// The hosts that are accepted.
  private enum Hosts {
    /// Any, also one being typed.
    case all
    /// Those with a dot.
    case dotted
  }

  /// Calls `body` with the ends of a host and of the path after it.
  private static func appendHost(
    from start: Int, in keys: [UInt8], cost: Int32, kinds: Hosts, _ words: LatinWords,
    _ body: (Match) -> Void
  ) {
    var label = start
    var hasDot = false
    var cost = cost
    while true {
      let end = keys[label...].firstIndex { !$0.isNameKey } ?? keys.count
      guard end > label else { break }
      let isDotted = hasDot
      let isLast =
        end == keys.count || keys[end] != UInt8(ascii: ".") || end + 1 == keys.count
        || !keys[end + 1].isNameKey
      guard isLast else {
        cost &+= key &* Int32(truncatingIfNeeded: end - label)
        (label, hasDot) = (end + 1, true)
        continue
      }
      guard isDotted || kinds == .all else { break }
      if isDotted, let length = AddressEndings.certainLength(in: keys[label..<end]) {
        if label + length < end { body(Match(end: label + length, cost: cost)) }
      }
      let isKnown = AddressEndings.kind(of: keys[label..<end]) != nil
      let last = Int32(truncatingIfNeeded: end - label)
      let isOpen = end == keys.count && !isDotted
      cost &+= isKnown || isOpen ? key &* last : unknownEnding &+ unknownKey &* last
      return appendPath(from: end, in: keys, cost: cost, words, body)
    }
    // The host ends in a dot or is still empty.
    if kinds == .all || hasDot { body(Match(end: label, cost: cost)) }
  }

  /// Calls `body` with the ends of a port and a path after a host. Its last part may end where a
  /// word or the ending of a file does.
  private static func appendPath(
    from end: Int, in keys: [UInt8], cost: Int32, _ words: LatinWords, _ body: (Match) -> Void
  ) {
    let path = pathEnd(from: end, in: keys)
    guard path > end else { return body(Match(end: end, cost: cost)) }
    let part = keys[..<path].lastIndex { !$0.isNameKey }.map { $0 + 1 } ?? end
    let whole = cost &+ key &* Int32(truncatingIfNeeded: path - end)
    guard part > end, part < path else { return body(Match(end: path, cost: whole)) }
    var known = part
    if keys[part - 1] == UInt8(ascii: "."),
      let length = AddressEndings.certainLength(in: keys[part..<path])
    {
      known = part + length
      body(Match(end: known, cost: whole))
    } else {
      words.forEachWord(from: part, in: keys) { match in
        guard match.end - part > 2, match.end <= path else { return }
        known = match.end
        body(Match(end: match.end, cost: whole))
      }
    }
    let rest = known == part ? 0 : Int32(truncatingIfNeeded: path - known)
    if known < path { body(Match(end: path, cost: whole &+ unknownKey &* rest)) }
  }

  /// Returns the end of a port and a path after a host.
  private static func pathEnd(from end: Int, in keys: [UInt8]) -> Int {
    guard end < keys.count, keys[end].isPathMark || keys[end] == UInt8(ascii: ":") else {
      return end
    }
    var path = keys[end...].firstIndex { !$0.isAddressKey } ?? keys.count
    // A mark that ends a sentence is no part of the address.
    while path > end, keys[path - 1] == UInt8(ascii: ".") || keys[path - 1] == UInt8(ascii: ":") {
      path -= 1
    }
    return path
  }

  /// Calls `body` with the end of a host or file that its ending shows: `swift.org`, `src/main.c`.
  private static func appendFile(
    from start: Int, in keys: [UInt8], _ words: LatinWords,
    _ isReading: (ArraySlice<UInt8>) -> Bool, _ body: (Match) -> Void
  ) {
    var label = start
    while let dot = keys[label...].firstIndex(where: { !$0.isNameKey && $0 != UInt8(ascii: "/") }),
      keys[dot] == UInt8(ascii: "."), dot > label, dot + 1 < keys.count
    {
      label = dot + 1
      let end = keys[label...].firstIndex { !$0.isNameKey } ?? keys.count
      guard end > label else { return }
      if end < keys.count, keys[end] == UInt8(ascii: "."), end + 1 < keys.count,
        keys[end + 1].isNameKey
      {
        continue
      }
      let cost = plain &+ nameCost(of: start..<dot, in: keys, words, isReading)
      if let length = AddressEndings.certainLength(in: keys[label..<end]), label + length < end {
        body(Match(end: label + length, cost: cost))
      }
      let isName = isName(start..<dot, in: keys, words, isReading)
      if isName, let length = AddressEndings.possibleLength(in: keys[label..<end]),
        label + length < end
      {
        body(Match(end: label + length, cost: cost &+ joinedEnding))
      }
      guard let kind = AddressEndings.kind(of: keys[label..<end]) else { return }
      let isShown =
        switch kind {
        case .certain: true
        case .possible: isName
        case .begun: end == keys.count && isName
        }
      guard isShown else { return }
      return appendPath(from: end, in: keys, cost: cost, words, body)
    }
  }

  /// Whether keys are a name by themselves: a listed word, or no mere small letters that can be
  /// read.
  private static func isName(
    _ range: Range<Int>, in keys: [UInt8], _ words: LatinWords,
    _ isReading: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let name = keys[range]
    // Digits alone are tones or numbers.
    guard name.contains(where: { $0.isLatinLetter }) else { return false }
    return !name.allSatisfy { (0x61...0x7A).contains($0) } || words.word(of: name) != nil
      || !isReading(name)
  }

  /// The cost of the name before a mark. Its first part may follow a reading.
  static func nameCost(
    of range: Range<Int>, in keys: [UInt8], _ words: LatinWords,
    _ isReading: (ArraySlice<UInt8>) -> Bool
  ) -> Int32 {
    let name = keys[range]
    let first = name.prefix { $0.isLatinLetterOrDigit }
    let rest = partsCost(name[first.endIndex...], words)
    let count = Int32(truncatingIfNeeded: first.count)
    let word = first.count < shortestWord ? nil : words.word(of: first)
    if let word, !isReading(first) { return joinedWord &+ word.cost / 8 &+ rest }
    let changes = letterAfterDigit &* lettersAfterDigits(in: first) &+ rest
    guard range.lowerBound > 0, keys[range.lowerBound - 1].isLatinLetterOrDigit else {
      let further = max(count - usualNameLength, 0)
      return changes &+ Self.name &+ nameKey &* (count &- further) &+ furtherNameKey &* further
    }
    if let word { return joinedReading &+ word.cost / 2 &+ rest }
    return changes &+ joinedName &+ joinedKey &* count
  }

  /// The cost of the parts of a name after its first one.
  private static func partsCost(_ keys: ArraySlice<UInt8>, _ words: LatinWords) -> Int32 {
    var cost: Int32 = 0
    for part in keys.split(whereSeparator: { !$0.isLatinLetterOrDigit }) {
      if let word = words.word(of: part) {
        cost &+= word.cost / 4
      } else if part.contains(where: { $0.isLatinLetter }) {
        cost &+= partKey &* Int32(truncatingIfNeeded: part.count)
        cost &+= letterAfterDigit &* lettersAfterDigits(in: part)
      } else {
        cost &+= key &* Int32(truncatingIfNeeded: part.count)
      }
    }
    return cost
  }

  /// Returns how often a letter follows a digit, as in keys of syllables with tones.
  private static func lettersAfterDigits(in part: ArraySlice<UInt8>) -> Int32 {
    zip(part, part.dropFirst()).reduce(0) {
      $0 &+ ($1.0.isLatinDigit && $1.1.isLatinLetter ? 1 : 0)
    }
  }
}
