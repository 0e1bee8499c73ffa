import KeyboardCatalog
import KeyboardPackaging
import KeyboardPermissions
import Keyboards
import TestSupport
import Testing

/// Consent to enabling keyboards.
@Suite struct ConsentTests {
  private let folder: TemporaryFolder
  private let entries: [EnabledKeyboards.Entry]

  init() throws {
    folder = try TemporaryFolder()
    let manifest = try SampleManifest.manifest()
    entries = manifest.keyboards.map { EnabledKeyboards.Entry($0, in: manifest) }
  }

  @Test func requestNamesCapabilitiesAndPurposes() {
    let lines = ConsentRequest(entries[0]).lines
    #expect(lines.first?.contains("requests open access") == true)
    #expect(lines.contains("  sharedContainer: Suggests the words of your own list."))
    let capability = entries[0].capabilities[0].capability
    let heading = lines.firstIndex(of: "What its developer must keep to:")
    #expect(heading.map { lines[$0 + 1] } == "  sharedContainer: \(capability.responsibility)")
    #expect(lines.last?.hasPrefix("Enable ") == true)
    #expect(
      ConsentRequest(entries[1]).lines.first?.contains("does not request open access") == true)
  }

  @Test(
    arguments: [
      ("yes", true), ("Y", true), (" YES \r", true), ("no", false), ("N", false), ("", false),
      ("maybe", nil), ("yesno", nil), ("да", nil),
    ] as [(String, Bool?)])
  func answers(text: String, expected: Bool?) {
    #expect(ConsentRequest.isConsent(text) == expected)
  }

  @Test func enabledKeyboardsAreRemembered() throws {
    let container = "\(folder.path)/a/b"
    var enabled = try EnabledKeyboards(container: container)
    #expect(enabled.entries.isEmpty && !enabled.has(entries[0]))
    for entry in entries { try enabled.enable(entry) }
    try enabled.enable(entries[0])
    var again = try EnabledKeyboards(container: container)
    #expect(again.entries == [entries[1], entries[0]])
    var asksForMore = entries[0]
    asksForMore.capabilities.append(CapabilityDeclaration(.network, purpose: "Looks words up."))
    #expect(again.has(entries[0]) && !again.has(asksForMore))
    #expect(try again.refuse(entries[0]))
    #expect(try !again.refuse(entries[0]))
    #expect(try EnabledKeyboards(container: container).entries == [entries[1]])
  }

  /// A refused keyboard does not run until the user agrees. Hosts see a changed answer at once.
  @Test func refusedKeyboardsAreRemembered() throws {
    let refusals = RefusedKeyboards(container: folder.path)
    var enabled = try EnabledKeyboards(container: folder.path)
    try refusals.check("fa")
    try enabled.refuse(entries[0])
    #expect(throws: KeyboardError.refused("fa", title: entries[0].title)) {
      try refusals.check("fa")
    }
    try refusals.check(entries[1].id)
    enabled = try EnabledKeyboards(container: folder.path)
    #expect(enabled.refused == [entries[0]] && enabled.entries.isEmpty)
    try enabled.enable(entries[0])
    #expect(enabled.refused.isEmpty && enabled.has(entries[0]))
    try refusals.check("fa")
  }

  /// A refusal is not lost with the file: nothing runs until it can be read.
  @Test(arguments: ["", "[]", "{", "{\"keyboards\": [{\"title\": \"x\"}]}", "{\"keyboards\": 1}"])
  func damagedRefusals(text: String) throws {
    let file = try folder.write("refused-keyboards.json", text)
    let refusals = RefusedKeyboards(container: folder.path)
    let error = #expect(throws: KeyboardError.self) { try refusals.check("en") }
    #expect(error?.description.contains("the keyboard 'en' cannot be opened: \(file):") == true)
  }

  @Test func damagedFilesAreReported() throws {
    try folder.write("enabled-keyboards.json", "[{\"id\": 1}]")
    #expect(throws: PackagingError.self) { try EnabledKeyboards(container: folder.path) }
    let file = try folder.write("file", "x")
    var enabled = try EnabledKeyboards(container: file)
    #expect(throws: PackagingError.self) { try enabled.enable(entries[0]) }
    #expect(throws: PackagingError.self) { try enabled.refuse(entries[0]) }
    #expect(enabled.entries.isEmpty)
  }
}
