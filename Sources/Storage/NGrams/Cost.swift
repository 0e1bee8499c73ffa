/// A cost: `-ln P` in nats × 1000. Costs add where probabilities multiply, and the cheapest
/// hypothesis is the most likely one.
public typealias Cost = Int32
