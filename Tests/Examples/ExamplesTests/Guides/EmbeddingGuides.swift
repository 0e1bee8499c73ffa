import GlobeKey
import Keyboards
import LanguageCatalog
import LanguageDescription
import Suggestions
import TestSupport
import Testing

/// The code of `Embedding.md`, `Keyboards.md` and `LearningAndPrivacy.md` that no program in `Examples` contains, word for
/// word.
@Suite struct EmbeddingGuides {
  @Test func opensALanguageByItsTag() throws {
    func LanguageResources(
      _: (String) -> String
    ) -> LanguageDescription.LanguageResources {
      LanguageDescription.LanguageResources { try DefaultDictionary.path(of: $0) }
    }
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    let resources = LanguageResources { name in "dictionaries/\(name).imedict" }
    if let entry = LanguageCatalog.standard.language(matching: "zh-CN"),
      let composition = entry.composition
    {
      var engine = try composition.open(resources).makeEngine(TypingChoices(options: ["xiaohe"]))
      let effects = engine.handle(KeyEvent("n"))
      print(effects)
    }
    #expect(lines.count == 1)
  }

  /// The code compiles; `GlideTests` types with it.
  private func glides<Document>(
    over points: [GlidePoint], on size: KeyboardSize, with controller: KeyboardController<Document>
  ) {
    controller.handle(KeyboardEvent(.glide(GlidePath(points, on: size))))
  }

  /// The code compiles; `ClipboardTests` inserts copied texts.
  private func keeps<Document>(
    _ text: String, isConfidential: Bool, in controller: KeyboardController<Document>
  ) {
    controller.handle(CopiedText(text, isPrivate: isConfidential))
    controller.handle(KeyboardEvent(.showClipboard))  // or a key `clipboard` of the layout
  }
}
