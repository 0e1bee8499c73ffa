import InputCore
import KeyboardCatalog
import Keyboards
import TextDocument
import TextUnits

extension PlaygroundSession {
  /// The state that a recorded scenario asserts.
  var scene: RecordedScene {
    RecordedScene(
      document: document,
      preedit: document.markedText.isEmpty ? "" : preedit.textWithCaret,
      candidates: language.showsSuggestions
        ? [] : language.candidatePage?.candidates.map(\.text) ?? [])
  }

  /// The units of the language in use.
  mutating func unitFinder() -> TextUnitFinder {
    if let units, units.tag == keyboard.primaryLanguage { return units.finder }
    let finder = TextUnitFinder(language: keyboard.primaryLanguage)
    units = (keyboard.primaryLanguage, finder)
    return finder
  }

  /// The board if it is not that of the last view. A key rarely changes it, and drawing it takes
  /// longer than all else that a key does.
  private mutating func changedBoard() -> PageView.Board? {
    let state = plugin == nil ? BoardState(keys: language.keysShown, size: size) : nil
    guard state == nil || state != boardState else { return nil }
    let (board, last) = (PageView.Board(shownView), shownBoard)
    boardState = state
    shownBoard = board
    return board == last ? nil : board
  }

  /// The keyboard to draw.
  var shownView: KeyboardView { plugin?.view(of: size) ?? language.view(of: size) }

  /// The candidates to show; nil if there are none.
  var candidates: PageView.Candidates? {
    guard let page = language.candidatePage, !page.candidates.isEmpty else { return nil }
    return PageView.Candidates(page, areSuggestions: language.showsSuggestions)
  }

  mutating func view(answering number: Int) -> PageView {
    var view = PageView(keyboard: PageView.Keyboard(keyboard))
    view.n = number
    view.field = field
    view.document = PageView.Document(
      before: document.textBeforeInput, selected: document.selectedText ?? "",
      after: document.textAfterInput,
      marked: preedit.pieces.map { PageView.Piece(text: $0.text, stage: $0.stage.rawValue) },
      caret: preedit.caretInUTF16, version: version)
    view.board = changedBoard()
    view.candidates = candidates
    view.isComposing = language.isComposing
    view.isIncognito = !language.learns
    view.isHardware = isHardware
    view.keepsCopiedTexts = keepsCopiedTexts
    view.isRecording = recorder != nil
    let modes = plugin == nil ? language.modes : nil
    view.punctuation = modes?.punctuation.rawValue
    view.width = modes?.width.rawValue
    for effect in effects {
      switch effect {
      case .text(.alert(let alert)): view.alert = alert.rawValue
      case .host(.performReturn(let key)): view.action = key.rawValue
      case .host(let action): view.action = "\(action)"
      default: break
      }
    }
    view.effects = effects.map(\.description)
    return view
  }
}

extension PageView.Keyboard {
  init(_ description: KeyboardDescription) {
    self.init(
      id: description.id, name: description.name, language: description.primaryLanguage,
      isRightToLeft: description.prefersRightToLeft, symbol: description.symbol)
  }
}

extension PageView.Candidates {
  init(_ page: CandidatePage, areSuggestions: Bool) {
    self.init(
      items: page.candidates.map { Item(text: $0.text, annotation: $0.gloss) },
      highlighted: areSuggestions ? nil : page.highlighted, page: page.number,
      hasNext: page.hasNext, areSuggestions: areSuggestions, readings: page.readings)
  }
}

/// The state that the board of a language's keyboard depends on.
struct BoardState: Hashable {
  var keys: KeysShown
  var size: KeyboardSize
}
