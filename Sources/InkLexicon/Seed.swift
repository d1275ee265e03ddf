// Seed of InkLexicon; its owner replaces this file.
