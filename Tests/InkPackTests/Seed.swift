// Seed of the tests of InkPack; its owner replaces this file.
