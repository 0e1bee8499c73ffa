import KeyboardCatalog
import KeyboardTestSupport
import TestSupport
import Testing

/// The names of layers and hardware forms, read without the keys.
@Suite struct LayoutOutlineTests {
  @Test(arguments: LocaleFiles.layouts) func outlinesNameWhatLayoutsHave(id: String) throws {
    let outline = try LocaleFiles.folder.outline(of: id)
    let layout = try LocaleFiles.folder.layout(of: id)
    #expect(outline.touchLayers == layout.touchLayers.map(\.id))
    #expect(outline.hardwareForms == layout.hardware.map(\.id))
  }

  /// Keys are not read, so errors in them are not found; those of layers are.
  @Test(arguments: [
    (#"<layers formId="touch"><layer id="base"><row keys="a"/></layer></layers>"#, nil),
    (#"<layers formId="touch"><layer name="base"/></layers>"#, "name"),
    (#"<keys><key id="a" output="\q"/></keys><layers formId="us"/>"#, nil),
    ("", "layers"), (#"<layers formId="us">"#, "end tag"),
  ])
  func faults(content: String, message: String?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "keyboard.xml",
      #"<keyboard3 locale="en" conformsTo="45"><info name="x"/>\#(content)</keyboard3>"#)
    do {
      _ = try KeyboardLayoutReader.outline(path: path)
      #expect(message == nil)
    } catch {
      #expect(message.map { "\(error)".contains($0) } ?? false, "\(error)")
    }
  }
}
