// Seed of InkRPC; its owner replaces this file.
