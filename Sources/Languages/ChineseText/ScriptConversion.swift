/// A conversion between the written forms of Chinese.
///
/// The raw value is OpenCC's name for it: `s` is simplified, `t` traditional, `tw` the standard of
/// Taiwan, `hk` that of Hong Kong. A `p` at the end also exchanges the vocabulary of mainland China
/// and Taiwan.
///
/// ```
/// s2t     软件里的内存   軟件裏的內存
/// s2tw    软件里的内存   軟件裡的內存
/// s2twp   软件里的内存   軟體裡的記憶體
/// s2hk    软件里的内存   軟件裏的內存
/// ```
public enum ScriptConversion: String, CaseIterable, Hashable, Sendable {
  /// From simplified characters.
  case s2t, s2tw, s2twp, s2hk
  /// To simplified characters.
  case t2s, tw2s, tw2sp, hk2s
  /// Between OpenCC's standard of traditional characters and that of a region.
  case t2tw, t2hk, tw2t, hk2t

  /// The inverse conversion.
  var inverse: ScriptConversion {
    switch self {
    case .s2t: .t2s
    case .s2tw: .tw2s
    case .s2twp: .tw2sp
    case .s2hk: .hk2s
    case .t2s: .s2t
    case .tw2s: .s2tw
    case .tw2sp: .s2twp
    case .hk2s: .s2hk
    case .t2tw: .tw2t
    case .t2hk: .hk2t
    case .tw2t: .t2tw
    case .hk2t: .t2hk
    }
  }

  /// The table that replaces compatibility ideographs before anything else.
  static let normalization = "CJK_Compatibility_Ideographs"

  /// The phrase table that segments a text before anything is replaced; nil for a conversion of one
  /// step, which needs no segments.
  var segmentation: String? {
    switch self {
    case .s2tw, .s2twp, .s2hk: "STPhrases"
    case .tw2s, .tw2sp, .hk2s: "TSPhrases"
    case .s2t, .t2s, .t2tw, .t2hk, .tw2t, .hk2t: nil
    }
  }

  /// The steps of the conversion, each a list of tables. The first table with a phrase at an index
  /// decides.
  var steps: [[String]] {
    let toTraditional = ["STPhrases", "STCharacters"]
    let toSimplified = ["TSPhrases", "TSCharacters"]
    let toTaiwan = ["TWVariantsPhrases", "TWVariants"]
    let fromTaiwan = ["TWVariantsRevPhrases", "TWVariantsRev"]
    let toHongKong = ["HKVariantsPhrases", "HKVariants"]
    let fromHongKong = ["HKVariantsRevPhrases", "HKVariantsRev"]
    return switch self {
    case .s2t: [toTraditional]
    case .s2tw: [toTraditional, toTaiwan]
    case .s2twp: [toTraditional, ["TWPhrases"] + toTaiwan]
    case .s2hk: [toTraditional, toHongKong]
    case .t2s: [toSimplified]
    case .tw2s: [fromTaiwan, toSimplified]
    case .tw2sp: [["TWPhrasesRev"] + fromTaiwan, toSimplified]
    case .hk2s: [fromHongKong, toSimplified]
    case .t2tw: [toTaiwan]
    case .t2hk: [toHongKong]
    case .tw2t: [fromTaiwan]
    case .hk2t: [fromHongKong]
    }
  }
}

/// The form of Chinese that an input method writes.
public enum OutputForm: String, CaseIterable, Hashable, Sendable {
  /// Simplified characters.
  case simplified
  /// Traditional characters in their dictionary form.
  case traditional
  /// Traditional characters in the standard of Taiwan.
  case taiwan
  /// Traditional characters in the standard of Taiwan, with the vocabulary of Taiwan: 軟體 for 软件.
  case taiwanPhrases = "taiwan-phrases"
  /// Traditional characters in the standard of Hong Kong.
  case hongKong = "hong-kong"

  /// The conversion from simplified characters; nil for simplified output.
  public var conversion: ScriptConversion? {
    switch self {
    case .simplified: nil
    case .traditional: .s2t
    case .taiwan: .s2tw
    case .taiwanPhrases: .s2twp
    case .hongKong: .s2hk
    }
  }
}
