/** How far a part is turned down, to be read. */
import { DRUM_CUT } from "@bandstand/domain/studio/ranges";
import { signed } from "../transport/numbers.ts";

/** "As recorded", "−6 dB", "Out" */
export function centreWords(cut: number): string {
  if (cut === 0) return "As recorded";
  return cut === 1 ? "Out" : turnedDown(cut);
}

/** "All", "Drums −6 dB", "No drums" one way; "Others −6 dB", "Drums only" the other. */
export function drumWords(cut: number): string {
  if (cut === 0) return "All";
  if (cut === DRUM_CUT.max) return "No drums";
  if (cut === DRUM_CUT.min) return "Drums only";
  return cut > 0 ? `Drums ${turnedDown(cut)}` : `Others ${turnedDown(-cut)}`;
}

function turnedDown(cut: number): string {
  return `${signed(Math.round(20 * Math.log10(1 - cut)) + 0)} dB`;
}
