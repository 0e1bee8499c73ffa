import ChineseText
import DictionaryBuilder
import DictionaryImage
import InputCore
import LanguageCatalog
import LanguageDescription
import NGrams
import Suggestions
import SyllableConversion

extension InputHarness {
  /// Dictionary images of all kinds: opened, checked, listed, and used by the languages.
  static let images: [InputHarness] = [
    InputHarness("image") { input in
      let bytes = ImageRepair.repaired(input)
      let image = try Image(bytes: bytes, path: "image")
      _ = try? ImageChecker.check(image)
      if let kind = try? ImageKinds.open(image) {
        _ = try? kind.statistics()
        var rows = 0
        try? kind.forEachRow(RowQuery(withSources: true)) { _ in
          rows += 1
          return rows < 1_000
        }
      }
      if let tables = try? PhraseTableSet(image: image) { convert(by: tables) }
    },
    InputHarness("composing-image") { input in
      let path = try HarnessFolder.write("image", ImageRepair.repaired(input))
      let resources = LanguageResources(imagePath: { _ in path })
      for language in LanguageCatalog.standard.composing {
        guard let opened = try? language.composition?.open(resources) else { continue }
        try? opened.check()
        _ = opened.phrases(of: "你好abc")
        guard var engine = try? opened.makeEngine(TypingChoices()) else { continue }
        type(on: &engine)
      }
    },
    InputHarness("words-image") { input in
      let image = try Image(bytes: ImageRepair.repaired(input), path: "image")
      let lexicon = try WordLexicon(image: image)
      var suggester = Suggester(lexicons: [lexicon])
      for text in ["teh", "th", "the ", "ther", "I don't", "kafe ", "separat and"] {
        _ = suggester.suggestions(before: text)
        _ = suggester.corrections(before: text, limit: 3)
      }
    },
    InputHarness("homophones-image") { input in
      let model = try HomophoneModel(
        image: Image(bytes: ImageRepair.repaired(input), path: "image"))
      for text in ["我在网上下单", "再是事时，先下蛋", "abc在网上"] {
        var read = HomophoneText(after: model.tokens(endOf: text))
        for character in text {
          read.append(model.word(String(character)))
        }
        _ = read.cost(in: model)
      }
    },
    InputHarness("ngrams") { input in
      let image = try Image(bytes: ImageRepair.repaired(input), path: "image")
      for prefix in [NGramSections.words, NGramSections.characters] {
        guard let tables = try? NGramTables(image: image, prefix: prefix) else { continue }
        score(by: tables)
      }
    },
  ]

  private static func convert(by tables: PhraseTableSet) {
    for conversion in ScriptConversion.allCases {
      _ = try? ScriptConverter(conversion, tables: tables).convert("软件里的内存，头发发财")
    }
  }

  /// Types what means something in one language or another, and chooses among the candidates.
  private static func type(on engine: inout any InputEngine) {
    for line in ["nihao", "su3cl3", "nei5hou2", "nihongo", "gksrmf", "abcde"] {
      _ = engine.texts(forLine: line, after: "你好", limit: 5)
      let keys = (try? KeyNotation.parse(line + "<Space><Down><PageDown><Right>1<Return>")) ?? []
      for key in keys { _ = engine.handle(key) }
      _ = engine.predict()
      _ = engine.resolve(by: .commitFirst)
    }
  }

  private static func score(by tables: NGramTables) {
    let tokens = (0..<NGramTables.Token(min(tables.tokenCount, 40)))
    var context = tables.context(after: 0)
    for token in tokens {
      let prepared = tables.prepare(context)
      for next in tokens { _ = tables.score(next, after: prepared) }
      context = tables.score(token, after: prepared).next
    }
    guard tables.tokenCount < 1_000 else { return }
    _ = (tables.bigrams().count, tables.trigrams().count)
  }
}
