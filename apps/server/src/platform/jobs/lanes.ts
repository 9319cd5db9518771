/** What jobs are told apart by when they wait: every lane has places of its own, so that no kind of work holds up another. */

export type Lane =
  | "prompt"
  | "mailing"
  | "measuring"
  | "encoding"
  | "fetching"
  | "calling"
  | "reading";

export interface LaneRules {
  /** Jobs at a time, on each server. */
  readonly places: number;
  /** Whether one band has at most one of them running, on all servers: its long files then leave places to others. */
  readonly isByBand: boolean;
}

/** Connections of a server for jobs, at most: a lane listens on one and holds its lease on another, and one looks after the queue. */
export function connectionsFor(lanes: readonly LaneRules[]): number {
  return lanes.reduce((sum, { places }) => sum + places + 2, 1);
}

export const LANES: Readonly<Record<Lane, LaneRules>> = {
  /** Mails and tidying up: short, and somebody waits for them. */
  prompt: { places: 2, isByBand: false },
  /** Mails to many. One run goes through all that a band has, which keeps two servers from sending the same. */
  mailing: { places: 2, isByBand: true },
  /** Waveforms and loudness, which decode a recording from end to end. */
  measuring: { places: 2, isByBand: true },
  /** Copies for phones. Films take minutes, memory and every core they get. */
  encoding: { places: 1, isByBand: true },
  /** Downloads, which mostly wait for somebody else's server. */
  fetching: { places: 2, isByBand: true },
  /** Short questions to somebody else's server, which is silent for half a minute at worst. */
  calling: { places: 2, isByBand: false },
  /** The text of PDFs, of which a band may bring hundreds at once. */
  reading: { places: 1, isByBand: true },
};
