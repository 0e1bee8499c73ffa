import InputCore

// The functions that modules with a dictionary export besides those of all modules.

/// Opens the dictionary image in the input, which the module takes over. It is opened before the session.
///
/// - Parameter count: The length of the image.
/// - Returns: Whether the image can be used.
@c(globekey_image)
public func globekeyImage(_ count: Int) -> Bool {
  guard let bytes = takeInput(count) else { return false }
  return openImage(bytes)
}

/// Chooses a candidate of the page shown.
///
/// - Parameters:
///   - index: The index of the candidate on its page, from 0.
///   - beforeCount: The length in the input of the text before the caret; negative if the host does not
///     know it.
/// - Returns: The length of the effects in the output.
@c(globekey_pick)
public func globekeyPick(_ index: Int, _ beforeCount: Int) -> Int {
  answer(session?.perform(.selectCandidate(index), context: context(after: 0, beforeCount)) ?? [])
}
