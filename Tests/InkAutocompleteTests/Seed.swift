// Seed of the tests of InkAutocomplete; its owner replaces this file.
