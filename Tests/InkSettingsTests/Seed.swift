// Seed of the tests of InkSettings; its owner replaces this file.
