// Seed of InkPack; its owner replaces this file.
