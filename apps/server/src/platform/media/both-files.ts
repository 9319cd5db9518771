import { COARSE, coarsen, type Peaks, writePeaks } from "@bandstand/audio/peaks";

/** Both peaks files of a recording, ready to be kept, how long it turned out to be, and how loud. */
export interface BothFiles {
  coarse: Uint8Array<ArrayBuffer>;
  fine: Uint8Array<ArrayBuffer>;
  /** Seconds. */
  duration: number;
  /** LUFS; null for silence. */
  loudness: number | null;
}

/** From the finer peaks the coarser ones as well; null where there is no sound at all. */
export function bothFiles({
  fine,
  loudness,
}: {
  fine: Peaks;
  loudness: number | null;
}): BothFiles | null {
  if (fine.values.length === 0) return null;
  return {
    coarse: writePeaks(coarsen(fine, COARSE)),
    fine: writePeaks(fine),
    duration: fine.values.length / 2 / fine.rate,
    loudness,
  };
}
