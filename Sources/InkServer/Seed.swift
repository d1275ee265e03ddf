// Seed of InkServer; its owner replaces this file.
