// Seed of the executable; its owner replaces this file.

@main
struct Inkling {
  static func main() {}
}
