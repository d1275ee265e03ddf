// Seed of the tests of InkCorrection; its owner replaces this file.
