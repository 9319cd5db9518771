import { NO_CHORD } from "@bandstand/audio/analysis/detected-chord";
import { chordName } from "@bandstand/domain/chart/chord-name";

/** A chord as its lane names it; where none sounds, as charts write it. */
export function laneChord(label: string): string {
  return label === NO_CHORD ? "N.C." : chordName(label);
}
