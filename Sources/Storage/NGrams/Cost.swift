/// A cost is `-ln P` in thousandths of a nat. Costs add where probabilities multiply, and the cheapest
/// hypothesis is the most likely one.
public typealias Cost = Int32
