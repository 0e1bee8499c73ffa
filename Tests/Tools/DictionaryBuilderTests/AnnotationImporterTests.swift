import DictionaryBuilder
import TestSupport
import Testing

@Suite struct AnnotationImporterTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <ldml><annotations>
    <annotation cp="😄">大笑 | 眼睛 | 脸</annotation>
    <annotation cp="😄" type="tts">大笑</annotation>
    <annotation cp="😂">眼泪 | 开心</annotation>
    <annotation cp="😂" type="tts">笑哭了</annotation>
    <annotation cp="❤">红心 | 爱心</annotation>
    <annotation cp="❤" type="tts">红心</annotation>
    <annotation cp="👍🏽" type="tts">拇指向上</annotation>
    <annotation cp="🇨🇳" type="tts">旗: 中国</annotation>
    <annotation cp="→">箭头 | 右 arrow</annotation>
    <annotation cp="→" type="tts">向右的箭头</annotation>
    </annotations></ldml>
    """

  private func lines(_ kind: AnnotationKind, _ file: String = file) throws -> [String] {
    let folder = try TemporaryFolder()
    var importer = AnnotationImporter(kind)
    try importer.read(folder.write("zh.xml", file))
    return String(decoding: importer.serialized(header: [.init("source", "CLDR")]), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func emojiByNameAndKeyword() throws {
    #expect(
      try lines(.emoji) == [
        "# source: CLDR", "中国\t🇨🇳", "大笑\t😄", "开心\t😂", "爱心\t❤️", "眼泪\t😂", "眼睛\t😄", "笑哭了\t😂",
        "红心\t❤️",
      ])
  }

  @Test func symbolsByNameAndKeyword() throws {
    #expect(try lines(.symbols) == ["# source: CLDR", "向右的箭头\t→", "箭头\t→"])
  }

  /// Words with letters are lower-cased by the rules of the language, flags are listed under their
  /// country, and long names are dropped.
  @Test func wordsWithLetters() throws {
    let file = """
      <ldml><annotations>
      <annotation cp="😂">GÜLME | yüz | 😂</annotation>
      <annotation cp="😂" type="tts">gülmekten ağlayan yüz</annotation>
      <annotation cp="🙂" type="tts">hafif gülümseyen mutlu bir yüz</annotation>
      <annotation cp="🙂">yüz | 3d</annotation>
      <annotation cp="🇮🇸" type="tts">Bayrak: İzlanda</annotation>
      <annotation cp="🏴󠁧󠁢󠁳󠁣󠁴󠁿" type="tts">Bayrak: İskoçya</annotation>
      <annotation cp="😺" type="tts">yüz</annotation>
      </annotations></ldml>
      """
    let folder = try TemporaryFolder()
    var importer = AnnotationImporter(.emoji, words: .letters(language: "tr"))
    try importer.read(folder.write("tr.xml", file))
    #expect(
      String(decoding: importer.serialized(header: []), as: UTF8.self) == """
        gülme\t😂
        gülmekten ağlayan yüz\t😂
        iskoçya\t🏴󠁧󠁢󠁳󠁣󠁴󠁿
        izlanda\t🇮🇸
        yüz\t😺 😂 🙂

        """)
  }

  @Test(arguments: ["", "no XML", "<ldml/>", "<ldml><annotation cp=\"a\">b</ldml>"])
  func otherFilesAreRejected(file: String) {
    #expect(throws: DictionaryError.self) { try lines(.emoji, file) }
  }
}
