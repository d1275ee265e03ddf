// Seed of the tests of InkSystem; its owner replaces this file.
