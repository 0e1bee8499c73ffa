import KeyboardTestSupport
import Testing

/// State that the last keys leave for the next one.
@Suite struct RecentKeysTests {
  private let correction = AutomaticChange(typed: "teh ", replacement: "the ")
  private let mark = AutomaticChange(typed: "\"", replacement: "“")
  private let lesson = Lesson(language: "en", words: [LearnedWord(reading: "the", text: "the")])

  // MARK: Changes

  @Test func changesAreUndoneOnce() throws {
    var change = UndoableChange()
    #expect(!change.isPending)
    let nothing = change.takeBack()
    #expect(nothing == nil)
    change.make(correction, teaching: lesson)
    #expect(change.isPending && !change.isRefused(correction))
    let undone = change.takeBack()
    #expect(try #require(undone) == (correction, lesson))
    #expect(!change.isPending && change.isRefused(correction) && !change.isRefused(mark))
    let again = change.takeBack()
    #expect(again == nil && change.isRefused(correction))
    change.forget()
    #expect(change == UndoableChange())
  }

  /// Undoing a change unlearns only the lesson of that change.
  @Test func changesCarryTheirOwnLesson() throws {
    var change = UndoableChange()
    change.make(correction, teaching: lesson)
    change.make(mark)
    let undone = change.takeBack()
    #expect(try #require(undone) == (mark, nil))
    // A new change ends the refusal.
    change.make(correction)
    #expect(!change.isRefused(mark))
  }

  // MARK: Spaces

  @Test(
    arguments: [
      ([(" ", 100)], " ", 300, 200), ([("a", 100)], " ", 300, nil), ([], " ", 300, nil),
      ([(" ", 100), ("a", 200)], " ", 300, nil), ([(" ", 100), (" ", 150)], " ", 300, 150),
      ([(" ", 300)], " ", 100, UInt64.max), ([(" ", 100)], "a", 300, 200),
    ] as [([(String, UInt64)], String, UInt64, UInt64?)])
  func timeBetweenSpaces(
    before: [(String, UInt64)], text: String, time: UInt64, elapsed: UInt64?
  ) {
    var space = PrecedingSpace()
    for (text, time) in before { _ = space.type(text, at: time) }
    let found = space.type(text, at: time)
    #expect(found == elapsed)
  }

  @Test func spacesOfSuggestionsCount() {
    var space = PrecedingSpace()
    space.didEndWord(at: 100)
    let elapsed = space.type(" ", at: 250)
    space.didChange()
    let afterwards = space.type(" ", at: 300)
    #expect(elapsed == 150 && afterwards == nil)
  }

  /// A language, the text before, the typed text, and the replacement for the space that came with
  /// a suggestion.
  @Test(
    arguments: [
      ("en", "Hello ", ",", ","), ("en", "Hello ", ")", ")"), ("en", "Hello ", "a", nil),
      ("en", "Hello", ",", nil), ("en", "Hello ", ",,", nil), ("en", "Hello ", "", nil),
      ("fr", "Bonjour ", "!", "\u{202F}!"), ("fr", "Bonjour ", ",", ","),
    ] as [(String, String, String, String?)])
  func marksAfterASuggestion(
    id: String, before: String, text: String, replacement: String?
  ) throws {
    let locale = try LocaleFiles.contents(of: id).locale
    var space = PrecedingSpace()
    let early = space.closeUp(text, after: before, in: locale)
    #expect(early == nil)
    space.didPickSuggestion()
    let closed = space.closeUp(text, after: before, in: locale)
    #expect(closed?.inserted == replacement && closed?.removed == replacement.map { _ in " " })
    #expect(closed?.change?.typed == replacement.map { _ in " " + text })
    // Whatever was typed, the next mark finds an ordinary space.
    let late = space.closeUp(",", after: "Hello ", in: locale)
    #expect(late == nil)
  }

  // MARK: Capitals

  enum Step { case automatic, small, insert, delete }

  /// Steps, and whether automatic capitalization is refused after each.
  @Test(
    arguments: [
      [(.automatic, false), (.delete, true), (.delete, true), (.insert, false), (.small, false)],
      [(.small, false), (.delete, false)],
      [(.automatic, false), (.insert, false), (.small, false), (.delete, false)],
      [(.automatic, false), (.automatic, false), (.delete, true), (.small, true)],
    ] as [[(Step, Bool)]])
  func capitals(steps: [(Step, Bool)]) {
    var capital = AutomaticCapital()
    for (step, isRefused) in steps {
      switch step {
      case .automatic: capital.didType(isAutomatic: true)
      case .small: capital.didType(isAutomatic: false)
      case .insert: capital.willInsert()
      case .delete: capital.didDelete()
      }
      #expect(capital.isRefused == isRefused, "after \(step)")
    }
  }

  // MARK: All

  @Test func undoingAChangeClearsTheRest() throws {
    var recent = RecentKeys(try LocaleFiles.contents(of: "fr").layout)
    let nothing = recent.takeBackChange()
    #expect(nothing == nil)
    recent.change.make(correction, teaching: lesson)
    recent.space.didEndWord(at: 100)
    recent.capital.didType(isAutomatic: true)
    let undone = recent.takeBackChange()
    #expect(try #require(undone) == (correction, lesson))
    #expect(recent.change.isRefused(correction))
    #expect(recent.space == PrecedingSpace() && recent.capital == AutomaticCapital())
    recent.forget()
    #expect(recent.change == UndoableChange())
  }
}
