/// The character of an X11 keysym.
enum Keysyms {
  /// The bit that marks a keysym as a Unicode code point.
  private static let unicodeFlag: UInt32 = 0x0100_0000

  /// Returns the character that a keysym types; nil for keys that type none. Keys of the number pad
  /// type their characters.
  static func character(of keysym: UInt32) -> Character? {
    let value: UInt32
    switch keysym {
    case 0x20...0x7E, 0xA0...0xFF: value = keysym
    case unicodeFlag...(unicodeFlag | 0x10FFFF): value = keysym & ~unicodeFlag
    // XK_KP_Multiply to XK_KP_9, which are ASCII with 0xFF80 added.
    case 0xFFAA...0xFFB9: value = keysym - 0xFF80
    case 0xFF80: value = 0x20  // XK_KP_Space
    case 0xFFBD: value = 0x3D  // XK_KP_Equal
    default:
      guard let known = table[keysym] else { return nil }
      value = known
    }
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return Character(scalar)
  }

  /// Returns the keysym that types a character; 0 for a character of several code points.
  static func keysym(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    guard let value = scalars.first?.value, scalars.count == 1 else { return 0 }
    let isLatin1 = (0x20...0x7E).contains(value) || (0xA0...0xFF).contains(value)
    return isLatin1 ? value : value | unicodeFlag
  }

  private static let table: [UInt32: UInt32] = {
    var table: [UInt32: UInt32] = [:]
    let text = String(decoding: PackageResources.keysyms_tsv, as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let keysym = UInt32(fields[0], radix: 16),
        let scalar = UInt32(fields[1], radix: 16)
      else { continue }
      table[keysym] = scalar
    }
    return table
  }()
}
