// The raw values are the names that the engines use. Tests check that the two agree.

/// The pinyin scheme: letters, or one of the double-pinyin schemes with two keys a syllable.
public enum PinyinScheme: String, NamedChoice, Codable, Hashable {
  /// Pinyin written out.
  case letters
  /// A scheme of double pinyin.
  case xiaohe, ziranma, microsoft, sogou, abc, ziguang, jiajia, gbt34947

  /// The name of the scheme in Chinese.
  public var title: String {
    switch self {
    case .letters: "Letters"
    case .xiaohe: "小鹤"
    case .ziranma: "自然码"
    case .microsoft: "微软"
    case .sogou: "搜狗"
    case .abc: "智能 ABC"
    case .ziguang: "紫光"
    case .jiajia: "拼音加加"
    case .gbt34947: "GB/T 34947"
    }
  }
}

/// The form of Chinese that pinyin writes.
public enum ChineseForm: String, NamedChoice, Codable, Hashable {
  /// Simplified characters.
  case simplified
  /// Traditional characters in their dictionary form.
  case traditional
  /// Traditional characters in the standard of Taiwan.
  case taiwan
  /// Traditional characters and the vocabulary of Taiwan: 軟體 for 软件.
  case taiwanPhrases = "taiwan-phrases"
  /// Traditional characters in the standard of Hong Kong.
  case hongKong = "hong-kong"

  /// The name of the form in itself.
  public var title: String {
    switch self {
    case .simplified: "简体"
    case .traditional: "繁體"
    case .taiwan: "繁體（臺灣）"
    case .taiwanPhrases: "繁體（臺灣用語）"
    case .hongKong: "繁體（香港）"
    }
  }
}

/// The layout of bopomofo on a hardware keyboard.
public enum BopomofoLayout: String, NamedChoice, Codable, Hashable {
  /// A layout with a key for each symbol and tone.
  case standard, eten
  /// A layout on the 26 letters, whose keys type several symbols.
  case eten26, hsu
  /// A layout with a key for each symbol and tone.
  case ibm, mitac, ginyieh
  /// The standard layout folded to the 26 letters.
  case dachen26
  /// Pinyin with tones instead of bopomofo.
  case pinyin

  /// The name of the layout in Chinese.
  public var title: String {
    switch self {
    case .standard: "大千"
    case .eten: "倚天"
    case .eten26: "倚天 26 鍵"
    case .hsu: "許氏"
    case .ibm: "IBM"
    case .mitac: "神通"
    case .ginyieh: "精業"
    case .dachen26: "大千 26 鍵"
    case .pinyin: "漢語拼音"
    }
  }
}

/// The layout of Hangul on a hardware keyboard.
public enum HangulKeys: String, NamedChoice, Codable, Hashable {
  /// Consonants left, vowels right (KS X 5002).
  case twoSet = "2-set"
  /// The two sets with obsolete letters.
  case twoSetOld = "2-set-old"
  /// Initials, vowels and finals on keys of their own, in the arrangement of 1990.
  case threeSet390 = "3-set-390"
  /// Three sets in the arrangement of 1991, with all double finals.
  case threeSetFinal = "3-set-final"
  /// Three sets that need no Shift.
  case threeSetNoShift = "3-set-no-shift"
  /// Three sets with obsolete letters.
  case threeSetOld = "3-set-old"
  /// Ahn Matae's layout; the jamo of a syllable in any order.
  case ahnmatae
  /// Latin letters, by the Revised Romanization.
  case romaja

  /// The name of the layout in Korean.
  public var title: String {
    switch self {
    case .twoSet: "두벌식"
    case .twoSetOld: "두벌식 옛글"
    case .threeSet390: "세벌식 390"
    case .threeSetFinal: "세벌식 최종"
    case .threeSetNoShift: "세벌식 순아래"
    case .threeSetOld: "세벌식 옛글"
    case .ahnmatae: "안마태"
    case .romaja: "로마자"
    }
  }
}

/// The way that Latin letters are transliterated.
public enum TransliterationKeys: String, NamedChoice, Codable, Hashable {
  /// Words by ear, from the dictionary.
  case words
  /// Each letter by the strict scheme of the language.
  case transliteration

  /// The name of the choice.
  public var title: String {
    switch self {
    case .words: "Words"
    case .transliteration: "Strict Scheme"
    }
  }
}

/// The input of a hardware keyboard in Japanese: romaji or kana.
public enum JapaneseKeys: String, NamedChoice, Codable, Hashable {
  /// Latin letters that become kana.
  case romaji
  /// The kana of a JIS keyboard.
  case kana

  /// The name of the input method in Japanese.
  public var title: String {
    switch self {
    case .romaji: "ローマ字入力"
    case .kana: "かな入力"
    }
  }
}

/// The method of typing Vietnamese vowel and tone marks.
public enum VietnameseMethod: String, NamedChoice, Codable, Hashable {
  /// Letters type the marks and tones: `tieengs` is tiếng.
  case telex
  /// Telex whose `w`, `[` and `]` type themselves.
  case simpleTelex = "simple-telex"
  /// Digits type the marks and tones: `tie6ng1` is tiếng.
  case vni
  /// Punctuation types the marks and tones, as in mail: `tie^'ng` is tiếng.
  case viqr
  /// The keys of the keyboard's layout, without an engine.
  case layout

  /// The name of the method.
  public var title: String {
    switch self {
    case .telex: "Telex"
    case .simpleTelex: "Simple Telex"
    case .vni: "VNI"
    case .viqr: "VIQR"
    case .layout: "TCVN 6064"
    }
  }
}

/// The treatment of a sign on a Thai keyboard that cannot follow the text before it.
public enum ThaiSequences: String, NamedChoice, Codable, Hashable {
  /// It moves the sign to where it is valid, and types nothing where that is impossible.
  case correct
  /// It types nothing.
  case refuse
  /// It types the sign.
  case accept

  /// The name of the choice.
  public var title: String {
    switch self {
    case .correct: "Correct"
    case .refuse: "Reject"
    case .accept: "Accept"
    }
  }
}
