// What a keyboard may write: it must compile without an error.

import KeyboardPermissions

/// Sends a request with the token that the access issued.
func sends(
  _ network: CapabilityService<Capability.Network>, _ request: NetworkRequest,
  _ access: CapabilityAccess
) throws {
  let token = try access.token(for: Capability.Network.self)
  try network.call(NetworkCall(request) { _ in }, with: token)
}

/// Calls a service without an argument.
func clicks(
  _ click: CapabilityService<Capability.AudioClick>,
  _ token: CapabilityToken<Capability.AudioClick>
) throws { try click.call(with: token) }

/// Resolves a path in the container.
func resolves(_ access: ContainerAccess) throws -> ContainerPath { try access.resolve("words.txt") }
