// Seed of InkSystem; its owner replaces this file.
