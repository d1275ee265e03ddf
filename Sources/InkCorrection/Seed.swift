// Seed of InkCorrection; its owner replaces this file.
