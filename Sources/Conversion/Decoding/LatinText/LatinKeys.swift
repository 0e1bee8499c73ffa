/// Tests of keys as ASCII bytes.
extension UInt8 {
  package var isLatinLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// Whether the key is a small vowel; words such as `my` have none.
  package var isLatinVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
  package var isLatinCapital: Bool { (0x41...0x5A).contains(self) }
  package var isLatinDigit: Bool { (0x30...0x39).contains(self) }
  package var isLatinLetterOrDigit: Bool { isLatinLetter || isLatinDigit }
  /// The small letter of a letter; any other key unchanged.
  var inSmallLetters: UInt8 { isLatinCapital ? self | 0x20 : self }

  /// Whether the key may occur within an address.
  package var isAddressKey: Bool { isLatinLetterOrDigit || isAddressMark || isPathMark }

  /// Whether the key shows that letters around it are an address.
  var isAddressMark: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "@") || self == UInt8(ascii: ":")
  }

  /// Whether the key occurs within names and paths: `-` and `_`, the marks of a query.
  var isPathMark: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: "#"),
      UInt8(ascii: "~"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Whether the key may occur in a label of a domain or in the name of a file.
  var isNameKey: Bool {
    isLatinLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest end of which all keys satisfy a condition.
  package func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isPart($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
