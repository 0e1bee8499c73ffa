/// The last parts of host names and file names.
enum AddressEndings {
  /// Endings that no reading of a language looks like. They show an address by themselves, and
  /// other text may follow them without a space.
  private static let certain = set(
    """
    com net org edu gov mil info biz cn jp hk tw kr uk xyz app dev cloud tech
    html htm php jsp json xml yaml yml csv tsv txt pdf doc docx xls xlsx ppt pptx
    jpg jpeg png gif svg webp bmp mp3 mp4 wav zip rar tar gz exe apk dmg css scss cpp hpp swift
    kt rs sql log cfg conf ini md
    """)
  /// Endings that may also be the beginning of a reading. They show an address after a name that is
  /// no reading.
  private static let possible = set(
    """
    io ai me tv cc co us de fr it es ru eu in is im ly so gg sh to id my sg au ca nz at ch nl be se
    no fi dk pl br mx ar vn th ph eg la fm am vip top shop site online store club blog page link
    wiki live news art pro mobi name asia
    py js ts tsx jsx vue go java rb pl c h m r lua bat ps1 psd iso bin dll so db bak avi mov mkv
    """)
  private static let maximumLength = 6

  private static func set(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }

  /// The kind of a label after a dot.
  enum Kind {
    case certain
    case possible
    /// The beginning of an ending.
    case begun
  }

  /// Returns the kind of a label; nil if it is no ending and begins none.
  static func kind(of label: ArraySlice<UInt8>) -> Kind? {
    guard label.count <= maximumLength else { return nil }
    let text = String(decoding: label.map { $0.inSmallLetters }, as: UTF8.self)
    if certain.contains(text) { return .certain }
    if possible.contains(text) { return .possible }
    return certain.contains { $0.hasPrefix(text) } ? .begun : nil
  }

  /// Returns the length of the longest certain ending that a label begins with; nil if there is
  /// none.
  static func certainLength(in label: ArraySlice<UInt8>) -> Int? {
    (2...maximumLength).reversed().first { length in
      length <= label.count
        && certain.contains(
          String(decoding: label.prefix(length).map { $0.inSmallLetters }, as: UTF8.self))
    }
  }

  /// Returns the length of the longest possible ending that a label begins with, of two letters or
  /// more; nil if there is none.
  static func possibleLength(in label: ArraySlice<UInt8>) -> Int? {
    (2...maximumLength).reversed().first { length in
      length <= label.count
        && possible.contains(
          String(decoding: label.prefix(length).map { $0.inSmallLetters }, as: UTF8.self))
    }
  }
}
