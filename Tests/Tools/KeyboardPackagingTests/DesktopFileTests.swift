import Foundation
import KeyboardPackaging
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The files for IBus and Fcitx.
@Suite struct DesktopFileTests {
  @Test func componentOfIBus() throws {
    let component = IBusComponent(try SampleManifest.manifest())
    #expect(component.fileName == "pars.xml")
    let texts = try elements(of: component.text)
    #expect(texts["component/name"] == ["org.example.pars.ibus"])
    #expect(texts["component/exec"] == ["/usr/libexec/ibus-engine-pars --ibus"])
    #expect(texts["component/version"] == ["1.0.2"])
    let engine = "component/engines/engine"
    #expect(texts["\(engine)/name"] == ["pars-fa", "pars-tr-t-k0-trkeyf"])
    #expect(texts["\(engine)/language"] == ["fa_IR", "tr_TR"])
    #expect(
      texts["\(engine)/longname"] == [
        "\u{2068}فارسی\u{2069} - \u{2068}Pars Dictionary\u{2069}",
        "Türkçe F & <Q> - Pars Dictionary",
      ])
    #expect(texts["\(engine)/symbol"] == ["ف", "tr"])
    #expect(texts["\(engine)/rank"] == ["50", "49"])
    #expect(texts["\(engine)/layout"] == ["ir", "tr"])
    #expect(texts["\(engine)/layout_variant"] == ["f"])
    #expect(texts["\(engine)/icon_prop_key"] == ["InputMode", "InputMode"])
  }

  @Test func filesOfFcitx() throws {
    let files = FcitxFiles(try SampleManifest.manifest())
    #expect(files.addon.fileName == "pars.conf")
    let addon = try sections(of: files.addon.text)
    #expect(
      addon["Addon"] == [
        "Name": "Pars", "Category": "InputMethod", "Version": "1.0.2",
        "Library": "libpars-fcitx5", "Type": "SharedLibrary", "OnDemand": "True",
        "Configurable": "False",
      ])
    #expect(addon["Addon/Dependencies"] == ["0": "core:5.0.0"])
    #expect(files.inputMethods.map(\.fileName) == ["pars-fa.conf", "pars-tr-t-k0-trkeyf.conf"])
    let turkish = try sections(of: files.inputMethods[1].text)
    #expect(
      turkish["InputMethod"] == [
        "Name": "Türkçe F & <Q> - Pars Dictionary", "Icon": "input-keyboard", "Label": "tr",
        "LangCode": "tr_TR", "Addon": "pars", "Configurable": "False",
      ])
  }

  @Test(
    arguments: [
      ("fa", "fa-IR", "ir"), ("en", "en-US", "us"), ("en-GB", "en-GB", "gb"),
      ("pt", "pt-PT", "pt"), ("pt-t-k0-abnt2", "pt-BR", "br"), ("mine", "pt-BR", "br"),
      ("zh-Hans", "zh-Hans-CN", "us"), ("ja-Latn", "ja-Latn-JP", "jp"), ("x1", "qu-PE", "us"),
    ])
  func layoutsOfX(id: String, language: String, layout: String) throws {
    var manifest = try SampleManifest.manifest()
    manifest.keyboards = [manifest.keyboards[0]]
    manifest.keyboards[0].description.id = id
    manifest.keyboards[0].description.primaryLanguage = language
    let texts = try elements(of: IBusComponent(manifest).text)
    #expect(texts["component/engines/engine/layout"] == [layout])
  }

  @Test func specialCharactersInNamesAreQuoted() throws {
    var manifest = try SampleManifest.manifest()
    manifest.name = "a\"b\\ "
    let addon = try sections(of: FcitxFiles(manifest).addon.text)
    #expect(addon["Addon"]?["Name"] == "\"a\\\"b\\\\ \"")
  }

  /// Returns the texts of all elements without children, by their paths.
  private func elements(of xml: String) throws -> [String: [String]] {
    let collector = Collector()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = collector
    try #require(parser.parse())
    return collector.texts
  }

  private func sections(of text: String) throws -> [String: [String: String]] {
    var sections: [String: [String: String]] = [:]
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
      } else {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        try #require(parts.count == 2)
        sections[section, default: [:]][parts[0]] = parts[1]
      }
    }
    return sections
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var texts: [String: [String]] = [:]
    private var path: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      path.append(name)
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if !text.isEmpty, !text.hasPrefix("\n") {
        texts[path.joined(separator: "/"), default: []].append(text)
      }
      text = "\n"
      path.removeLast()
    }
  }
}
