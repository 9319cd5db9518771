/** Learned by npm run learn -- --confidence from takes that bench/learn makes. */
export const CONFIDENCE: readonly number[] = [-1.691, 0.349, 0.709, -0.267, 2.86, -0.278, 0.888];
