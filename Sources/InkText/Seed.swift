// Seed of InkText; its owner replaces this file.
