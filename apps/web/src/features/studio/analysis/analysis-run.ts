/** The search for beats, bars, key and chords, as the screen sees it. */
export interface AnalysisRun {
  /** From 0 to 1; null while none runs, or while its recording is being read. */
  share: number | null;
  isRunning: boolean;
  start: () => void;
  cancel: () => void;
}
