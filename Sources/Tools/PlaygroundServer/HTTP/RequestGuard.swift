/// Rejects requests that do not come from the server's own page.
///
/// A page of another site can send requests to 127.0.0.1, and can let its own name resolve to that
/// address (DNS rebinding). The first has another `Origin`, the second another `Host`.
struct RequestGuard: Sendable {
  private let hosts: Set<String>

  init(port: UInt16) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Returns the answer to a request that is rejected; nil if it is allowed.
  func rejection(of request: Request) -> Response? {
    guard request.method == "GET" else { return .notAllowed }
    guard let host = request.headers["host"], hosts.contains(host) else { return .misdirected }
    let origin = request.headers["origin"]
    // Browsers send no `Origin` with the request for a page; they always send one for a WebSocket.
    if request.path == PlaygroundServer.sessionPath || origin != nil {
      guard origin == "http://\(host)" else { return .forbidden }
    }
    // A link on another site may lead here, but no other site may load a part of the page.
    let site = request.headers["sec-fetch-site"]
    if site == "cross-site" || site == "same-site",
      request.headers["sec-fetch-mode"] != "navigate"
    {
      return .forbidden
    }
    return nil
  }
}
