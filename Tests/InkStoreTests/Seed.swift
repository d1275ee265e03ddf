// Seed of the tests of InkStore; its owner replaces this file.
