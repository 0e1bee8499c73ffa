import InputCore
import TextDocument

// The functions that the module exports to the page, which has one thread. Text goes in through one
// buffer and effects come out through another, in UTF-8.

/// The session of the page. A language has its default options before `globekey_open`; a layout or a scheme has
/// none.
nonisolated(unsafe) var session = makeSession([])

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

/// Returns the input, which belongs to the caller from then on. It is aligned as allocated memory is.
///
/// - Returns: nil if it is shorter than `count` bytes.
func takeInput(_ count: Int) -> UnsafeRawBufferPointer? {
  guard count > 0, count <= input.count else { return nil }
  defer { input = UnsafeMutableBufferPointer(start: nil, count: 0) }
  return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(input)[..<count])
}

/// Opens a new session.
///
/// - Parameter count: The length of the input that it is opened with: the names of options, separated by
///   spaces, or the file of a layout or of a scheme.
/// - Returns: Whether all names are known, or the file can be used. If not, the session stays as it was.
@c(globekey_open)
public func globekeyOpen(_ count: Int) -> Bool {
  guard let opened = makeSession(Array(input.prefix(max(count, 0)))) else { return false }
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
  return answer(session?.handle(keys[0], context: context(after: keyCount, beforeCount)) ?? [])
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

/// Returns the context of a key.
///
/// - Parameters:
///   - start: The index in the input of the text before the caret.
///   - count: Its length; negative if the host does not know it.
func context(after start: Int, _ count: Int) -> InputContext {
  InputContext(documentContextBeforeInput: count < 0 ? nil : text(start, count))
}

/// Returns the names of options in the input of `globekey_open`.
func names(in input: [UInt8]) -> [String] {
  String(decoding: input, as: UTF8.self).split(separator: " ").map { String($0) }
}

/// Returns a part of the input, as far as there is one.
private func text(_ start: Int, _ count: Int) -> String {
  String(decoding: input.dropFirst(max(start, 0)).prefix(max(count, 0)), as: UTF8.self)
}

/// Writes effects to the output.
///
/// - Returns: Their length.
func answer(_ effects: [Effect]) -> Int { answer(effects.json) }

/// Writes JSON to the output.
///
/// - Returns: Its length.
func answer(_ text: String) -> Int {
  let json = text.utf8
  if json.count > output.count {
    output.deallocate()
    output = .allocate(capacity: json.count)
  }
  _ = output.update(fromContentsOf: json)
  return json.count
}
