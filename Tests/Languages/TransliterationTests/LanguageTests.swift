import Foundation
import Scenarios
import TestSupport
import Testing
import ToolSupport
import Transliteration

@Suite struct LanguageTests {
  @Test(arguments: [
    ("hi", "namaste", "नमस्ते"), ("hi", "bhArat", "भारत"), ("hi", "hindI", "हिन्दी"),
    ("hi", "saMskRRita", "संस्कृत"), ("hi", "GYaan", "ज्ञान"), ("hi", "kShatriya", "क्षत्रिय"),
    ("hi", "zarUr", "ज़रूर"), ("hi", "pa.Dhanaa", "पढ़ना"), ("hi", "jagat.h", "जगत्"),
    ("hi", "a.nka", "अंक"), ("hi", "R^iShi", "ऋषि"), ("hi", "aauu", "आऊ"),
    ("hi", "ki_sh", "कि\u{200C}श"),
    ("bn", "bangla", "বাংলা"), ("bn", "ami", "আমি"), ("bn", "bidya", "বিদ্যা"), ("bn", "gaye", "গায়ে"),
    ("bn", "bishwo", "বিশ্ব"), ("bn", "rriN", "ঋণ"), ("bn", "ortho", "অর্থ"), ("bn", "utsob", "উত্সব"),
    ("bn", "hoTat``", "হটাৎ"), ("bn", "cha^d", "ছাঁদ"),
    ("bn", "kkhoma", "ক্ষমা"),
    ("ta", "vaNakkam", "வணக்கம்"), ("ta", "thamiz", "தமிழ்"), ("ta", "inthiyaa", "இந்தியா"),
    ("ta", "njaayiRu", "ஞாயிறு"), ("ta", "manjaL", "மஞ்சள்"), ("ta", "naan", "நான்"),
    ("ta", "nanRi", "நன்றி"),
    ("ta", "thangam", "தங்கம்"), ("ta", "vaNdi", "வண்டி"), ("ta", "sri", "ஸ்ரீ"), ("ta", "kOvil", "கோவில்"),
    ("ar", "kitaab", "كتاب"), ("ar", "muHammad", "محمد"), ("ar", "madrasah", "مدرسة"),
    ("ar", "allaah", "الله"),
    ("ar", "al-qaahirah", "القاهرة"), ("ar", "ma3a", "مع"), ("ar", "'islaam", "إسلام"),
    ("ar", "shams", "شمس"), ("ar", "aakil", "آكل"), ("ar", "layl", "ليل"),
    ("ar", "ka~ta~ba~", "كَتَبَ"),
    ("fa", "salaam", "سلام"), ("fa", "mi-ravam", "می\u{200C}روم"), ("fa", "iraan", "ایران"),
    ("fa", "khaane", "خانه"),
    ("fa", "doost", "دوست"), ("fa", "ketaab-haa", "کتاب\u{200C}ها"), ("fa", "aab", "آب"),
    ("fa", "gorbe", "گربه"),
    ("fa", "merci", "مرسی"), ("hi", "cAl", "चाल"), ("ar", "tox", "تكس"), ("bn", "qO", "কো"),
    ("ur", "kitaab", "کتاب"), ("ur", "shukriyah", "شکریہ"), ("ur", "laRka", "لڑکا"),
    ("ur", "hai", "ہے"), ("ur", "aap", "آپ"), ("ur", "meN", "میں"), ("ur", "khaana", "کھانا"),
    ("am", "selam", "ሰላም"), ("am", "ityoPya", "ኢትዮጵያ"), ("am", "amarNa", "አማርኛ"),
    ("am", "kWas", "ኳስ"),
    ("am", "ljoc", "ልጆች"), ("am", "'eyn", "ዐይን"), ("am", "lWa", "ሏ"), ("am", "SSehay", "ፀሃይ"),
    ("am", "`Sehay", "ፀሃይ"), ("am", "`se", "ሠ"),
    ("am", "`alem", "ዓለም"), ("am", "`hWa", "ኋ"),
    ("am", "sIhl", "ስህል"),
  ])
  func words(tag: String, keys: String, text: String) throws {
    let speller = try RuleFiles.speller("\(tag)/transliteration.txt")
    #expect(speller.finishedText(of: keys) == text)
  }

