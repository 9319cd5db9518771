/** A clock that clicks can be put on. */
export interface Clicks {
  /** Seconds. */
  now(): number;
  /** The returned function takes a click back that has not sounded. */
  at(time: number, place: ClickPlace): () => void;
}

/** The first beat of a bar, another beat, or between two. */
export type ClickPlace = "one" | "beat" | "between";
