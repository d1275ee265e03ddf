// Seed of the tests of InkLexicon; its owner replaces this file.
