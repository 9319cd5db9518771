export interface Limit {
  /** What is counted and for whom, for instance `signin:192.0.2.7`. */
  bucket: string;
  /** Tries within the window. */
  most: number;
  windowSeconds: number;
}
