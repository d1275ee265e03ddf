// Seed of InkEngine; its owner replaces this file.
