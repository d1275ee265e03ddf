// Seed of the tests of InkServer; its owner replaces this file.
