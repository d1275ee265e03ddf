// Seed of InkModel; its owner replaces this file.
