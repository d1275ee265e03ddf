// Seed of InkLSP; its owner replaces this file.
