/** What the parts hand to the renderer. */

export type Note = {
  readonly midi: number;
  /** Beats from the beginning of the song, straight. */
  readonly start: number;
  readonly beats: number;
  /** 0…1. */
  readonly velocity: number;
  /** Seconds after the beat: strummed strings follow one another. */
  readonly delay: number;
};

export type Hit = {
  readonly piece: string;
  readonly start: number;
  readonly velocity: number;
};

/** How hard a section is played at an energy of 0…1. */
export function touch(velocity: number, energy: number): number {
  return Math.min(1, velocity * (0.62 + 0.45 * energy));
}
