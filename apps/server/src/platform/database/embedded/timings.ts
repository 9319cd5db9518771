/** Milliseconds. Tests shorten them. */
export type Timings = {
  /** How often a server shows that it lives. */
  beat: number;
  /** A server of another host that did not show itself for so long is dead. */
  silence: number;
  /**
   * PostgreSQL looks once a minute whether its `postmaster.pid` is still its own and ends itself when it is not; at worst
   * it has only just looked. After so long without the file, one on another host is gone.
   */
  fence: number;
  /** How long another server of this host may take to start or stop the database while we wait. */
  patience: number;
};

export const TIMINGS: Timings = { beat: 3_000, silence: 10_000, fence: 130_000, patience: 300_000 };
