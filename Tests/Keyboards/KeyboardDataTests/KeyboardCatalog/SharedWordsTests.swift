import HostWords
import KeyboardCatalog
import KeyboardPermissions
import TestSupport
import Testing

/// The words of a keyboard's app, which the keyboard reads in their shared container.
@Suite struct SharedWordsTests {
  private let purpose = CapabilityDeclaration(
    .sharedContainer, purpose: "Suggests the words of your own list.")

  private func read(_ words: SharedWords, _ grants: CapabilityGrants) -> [String] {
    words.current(for: grants.access).index.entries.map(\.documentText)
  }

  @Test func wordsNeedAccess() throws {
    let folder = try TemporaryFolder()
    try folder.write("lexicon.tsv", "Zebulon\nomw\tOn my way!\n")
    let words = SharedWords(container: folder.path)
    let grants = CapabilityGrants(
      [purpose], openAccess: true, consents: [.sharedContainer], isVisible: true)
    #expect(read(words, grants) == ["On my way!", "Zebulon"])
    // Changes of the app count from the next field on.
    try folder.write("lexicon.tsv", "Zoe\n")
    #expect(read(words, grants) == ["Zoe"])
    grants.withdrawConsent(to: .sharedContainer)
    #expect(read(words, grants).isEmpty)
    grants.consent(to: .sharedContainer)
    #expect(read(words, grants) == ["Zoe"])
    grants.openAccess = false
    #expect(read(words, grants).isEmpty)
    #expect(read(words, CapabilityGrants([], openAccess: true)).isEmpty)
  }
}
