// Seed of the tests of InkClient; its owner replaces this file.
