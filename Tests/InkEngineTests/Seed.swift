// Seed of the tests of InkEngine; its owner replaces this file.
