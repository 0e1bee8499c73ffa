import Testing
import TextUnits

/// Upper, lower and title case by language.
@Suite struct CasingTests {
  @Test(
    arguments: [
      ("en", "istanbul", "ISTANBUL"), ("tr", "istanbul", "İSTANBUL"), ("tr-TR", "ığdır", "IĞDIR"),
      ("az", "iki", "İKİ"), ("az-Latn-AZ", "qızıl", "QIZIL"), ("de", "straße", "STRASSE"),
      ("de", "STRAẞE", "STRAẞE"), ("el", "Μάιος", "ΜΑΪΟΣ"), ("el", "άνθρωπος", "ΑΝΘΡΩΠΟΣ"),
      ("el", "ή", "Η\u{301}"), ("el", "Ρωμέικα", "ΡΩΜΕΪΚΑ"), ("en", "άνθρωπος", "ΆΝΘΡΩΠΟΣ"),
      ("lt", "i\u{307}\u{300}", "I\u{300}"), ("lt", "į\u{307}\u{301}", "Į\u{301}"),
      ("nl", "ijsland", "IJSLAND"), ("hr", "ǆep", "ǄEP"), ("hy", "և", "ԵՎ"), ("en", "և", "ԵՒ"),
      ("ga", "bhfear", "bhFEAR"), ("ga", "na hÉireann", "NA hÉIREANN"),
      ("ga", "i nGaillimh, i dtír", "I nGAILLIMH, I dTÍR"), ("fr", "élève", "ÉLÈVE"),
      ("en", "ﬁne", "FINE"), ("ka", "თბილისი", "ᲗᲑᲘᲚᲘᲡᲘ"), ("ru", "ёж", "ЁЖ"), ("en", "ŉ", "ʼN"),
      ("he", "שלום", "שלום"), ("ja", "東京ａ", "東京Ａ"), ("en", "", ""), ("vi", "ệ", "Ệ"),
      ("no such tag!", "iß", "ISS"), ("xx", "i", "I"), ("und", "i", "I"),
    ])
  func upper(language: String, text: String, expected: String) {
    expect(Casing(language: language).uppercased(text), expected)
  }

  @Test(
    arguments: [
      ("en", "ISTANBUL", "istanbul"), ("tr", "ISPARTA", "ısparta"), ("tr", "İZMİR", "izmir"),
      ("az", "I\u{307}", "i"), ("en", "İ", "i\u{307}"), ("de", "ẞ", "ß"), ("el", "ΟΔΟΣ", "οδος"),
      ("en", "ΟΔΟΣ ΣΑΣ", "οδος σας"), ("el", "ΌΣΟ", "όσο"), ("el", "Σ", "σ"),
      ("lt", "I\u{300}", "i\u{307}\u{300}"), ("lt", "Ì", "i\u{307}\u{300}"),
      ("lt", "Í", "i\u{307}\u{301}"), ("lt", "I", "i"), ("hr", "Ǆ", "ǆ"), ("hr", "ǅ", "ǆ"),
      ("hy", "ԵՎ", "եվ"), ("ga", "NA hÉIREANN", "na héireann"), ("nl", "IJS", "ijs"),
      ("ka", "ᲗᲑ", "თბ"), ("chr", "Ꭰ", "ꭰ"),
    ])
  func lower(language: String, text: String, expected: String) {
    expect(Casing(language: language).lowercased(text), expected)
  }

  @Test(
    arguments: [
      ("en", "hello WORLD", "Hello World"), ("tr", "istanbul ili", "İstanbul İli"),
      ("nl", "ijsland", "IJsland"), ("nl", "het ijs", "Het IJs"), ("en", "ijsland", "Ijsland"),
      ("hr", "ǆep", "ǅep"), ("hr", "ǈeto", "ǈeto"), ("de", "ßa", "Ssa"),
      ("el", "άνθρωπος", "Άνθρωπος"), ("el", "ΟΔΟΣ", "Οδος"), ("en", "can't", "Can't"),
      ("ga", "na hÉireann", "Na hÉireann"), ("ga", "an bhfear", "An bhfear"),
      ("ga", "d'fhear", "D'fhear"), ("ka", "თბილისი", "თბილისი"),
      ("fr", "l'école", "L'école"), ("en", "“quote”", "“Quote”"),
    ])
  func title(language: String, text: String, expected: String) {
    expect(Casing(language: language).titlecased(text), expected)
  }

