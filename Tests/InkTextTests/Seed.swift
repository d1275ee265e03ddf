// Seed of the tests of InkText; its owner replaces this file.
