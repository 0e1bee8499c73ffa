/// Stands in for `Swift.Codable`, which Embedded Swift lacks. Each library is compiled with this module
/// imported implicitly, and an imported module's declaration hides that of the standard library. The
/// types of the libraries thus name `Codable` in both builds; in a page nothing is encoded.
public protocol Codable {}