  @Test(
    arguments: [
      ("en", "hello World", "Hello World"), ("en", "iPhone", "IPhone"), ("en", "“ah", "“Ah"),
      ("en", "¿qué?", "¿Qué?"), ("en", "", ""), ("en", "123", "123"), ("en", "Ab", "Ab"),
      ("en", "e\u{301}a", "E\u{301}a"), ("tr", "istanbul", "İstanbul"), ("tr", "ılık", "Ilık"),
      ("nl", "ijs", "IJs"), ("nl", "ik", "Ik"), ("nl", "i\u{301}j\u{301}s", "I\u{301}J\u{301}s"),
      ("nl", "i", "I"), ("en", "ijs", "Ijs"), ("hr", "ǆep", "ǅep"), ("hr", "Ǆep", "Ǆep"),
      ("el", "άνθρωπος", "Άνθρωπος"), ("de", "straße", "Straße"), ("ru", "ёж", "Ёж"),
      ("he", "שלום abc", "שלום Abc"), ("ka", "თბ", "თბ"),
      ("lt", "i\u{307}\u{301}a", "I\u{301}a"),
      // Irish prefixes are left alone.
      ("ga", "bhfear", "bhfear"), ("ga", "gcat", "gcat"), ("ga", "ndoras", "ndoras"),
      ("ga", "mbean", "mbean"), ("ga", "bpáiste", "bpáiste"), ("ga", "dtír", "dtír"),
      ("ga", "nglas", "nglas"), ("ga", "tsráid", "tsráid"), ("ga", "n-athair", "n-athair"),
      ("ga", "t-uisce", "t-uisce"), ("ga", "hÉireann", "hÉireann"), ("ga", "tAontas", "tAontas"),
      ("ga", "fear", "Fear"), ("ga", "bhí", "Bhí"), ("ga", "hata", "Hata"),
      ("ga", "teach", "Teach"),
      ("ga", "n", "N"), ("ga", "t-", "T-"), ("en", "gcat", "Gcat"),
    ])
  func capitalizingFirst(language: String, text: String, expected: String) {
    expect(Casing(language: language).capitalizingFirst(text), expected)
  }

  @Test(
    arguments: [
      ("tr", .turkic, false), ("az-Cyrl", .turkic, false), ("tr_TR", .turkic, false),
      ("TR-tr", .turkic, false), ("lt", .lithuanian, false), ("el-GR", .greek, false),
      ("nl-BE", .dutch, false), ("hy", .armenian, false), ("ga-IE", .irish, false),
      ("en", .root, false), ("und", .root, false), ("zh-Hant-TW", .root, false),
      ("xx", .root, true), ("", .root, true), ("-", .root, true), ("no such", .root, true),
      ("en-\u{0}", .root, true), ("é", .root, true), ("t r", .root, true),
      ("abcdefghij", .root, true), ("ab-toolongsubtag", .root, true),
    ] as [(String, CasingRules, Bool)])
  func locales(tag: String, rules: CasingRules, isFallback: Bool) {
    let casing = Casing(language: tag)
    #expect(casing.rules == rules)
    #expect(casing.language.isFallback == isFallback)
  }

  @Test func aLongTextThatGrows() {
    let text = String(repeating: "ß", count: 500_000)
    #expect(Casing(language: "de").uppercased(text).utf8.count == 1_000_000)
  }

  /// Compares scalars, because `==` treats composed and decomposed strings as equal.
  private func expect(_ found: String, _ expected: String) {
    #expect(Array(found.unicodeScalars) == Array(expected.unicodeScalars), "\(found)")
  }
}
