import TextUnits

/// The folding of words to lookup keys. It removes differences in case and in the encoding of marks
/// and apostrophes.
///
/// ```
/// Paris → paris        don’t → don't       Straße → straße
/// İzmir → izmir (tr)   한글 → ㅎㅏㄴㄱㅡㄹ     as letters, since keys are (`HangulLetters`)
/// كِتَاب → كتاب          vowel points are left out, and the hamza of همهٔ
/// ```
public struct WordFolding: Sendable {
  private let casing: Casing

  /// Creates the folding of a language, by its BCP 47 tag.
  public init(language: String) {
    casing = Casing(language: language)
  }

  /// Returns the scalars of the folded word.
  public func scalars(of word: some StringProtocol) -> [UInt32] {
    // Most words are small ASCII letters, which fold to themselves in every language.
    if word.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) {
      return word.utf8.map(UInt32.init)
    }
    let lowercased = Normalization.nfc(casing.lowercased(String(word)))
    var scalars: [UInt32] = []
    scalars.reserveCapacity(lowercased.utf8.count)
    for scalar in lowercased.unicodeScalars {
      switch scalar.value {
      case 0x2019, 0x02BC, 0xFF07: scalars.append(0x27)
      case 0x2010, 0x2011: scalars.append(0x2D)
      case 0x00AD, 0x0640, 0x064B...0x0652, 0x0654, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C7:
        continue
      default:
        if let letters = HangulLetters.letters(of: scalar.value) {
          scalars += letters
        } else {
          scalars.append(scalar.value)
        }
      }
    }
    return scalars
  }

  /// Returns the folded word.
  package func spelling(of word: some StringProtocol) -> String {
    var spelling = String.UnicodeScalarView()
    for scalar in scalars(of: word) {
      if let scalar = Unicode.Scalar(scalar) { spelling.append(scalar) }
    }
    return String(spelling)
  }

  /// Returns the base letter of a letter with marks: `e` of `é`, `s` of `ș`, `l` of `ł`; other
  /// letters unchanged.
  package static func base(of letter: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(letter) else { return letter }
    // Unicode does not decompose these.
    let base: Unicode.Scalar? =
      switch scalar {
      case "ł": "l"
      case "đ": "d"
      case "ø": "o"
      case "ı": "i"
      default: Normalization.decomposition(of: scalar).first
      }
    return base?.value ?? letter
  }
}

extension WordFolding {
  /// Returns whether a folded word in UTF-8 begins with the typed letters, whose marks may be
  /// missing.
  static func begins(_ word: UnsafeRawBufferPointer, with typed: [UInt32]) -> Bool {
    var bytes = word.makeIterator()
    var decoder = UTF8()
    for letter in typed {
      guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return false }
      guard scalar.value == letter || !scalar.isASCII && base(of: scalar.value) == letter else {
        return false
      }
    }
    return true
  }

  /// The largest number of letters in a word that is looked up or suggested.
  public static let maximumWordLength = 48
}
