import DictionaryBuilder
import DictionaryImage
import TestSupport
import Testing

/// Signs of damage in texts: found in lines when an image is built, and in rows when it is checked.
@Suite struct TextFaultTests {
  @Test(
    arguments: [
      ("cafÃ©", .misread), ("SchrÃ¶dinger", .misread), ("FabergÃ©", .misread),
      ("Ãœbung", .misread), ("donâ€™t", .misread), ("don\u{E2}\u{80}\u{99}t", .misread),
      ("ÃÃ©", .misread), ("\u{F0}\u{9F}\u{98}\u{80}", .misread), ("ã\u{81}\u{82}", .misread),
      ("落\u{FFFD}峰", .replacement), ("無等\u{92}", .control), ("a\u{0}b", .control),
      ("a\u{2028}b", .control), ("\u{7F}", .control),
      ("ヴァセリン,SPELLING_CORRECTION", .markup), ("<b>x", .markup), ("x</i>", .markup),
      ("AT&amp;T", .markup), ("&#39;", .markup),
    ] as [(String, TextFault)])
  func faults(text: String, fault: TextFault) {
    #expect(TextFault(in: text) == fault)
  }

  @Test(arguments: [
    "", "café", "Übung", "São Paulo", "ÀÉÎÕÜ", "l'été", "l’été", "è’", "Größe", "Đặng", "İstanbul",
    "Ærø", "naïve", "ñ", "ß’", "Ελλάδα", "Україна", "می\u{200C}روم", "จะ", "勇気", "ヴァセリン",
    "<", ">", "<=", "(>_<)", "<(_ _)>", "&", "AT&T", ",", "10,000", "A,B", "A,ABC", "ａ＆ｂ；",
    "m²", "½", "«mot»", "¿qué?", "😀", "👨\u{200D}👩",
  ])
  func textsWithout(text: String) {
    #expect(TextFault(in: text) == nil)
  }

  private func folder(
    _ files: [String: String]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  private static let table = """
    {"language": "zh", "tables": [{"name": "A", "file": "a.tsv", "source": "S", "version": "1",
     "licence": "MIT", "copyright": "C", "entries": 2}]}
    """

  @Test func aTableWithDamagedTextsIsReadWithoutThem() throws {
    let folder = try folder([
      "a.tsv": "낙안\t落雁\n낙안봉\t落\u{FFFD}峰\ncafÃ©\t☕\n무등\t無等\u{92}\nb\t<b>\n매설\t埋設\n",
      "tables.json": Self.table,
    ])
    let report = try TablesBuild(folder: folder.path).image().report
    #expect(report.phrases == 2 && report.isComplete == false)
    #expect(
      report.rejections.first.map { $0.description.split(separator: "/").last } == [
        "a.tsv:2: '落\u{FFFD}峰' contains a replacement character (U+FFFD)",
        "a.tsv:3: 'cafÃ©' contains UTF-8 that was read as Latin-1",
        "a.tsv:4: '無等<U+92>' contains a control character",
        "a.tsv:5: '<b>' contains markup",
      ])
    #expect(report.rejections.countsByKind.map(\.kind) == [.damaged])
  }

  @Test func aWordListWithDamagedWordsIsReadWithoutThem() throws {
    let folder = try folder([
      "words.tsv": """
      # globekey-wordlist 1
      # reading: none
      # script: any
      # weight: count
      café\t\t3
      fiancÃ©\t\t2
      tea\t\t1
      """,
      "words.json": """
      {"language": "en", "sources": [{"file": "words.tsv", "name": "A", "version": "1",
       "licence": "MIT", "copyright": "A", "entries": 2}]}
      """,
    ])
    let report = try WordsBuild(folder: folder.path).image().report
    #expect(report.words == 2 && !report.isComplete && report.notes.isEmpty)
    #expect(report.rejections.first.map(\.line) == [6])
  }

  @Test func aKanaListWithDamagedTextsIsReadWithoutThem() {
    let lines =
      "ゆうき\t勇気\t1\t\t3\n\t勇氣,SPELLING_CORRECTION\t1\t\t3\n\t有\u{FFFD}\t1\t\t3\n\t,\t1\t\t3\n"
    var report = RejectionReport()
    let file = KanaWordFile(
      SourceText(name: "words.tsv", text: lines), costUnit: 1, report: &report)
    #expect(file.entries.map(\.text) == ["勇気", ","])
    #expect(report.first.map(\.line) == [2, 3])
  }

  @Test func aCountThatDiffersMakesABuildIncomplete() throws {
    let folder = try folder(["a.tsv": "낙안\t落雁\n", "tables.json": Self.table])
    let report = try TablesBuild(folder: folder.path).image().report
    #expect(report.rejections.total == 0 && !report.isComplete)
    #expect(report.notes.first?.hasSuffix("a.tsv: has 1 phrases, tables.json says 2") == true)
    let whole = try self.folder(["a.tsv": "낙안\t落雁\n매설\t埋設\n", "tables.json": Self.table])
    #expect(try TablesBuild(folder: whole.path).image().report.isComplete)
  }

  /// An image whose text was damaged when it was built: all checksums match.
  @Test(arguments: [
    ("Ã©", true), ("\u{FFFD}a", true), ("日a", false), ("{b}x", false), ("<b>x", true),
  ])
  func checkFindsDamagedTexts(text: String, isFault: Bool) throws {
    let folder = try folder(["a.tsv": "낙안\twxyz\n매설\t埋設\n", "tables.json": Self.table])
    let image = try Image(
      path: folder.write("a.imedict", TablesBuild(folder: folder.path).image().bytes))
    var writer = ImageWriter()
    for section in image.sections {
      var bytes = Array(try image.bytes(of: section.name))
      for start in bytes.indices where bytes[start...].starts(with: "wxyz".utf8) {
        bytes.replaceSubrange(start..<(start + 4), with: text.utf8)
      }
      writer.add(section.name, bytes: bytes)
    }
    let path = try folder.write("b.imedict", writer.serialized())
    let findings = try ImageChecker.check(path: path)
    #expect(findings.total == (isFault ? 1 : 0))
    #expect(findings.first.allSatisfy { $0.description.contains("'\(text)' contains") })
  }
}
