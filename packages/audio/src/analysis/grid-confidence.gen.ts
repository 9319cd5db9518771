/** Learned by npm run learn -- --confidence from takes that bench/learn makes. */
export const CONFIDENCE: readonly number[] = [-0.049, 0.375, 0.456, -1.357, 3.481, -3.183, 1.177];
