// Seed of InkStore; its owner replaces this file.
