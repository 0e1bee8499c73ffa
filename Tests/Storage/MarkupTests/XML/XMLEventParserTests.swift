import Markup
import Testing

@Suite struct XMLEventParserTests {
  /// Records events and stops at an element called `stop`.
  private final class Recorder: XMLEventHandler {
    var events: [String] = []

    func skips(_ name: String) -> Bool { name == "skip" }

    func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
      let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      events.append("<\(name)\(attributes.joined())>\(parser.line)")
      if name == "stop" { parser.stop() }
    }

    func endElement(_ name: String, in parser: XMLEventParser) { events.append("</\(name)>") }

    func text(_ text: String, in parser: XMLEventParser) { events.append(text) }
  }

  private func parse(_ text: String) -> (events: [String], fault: XMLEventParser.Fault?, Bool) {
    let recorder = Recorder()
    let parser = XMLEventParser(recorder)
    let isComplete = parser.parse(Array(text.utf8))
    return (recorder.events, parser.fault, isComplete)
  }

  @Test func eventsComeInDocumentOrder() {
    let (events, fault, isComplete) = parse("<a x='1' y='&lt;&#233;'>\n<b/><![CDATA[<c>]]></a>")
    #expect(events == ["<a x=1 y=<é>1", "\n", "<b>2", "</b>", "<c>", "</a>"])
    #expect(isComplete && fault == nil)
  }

  @Test func namesKeepPrefixesAndNamespacesAreAttributes() {
    let (events, _, isComplete) = parse("<a xmlns='urn:x' xmlns:p='urn:y'><p:b p:c='1'/></a>")
    #expect(
      events == ["<a xmlns=urn:x xmlns:p=urn:y>1", "<p:b p:c=1>1", "</p:b>", "</a>"])
    #expect(isComplete)
  }

  @Test(arguments: [
    ("", 5, 1), ("<a>\n<b>\n</a>", 76, 3), ("<a>", 5, 1), ("<a/><b/>", 5, 1),
    ("<a>&x;</a>", 26, 1),
    ("<a b='1' b='2'/>", 42, 1),
  ])
  func firstFaultEndsParsing(text: String, code: Int, line: Int) {
    let (_, fault, isComplete) = parse(text)
    #expect(fault?.code == code)
    #expect(fault?.line == line)
    #expect(!isComplete)
  }

  @Test func invalidUTF8IsAFault() {
    let parser = XMLEventParser(Recorder())
    #expect(!parser.parse([0x3C, 0x61, 0xFF, 0x2F, 0x3E]))
    #expect(parser.fault?.code == 81)
  }

  @Test func handlersCanStopTheParser() {
    let (events, fault, isComplete) = parse("<a><stop/><b/></a>")
    #expect(events == ["<a>1", "<stop>1"])
    #expect(!isComplete && fault == nil)
  }

  /// Nothing of a skipped element arrives, however deep; faults in it are found.
  @Test(arguments: [
    ("<a><skip b='1'><b>x<skip/></b></skip><c/></a>", ["<a>1", "<c>1", "</c>", "</a>"], true),
    ("<a><skip><b></skip><c/></a>", ["<a>1"], false), ("<skip><stop/></skip>", [], true),
  ])
  func elementsCanBeSkipped(text: String, expected: [String], isWellFormed: Bool) {
    let (events, fault, isComplete) = parse(text)
    #expect(events == expected)
    #expect(isComplete == isWellFormed && (fault == nil) == isWellFormed)
  }

  @Test func externalEntitiesAreNotRead() {
    let (events, _, _) = parse(
      "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>")
    #expect(events == ["<a>1", "</a>"] || events == ["<a>1"])
  }
}
