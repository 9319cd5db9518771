/** Milliseconds. Tests shorten them. */
export type Timings = {
  /** Interval of a server's heartbeats. */
  heartbeat: number;
  /** A server of another host that sent no heartbeat for so long is dead. */
  heartbeatTimeout: number;
  /**
   * How long fencing takes. PostgreSQL looks once a minute whether its `postmaster.pid` is still its own and ends itself when
   * it is not; at worst it has only just looked. After so long without the file, one on another host is gone.
   */
  fencing: number;
  /** How long we wait for the lock file while another server of this host starts or stops PostgreSQL. */
  lockTimeout: number;
};

export const TIMINGS: Timings = {
  heartbeat: 3_000,
  heartbeatTimeout: 10_000,
  fencing: 130_000,
  lockTimeout: 300_000,
};
