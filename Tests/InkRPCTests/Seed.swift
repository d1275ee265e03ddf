// Seed of the tests of InkRPC; its owner replaces this file.
