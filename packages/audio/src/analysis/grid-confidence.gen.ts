/** Learned by npm run learn -- --confidence from takes that bench/learn makes. */
export const CONFIDENCE: readonly number[] = [-2.519, 0.304, 1.305, -0.144, 2.620, 2.437, 1.384];
