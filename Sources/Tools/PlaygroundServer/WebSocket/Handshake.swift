#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The opening handshake of a WebSocket (RFC 6455, section 4.2).
enum Handshake {
  /// Returns the answer to a request for a WebSocket: the switch of protocols, or a rejection of a
  /// malformed request.
  static func response(to request: Request) -> Response {
    let headers = request.headers
    let connection = headers["connection"]?.lowercased().split(separator: ",") ?? []
    guard let key = headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16,
      headers["upgrade"]?.lowercased() == "websocket",
      connection.contains(where: { $0.filter { $0 != " " } == "upgrade" }),
      headers["sec-websocket-version"] == "13"
    else { return .badRequest }
    return Response(
      status: "101 Switching Protocols",
      headers: [
        ("Upgrade", "websocket"), ("Connection", "Upgrade"),
        ("Sec-WebSocket-Accept", acceptance(of: key)),
      ])
  }

  /// Returns the value that proves that the server read the key.
  static func acceptance(of key: String) -> String {
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(SHA1.digest(of: Array(text.utf8))).base64EncodedString()
  }
}
