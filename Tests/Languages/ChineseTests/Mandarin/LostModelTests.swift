import DictionaryImage
import GlobeKey
import Mandarin
import SyllableConversion
import TestSupport
import Testing

/// A dictionary whose language model has a layout that this toolkit cannot read: a section is
/// missing.
@Suite struct LostModelTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    let sound = try Image(path: DefaultDictionary.path(of: "zh-Hans"))
    var writer = ImageWriter()
    for section in sound.sections where section.name != "model.weights" {
      writer.add(section.name, bytes: Array(try sound.bytes(of: section.name)))
    }
    folder = try TemporaryFolder()
    path = try folder.write("old.imedict", writer.serialized())
  }

  @Test func keyboardsFallBackToFrequencies() throws {
    let lexicon = try Lexicon(path: path)
    var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
    for key in "nihao" { _ = session.handle(KeyEvent(key)) }
    #expect(session.handle(KeyEvent(" ")) == [.insertText("你好"), .hideCandidates])
  }

  @Test func missingSectionsAreNamed() throws {
    let lexicon = try Lexicon(path: path)
    #expect(throws: ImageError.missingSection(path: path, name: "model.weights")) {
      try lexicon.checkModel()
    }
    let sound = try Lexicon(path: DefaultDictionary.path(of: "zh-Hans"))
    try sound.checkModel()
  }

  @Test func commandLineProgramReportsIt() throws {
    let result = try Program("ime-cli").run(
      ["convert", "--dictionary", path], input: Array("nihao\n".utf8))
    #expect(result.code != 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("model.weights"))
  }
}
