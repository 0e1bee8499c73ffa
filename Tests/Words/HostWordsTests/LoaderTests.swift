import HostWords
import KeyboardPermissions
import Synchronization
import Testing

/// The supplementary lexicon as keyboards receive it.
@Suite struct LoaderTests {
  private let contacts = ContactsProvider(LexiconFile("c", text: card("N:Lovelace;Ada")))
  private let shortcuts = ShortcutsProvider(LexiconFile("s", text: "omw\tOn my way!"))
  private let words = CommonWordsProvider(LexiconFile("w", text: "Ada\nGlobeKey"))

  /// Every entry has its source, and full names are not entries.
  @Test func sources() async {
    let loader = SupplementaryLexiconLoader([contacts, shortcuts, words])
    let entries = await loader.requestSupplementaryLexicon().entries
    #expect(
      entries.map { "\($0.source) \($0.userInput) \($0.documentText)" } == [
        "contacts Lovelace Lovelace", "contacts Ada Ada", "shortcuts omw On my way!",
        "commonWords Ada Ada", "commonWords GlobeKey GlobeKey",
      ])
  }

  /// Words from the address book are never exported. The same word from a list is.
  @Test func contactsStay() async {
    let lexicon = await SupplementaryLexiconLoader([contacts, shortcuts, words])
      .requestSupplementaryLexicon()
    #expect(lexicon.exported.entries.map(\.documentText) == ["On my way!", "Ada", "GlobeKey"])
    #expect(lexicon.exported.entries.allSatisfy { $0.source != .contacts })
  }

  /// The files are read once for any number of keyboards, and again after a change.
  @Test func readsOnce() async {
    let count = Mutex(0)
    let file = LexiconFile("s") { () throws(LexiconFault) in
      count.withLock { $0 += 1 }
      return Array("omw\tOn my way!".utf8)
    }
    let loader = SupplementaryLexiconLoader([ShortcutsProvider(file)])
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { await loader.requestSupplementaryLexicon().entries.count }
      }
      for await entries in group { #expect(entries == 1) }
    }
    #expect(count.withLock { $0 } == 1)
    await loader.reload()
    _ = await loader.requestSupplementaryLexicon()
    #expect(count.withLock { $0 } == 2)
  }

  /// The completion handler is called later, exactly once.
  @Test func completion() async {
    let loader = SupplementaryLexiconLoader([shortcuts])
    let entries = await withCheckedContinuation { continuation in
      loader.requestSupplementaryLexicon { continuation.resume(returning: $0) }
    }
    #expect(entries.map(\.userInput) == ["omw"])
  }

  /// A missing file does not affect the others.
  @Test func missingFile() async {
    let missing = LexiconFile("gone.vcf") { () throws(LexiconFault) in
      throw .unreadable("no such file")
    }
    let lexicon = await SupplementaryLexiconLoader([ContactsProvider(missing), shortcuts])
      .requestSupplementaryLexicon()
    #expect(lexicon.entries.map(\.userInput) == ["omw"])
    #expect(lexicon.rejections.map(\.description) == ["gone.vcf:1: cannot be read: no such file"])
  }

  @Test func index() {
    let index = LexiconIndex([
      LexiconEntry("Lovelace", source: .contacts), LexiconEntry("Ada", source: .contacts),
      LexiconEntry(userInput: "omw", documentText: "On my way!", source: .shortcuts),
      LexiconEntry("Adam", source: .commonWords), LexiconEntry("ada", source: .commonWords),
    ])
    #expect(index.entries(typed: "OMW").map(\.documentText) == ["On my way!"])
    #expect(index.entries(typed: "ada").map(\.documentText) == ["Ada", "ada"])
    #expect(index.entries(typed: "zzz").isEmpty)
    #expect(index.completions(of: "ad", limit: 2).map(\.documentText) == ["Ada", "ada"])
    #expect(index.completions(of: "AD", limit: 9).map(\.documentText) == ["Ada", "ada", "Adam"])
    #expect(index.completions(of: "om", limit: 9).isEmpty)
    #expect(index.completions(of: "", limit: 9).isEmpty)
  }
}
