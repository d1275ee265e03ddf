// Seed of the tests of InkLSP; its owner replaces this file.
