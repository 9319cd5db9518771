/** Recordings brought to one loudness, so that nobody reaches for the volume between two songs. */

/** LUFS: what streaming services and broadcasters of speech and music aim at for headphones and small speakers. */
export const LOUDNESS_TARGET = -16;
/** Decibels. More would raise the noise of a quiet rehearsal along with its music. */
export const GREATEST_BOOST = 9;

/** The factor that brings a recording to the target; 1 while its loudness is not known. */
export function levellingGain(loudness: number | null): number {
  if (loudness === null || !Number.isFinite(loudness)) return 1;
  return 10 ** (Math.min(LOUDNESS_TARGET - loudness, GREATEST_BOOST) / 20);
}
