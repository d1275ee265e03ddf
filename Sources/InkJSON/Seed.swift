// Seed of InkJSON; its owner replaces this file.
