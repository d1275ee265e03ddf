// Seed of InkAutocomplete; its owner replaces this file.
