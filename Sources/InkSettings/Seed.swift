// Seed of InkSettings; its owner replaces this file.
