// Seed of InkClient; its owner replaces this file.
