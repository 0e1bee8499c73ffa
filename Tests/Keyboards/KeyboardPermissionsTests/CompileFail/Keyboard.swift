// What a keyboard may write: it must compile without an error.

import KeyboardPermissions

/// Sends a request with the token that the access issued.
func sends(
  _ network: some NetworkService, _ request: NetworkRequest, _ access: CapabilityAccess
) throws {
  let token = try access.token(for: Capability.Network.self)
  try network.send(request, with: token) { _ in }
}

/// Resolves a path in the container.
func resolves(_ access: ContainerAccess) throws -> ContainerPath { try access.resolve("words.txt") }
