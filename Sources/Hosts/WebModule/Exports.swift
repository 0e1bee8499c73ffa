import InputCore
import TextDocument

// The functions that the module exports to the page, which has one thread. Text goes in through one
// buffer and effects come out through another, in UTF-8.

/// The session of the page. It has the default options before `globekey_open`.
nonisolated(unsafe) private var session = makeSession(options: [])

/// The text of the next call.
nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// The effects of the last call.
nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Makes room for the text of the next call.
///
/// - Returns: The address of `count` bytes, valid until the next call of this function.
@c(globekey_input)
public func globekeyInput(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  if count > input.count {
    input.deallocate()
    input = .allocate(capacity: count)
  }
  return input.baseAddress
}

/// Opens a new session.
///
/// - Parameter count: The length in the input of the names of options, separated by spaces.
/// - Returns: Whether all names are known. If not, the session stays as it was.
@c(globekey_open)
public func globekeyOpen(_ count: Int) -> Bool {
  guard let opened = makeSession(options: text(0, count).split(separator: " ").map(String.init))
  else { return false }
  session = opened
  return true
}

/// Handles a key.
///
/// - Parameters:
///   - keyCount: The length in the input of the key in key notation: `a`, `<BackSpace>`, `<C-Left>`.
///   - beforeCount: The length of the text before the caret, which follows the key in the input;
///     negative if the host does not know it.
/// - Returns: The length of the effects in the output; 0 if the input is not exactly one key.
@c(globekey_key)
public func globekeyKey(_ keyCount: Int, _ beforeCount: Int) -> Int {
  guard let keys = try? KeyNotation.parse(text(0, keyCount)), keys.count == 1 else { return 0 }
  let before = beforeCount < 0 ? nil : text(keyCount, beforeCount)
  let context = InputContext(documentContextBeforeInput: before)
  return answer(session?.handle(keys[0], context: context) ?? [])
}

/// Ends the composition, because the host changed the text, moved the caret or lost the focus.
///
/// - Returns: The length of the effects in the output.
@c(globekey_interrupt)
public func globekeyInterrupt() -> Int {
  answer(session?.handle(.focusLost(.kept)) ?? [])
}

/// The address of the effects of the last call, valid until the next call.
@c(globekey_output)
public func globekeyOutput() -> UnsafeMutablePointer<UInt8>? { output.baseAddress }

/// Returns a part of the input, as far as there is one.
private func text(_ start: Int, _ count: Int) -> String {
  String(decoding: input.dropFirst(max(start, 0)).prefix(max(count, 0)), as: UTF8.self)
}

/// Writes effects to the output.
///
/// - Returns: Their length.
private func answer(_ effects: [Effect]) -> Int {
  let json = effects.json.utf8
  if json.count > output.count {
    output.deallocate()
    output = .allocate(capacity: json.count)
  }
  _ = output.update(fromContentsOf: json)
  return json.count
}
