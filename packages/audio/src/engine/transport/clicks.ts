/** A clock that clicks can be put on. */
export interface Clicks {
  /** Seconds. */
  now(): number;
  /** The returned function takes a click back that has not sounded. */
  at(time: number, isAccented: boolean): () => void;
}
