// The header documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGlobeKey
import HistoryStore
import UserHistory

// The functions on the history. Their documentation is in globekey.h.

@c @implementation
public func globekey_history_list(
  _ library: OpaquePointer!, _ language: UnsafePointer<CChar>!, _ entry: globekey_history_function!,
  _ data: UnsafeMutableRawPointer!
) -> globekey_status {
  status {
    let library = try LibraryObject.at(library)
    guard let entry else { throw CallError.invalid("'entry' is NULL") }
    let language = try optionalText(language, "language")
    let history = try library.store.history()
    let texts = LentTexts()
    for key in history.cells.keys.sorted() where language == nil || key.language == language {
      var facts = globekey_history_entry()
      facts.size = MemoryLayout<globekey_history_entry>.stride
      facts.language = texts.lend(key.language)
      facts.kind = texts.lend(HistoryText.name(of: key.kind))
      facts.context = texts.lend(key.context)
      facts.reading = texts.lend(key.reading)
      facts.text = texts.lend(key.text)
      facts.weight = history.weight(of: key, at: library.now).choices
      guard entry(&facts, data) else { return }
      texts.takeBack()
    }
  }
}

@c @implementation
public func globekey_history_forget(
  _ library: OpaquePointer!, _ word: UnsafePointer<CChar>!, _ language: UnsafePointer<CChar>!,
  _ count: UnsafeMutablePointer<Int>!
) -> globekey_status {
  status {
    let library = try LibraryObject.at(library)
    let word = try text(word, "word")
    guard !word.isEmpty else {
      throw CallError.invalid("'word' is empty; globekey_history_reset forgets everything")
    }
    let language = try optionalText(language, "language")
    let receipt = try library.store.forget(word, language: language, at: library.now)
    count?.pointee = receipt.removed.count
  }
}

@c @implementation
public func globekey_history_reset(
  _ library: OpaquePointer!, _ language: UnsafePointer<CChar>!
) -> globekey_status {
  status {
    let library = try LibraryObject.at(library)
    let language = try optionalText(language, "language")
    try library.store.reset(language: language, at: library.now)
  }
}

@c @implementation
public func globekey_history_export(
  _ library: OpaquePointer!, _ lines: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> globekey_status {
  status {
    let history = try LibraryObject.at(library).store.history()
    let text = HistoryText.lines(of: history).joined(separator: "\n") + "\n"
    try give(text, to: lines, "lines")
  }
}

@c @implementation
public func globekey_history_import(
  _ library: OpaquePointer!, _ lines: UnsafePointer<CChar>!, _ count: UnsafeMutablePointer<Int>!
) -> globekey_status {
  status {
    let library = try LibraryObject.at(library)
    let lines = try text(lines, "lines").split(
      separator: "\n", omittingEmptySubsequences: false)
    let history = try HistoryText.history(lines: lines)
    let added = try library.store.restore(history, at: library.now)
    count?.pointee = added
  }
}

@c @implementation
public func globekey_history_finish(_ library: OpaquePointer!) {
  (try? LibraryObject.at(library))?.library.history?.finish()
}
