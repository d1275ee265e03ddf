// Seed of the tests of InkPrediction; its owner replaces this file.
