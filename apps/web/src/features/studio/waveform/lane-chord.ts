import { NO_CHORD } from "@bandstand/audio/analysis/chords";
import { chordName } from "../../../records/charts/chord-name.ts";

/** A chord as its lane names it; where none sounds, a dash. */
export function laneChord(label: string): string {
  return label === NO_CHORD ? "–" : chordName(label);
}