  @Test(arguments: [
    ("hi", "क\u{94D}\u{94D}ष", "क\u{94D}\u{200C}ष"),
    ("hi", "र\u{94D}\u{93C}य", "र\u{94D}\u{200D}य"),
    ("hi", "इ\u{93C}", "ऌ"), ("hi", "ज\u{93C}\u{947}", "ज\u{93C}\u{947}"), ("hi", "।\u{93C}", "ऽ"),
    ("hi", "क\u{94D}ष", "क\u{94D}ष"), ("bn", "ত\u{9CD}\u{9BC}", "ৎ"),
    ("bn", "ক\u{9CD}\u{9CD}ষ", "ক\u{9CD}\u{200C}ষ"),
    ("ta", "க\u{BCD}\u{BCD}ஷ", "க\u{BCD}\u{200C}ஷ"),
  ])
  func inScript(tag: String, keys: String, text: String) throws {
    let speller = try RuleFiles.speller("\(tag)/inscript.txt")
    #expect(Array(speller.text(of: keys).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// Every file belongs to its folder's language, and every rule can be typed: its keys form part
  /// of one word and give its text.
  @Test(arguments: RuleFiles.paths)
  func everyRuleCanBeTyped(path: String) throws {
    let speller = try RuleFiles.speller(path)
    #expect(speller.rules.language == path.split(separator: "/").first.map(String.init))
    for (keys, text) in try RuleFiles.simpleRules(path) {
      var typed = "k"
      for scalar in keys.unicodeScalars {
        #expect(speller.accepts(Character(scalar), after: typed), "\(path): \(keys)")
        typed.unicodeScalars.append(scalar)
      }
      // A key without a rule joins with nothing, and rules for the end of a word do not apply
      // before it.
      let written = speller.text(of: "‰" + keys + "‰")
      let virama = path.hasPrefix("ta/") && written.hasSuffix("\u{BCD}‰")
      #expect(virama || written == "‰" + text + "‰", "\(path): \(keys) → \(written)")
    }
  }

  /// The shown text is in NFC for any input, except that single Arabic vowel marks keep the order
  /// in which they are typed: a shadda precedes its vowel.
  @Test(arguments: RuleFiles.paths)
  func textIsNormalized(path: String) throws {
    let speller = try RuleFiles.speller(path)
    let isArabic = ["ar/", "fa/", "ur/"].contains { path.hasPrefix($0) }
    let keys = try RuleFiles.simpleRules(path).map(\.keys)
      .filter { !$0.isEmpty && !(isArabic && $0.contains("~")) }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 where !path.hasSuffix("inscript.txt") {
      let typed = (0..<4).compactMap { _ in keys.randomElement(using: &random) }.joined()
      let text = speller.text(of: typed)
      let normalized = text.precomposedStringWithCanonicalMapping
      #expect(Array(text.unicodeScalars) == Array(normalized.unicodeScalars), "\(path): \(typed)")
    }
  }

  /// No Latin letter is left in a word, whichever are typed.
  @Test(arguments: RuleFiles.paths.filter { $0.hasSuffix("transliteration.txt") })
  func noLatinLetterIsLeft(path: String) throws {
    let speller = try RuleFiles.speller(path)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let typed = LatinLetters.word(using: &random)
      let text = speller.finishedText(of: typed)
      #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(path): \(typed) → \(text)")
    }
  }

  /// Every letter that the language uses can be typed.
  @Test(arguments: [
    ("hi", "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह"),
    ("bn", "অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎ"),
    ("ta", "அஆஇஈஉஊஎஏஐஒஓஔஃகஙசஞடணதநபமயரலவழளறனஜஷஸஹ"),
    ("ar", "ءآأؤإئابتثجحخدذرزسشصضطظعغفقكلمنهويىة"),
    ("fa", "ءآئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"),
    ("ur", "ءآئؤابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیے"),
  ])
  func everyLetterHasKeys(tag: String, letters: String) throws {
    let path = "\(tag)/transliteration.txt"
    let text = try Repository.text(of: "Locales/\(path)")
    let written = try RuleFiles.simpleRules(path).map(\.text).joined() + text
    let missing = letters.unicodeScalars.filter { !written.unicodeScalars.contains($0) }
    #expect(missing.isEmpty, "\(tag): \(missing)")
  }

  /// The Ethiopic rows that Amharic uses: each letter is typed by the keys of its consonant and
  /// vowel.
  @Test func everyAmharicSyllableCanBeTyped() throws {
    let speller = try RuleFiles.speller("am/transliteration.txt")
    let vowels = ["e", "u", "i", "a", "E", "", "o", "Wa"]
    let rows: [(String, UInt32)] = [
      ("l", 0x1208), ("m", 0x1218), ("s", 0x1230), ("b", 0x1260), ("t", 0x1270), ("n", 0x1290),
      ("z", 0x12D8), ("d", 0x12F0), ("T", 0x1320), ("C", 0x1328), ("f", 0x1348), ("p", 0x1350),
    ]
    for (consonant, first) in rows {
      for (offset, vowel) in vowels.enumerated() {
        let scalar = try #require(Unicode.Scalar(first + UInt32(offset)))
        #expect(speller.text(of: consonant + vowel) == String(scalar))
      }
    }
  }

  /// A single hyphen, digit or mark is left to the host.
  @Test(arguments: [("fa", "-"), ("ar", "-"), ("ar", "3"), ("hi", "_"), ("bn", "^"), ("am", "1")])
  func charactersThatStartNoWord(tag: String, character: Character) throws {
    let speller = try RuleFiles.speller("\(tag)/transliteration.txt")
    #expect(!speller.accepts(character, after: ""))
  }

  @Test(arguments: ["hi", "bn", "ta", "ar", "fa", "ur", "am"])
  func scenarios(tag: String) throws {
    let path = "Tests/Scenarios/\(tag)/transliteration.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      let name = scenario.typing.first ?? "transliteration"
      let method = Transliteration.inputMethod(rules: try RuleFiles.rules("\(tag)/\(name).txt"))
      let failures = ScenarioPlayer(method: method, keymap: .words).play(scenario, file: path)
      #expect(failures.map(\.description) == [])
    }
  }

  @Test(arguments: RuleFiles.paths)
  func propertiesHold(path: String) throws {
    let keys = try RuleFiles.simpleRules(path).map(\.keys).filter { $0 != "<" && $0 != "" }
    let typing = RandomTyping(
      Transliteration.inputMethod(rules: try RuleFiles.rules(path)), keymap: .words,
      words: keys + ["qwertyuiop", "asdfghjkl", "zxcvbnm"], extraKeys: ["::", ":", "|", "_", "`"])
    let found = try typing.violations(seed: 1, rounds: 300)
    #expect(found.isEmpty, "\(found.prefix(5))")
  }
}
