// Seed of the tests of InkModel; its owner replaces this file.
