/// A list that entries of a merged list come from: a line `# origin N: name TAB version TAB licence
/// TAB copyright` of its header, N counting from 1 to `OriginSet.limit`.
package struct Origin: Hashable, Sendable, Decodable {
  /// The name of the project.
  package var name: String
  /// The version it was taken from.
  package var version: String
  /// The licence, as an SPDX identifier.
  package var licence: String
  /// The copyright notice.
  package var copyright: String

  /// An origin.
  package init(name: String, version: String, licence: String, copyright: String) {
    self.name = name
    self.version = version
    self.licence = licence
    self.copyright = copyright
  }

  /// How the keys of such lines begin.
  static let keyPrefix = "origin "

  /// The origins that a header lists. Throws where they are not numbered from 1 without a gap, or
  /// have not four fields.
  package static func table(
    in header: [WordList.Field], of path: String
  ) throws(DictionaryError) -> [Origin] {
    var origins: [Origin] = []
    for field in header where field.key.hasPrefix(keyPrefix) {
      let parts = field.value.split(separator: "\t", omittingEmptySubsequences: false)
      guard Int(field.key.dropFirst(keyPrefix.count)) == origins.count + 1, parts.count == 4,
        origins.count < OriginSet.limit
      else {
        throw .malformed(
          path: path, line: nil,
          reason: "'# \(field.key):' should be '# origin \(origins.count + 1): name TAB version "
            + "TAB licence TAB copyright', with at most \(OriginSet.limit) of them")
      }
      origins.append(
        Origin(
          name: String(parts[0]), version: String(parts[1]), licence: String(parts[2]),
          copyright: String(parts[3])))
    }
    return origins
  }

  /// The line of the header.
  package func field(number: Int) -> WordList.Field {
    .init(
      "\(Self.keyPrefix)\(number)", [name, version, licence, copyright].joined(separator: "\t"))
  }
}

/// Some of the numbered origins of a list, or of the sources of a dictionary: bit N stands for
/// number N + 1.
package struct OriginSet: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The largest number.
  package static let limit = UInt64.bitWidth
  /// The bits.
  package let rawValue: UInt64

  /// The set with these bits.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one number from 1 to `limit`; the empty set for any other.
  package init(number: Int) {
    rawValue = (1...Self.limit).contains(number) ? 1 << UInt64(number - 1) : 0
  }

  /// Numbers from 1 to `count` separated by commas, at least one.
  init(parsing field: ArraySlice<UInt8>, count: Int) throws(RejectionReason) {
    var set = OriginSet()
    for part in field.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let text = String(decoding: part, as: UTF8.self)
      guard let number = Int(text), number >= 1, number <= min(count, Self.limit) else {
        throw .malformed("the origin '\(text)' is no number from 1 to \(min(count, Self.limit))")
      }
      set.formUnion(OriginSet(number: number))
    }
    self = set
  }

  /// The numbers, ascending.
  package var numbers: [Int] {
    (1...Self.limit).filter { contains(OriginSet(number: $0)) }
  }

  /// The numbers, ascending, separated by commas.
  package var description: String { numbers.map(String.init).joined(separator: ",") }
}
