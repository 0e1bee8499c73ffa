/// The provenance of entries in a merged list: a line
/// `# origin N: name TAB version TAB licence TAB copyright` of its header, with N from 1 to
/// `OriginSet.limit`.
package struct Origin: Hashable, Sendable, Decodable {
  /// The name of the project.
  package var name: String
  /// The version of the project.
  package var version: String
  /// The licence, as an SPDX identifier.
  package var licence: String
  /// The copyright notice.
  package var copyright: String

  package init(name: String, version: String, licence: String, copyright: String) {
    self.name = name
    self.version = version
    self.licence = licence
    self.copyright = copyright
  }

  /// The prefix of the key of an origin line.
  static let keyPrefix = "origin "

  /// Returns the origins in a header.
  ///
  /// - Throws: `DictionaryError.malformed` if they are not numbered from 1 without a gap, do not
  ///   have four fields, or exceed `OriginSet.limit`.
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

  /// Returns the header line of the origin.
  package func field(number: Int) -> WordList.Field {
    .init(
      "\(Self.keyPrefix)\(number)", [name, version, licence, copyright].joined(separator: "\t"))
  }
}

/// A set of origins of a list, or of sources of a dictionary. Bit N stands for number N + 1.
package struct OriginSet: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The largest number.
  package static let limit = UInt64.bitWidth
  package let rawValue: UInt64

  /// Creates the set with these bits.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the set of one number from 1 to `limit`; the empty set for any other number.
  package init(number: Int) {
    rawValue = (1...Self.limit).contains(number) ? 1 << UInt64(number - 1) : 0
  }

  /// Parses one or more numbers from 1 to `count`, separated by commas.
  init(parsing field: ArraySlice<UInt8>, count: Int) throws(RejectionReason) {
    var set = OriginSet()
    for part in field.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let text = String(decoding: part, as: UTF8.self)
      guard let number = Int(text), number >= 1, number <= min(count, Self.limit) else {
        throw .malformed("the origin '\(text)' is not a number from 1 to \(min(count, Self.limit))")
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
