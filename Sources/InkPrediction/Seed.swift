// Seed of InkPrediction; its owner replaces this file.
