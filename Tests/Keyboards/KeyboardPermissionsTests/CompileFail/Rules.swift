// What the compiler must reject in the code of a keyboard. `CompileFailTests` type-checks this file: each
// line that ends with `// error` must have one, and no other line.

import HostWords
import KeyboardPermissions

/// Without a token there is no call.
func sendsWithoutToken(
  _ network: CapabilityService<Capability.Network>, _ call: NetworkCall
) throws {
  try network.call(call)  // error
}

/// A token is for one service.
func sendsWithOtherToken(
  _ network: CapabilityService<Capability.Network>, _ call: NetworkCall,
  _ click: CapabilityToken<Capability.AudioClick>
) throws {
  try network.call(call, with: click)  // error
}

/// Nobody but the access makes a token or a proof.
func makesToken() -> CapabilityToken<Capability.Network> {
  CapabilityToken<Capability.Network>()  // error
}

func makesProof() {
  _ = CapabilityProof<Capability.Network>()  // error
}

/// A proof is borrowed for one call and not kept.
final class KeepsProof {
  var kept: CapabilityProof<Capability.Network>?
  func keep(_ proof: borrowing CapabilityProof<Capability.Network>) {
    kept = proof  // error
  }
}

/// The user's words have no bytes, and no request takes them.
func sendsWords(_ words: UserLexicon) {
  _ = NetworkRequest.lexicon(words)  // error
}

func encodes<Value: Encodable>(_ value: Value) {}
func encodesWords(_ words: UserLexicon, _ entry: LexiconEntry) {
  encodes(words)  // error
  encodes(entry)  // error
}

/// A path outside the container is not made by hand.
func makesPath() {
  _ = ContainerPath(text: "/etc/passwd", container: "/")  // error
}
