// Seed of the tests of InkJSON; its owner replaces this file.
