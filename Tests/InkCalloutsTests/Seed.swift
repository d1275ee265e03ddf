// Seed of the tests of InkCallouts; its owner replaces this file.
