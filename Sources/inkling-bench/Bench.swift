// Seed of the benchmark; its owner replaces this file.

@main
struct Bench {
  static func main() {}
}
