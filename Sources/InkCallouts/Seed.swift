// Seed of InkCallouts; its owner replaces this file.
