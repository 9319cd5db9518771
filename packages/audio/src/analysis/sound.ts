export interface Sound {
  /** One channel, −1 to 1. What is no number is silence. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}
