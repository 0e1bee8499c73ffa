import Foundation
import InputHarnesses

/// All harnesses: those of the readers, and that of the C library.
private let harnesses = InputHarness.all + [CLibraryHarness.harness]

/// The harness named by `GLOBEKEY_HARNESS`. Without it, the names are listed.
private let chosen: InputHarness = {
  let name = ProcessInfo.processInfo.environment["GLOBEKEY_HARNESS"]
  guard let harness = harnesses.first(where: { $0.name == name }) else {
    for harness in harnesses { print(harness.name) }
    exit(name == nil ? 0 : 64)
  }
  return harness
}()

/// The function that libFuzzer calls before all inputs.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  _ = chosen
  return 0
}

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
