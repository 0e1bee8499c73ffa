import Cantonese
import CodeTables
import Japanese
import Korean
import LanguageDescription
import Mandarin
import Thai
import Transliteration
import Vietnamese
import Zhuyin

extension LanguageCatalog {
  /// The languages of the toolkit.
  public static let standard = LanguageCatalog(
    WordLanguages.all + [
      Transliteration.arabic, Transliteration.persian, Transliteration.urdu, WordLanguages.hebrew,
      Transliteration.amharic, Transliteration.hindi, Transliteration.bangla,
      Transliteration.tamil, Thai.language, Vietnamese.language, Korean.language,
      Transliteration.korean,
      Japanese.language, Mandarin.language, Zhuyin.language, Cantonese.language,
      CodeTables.cangjie, CodeTables.quick, CodeTables.anyTable,
    ])
}
