export interface DetectedChord {
  /** Seconds; it lasts until the next. */
  time: number;
  /** "N" where no chord sounds. */
  label: string;
  /** 0 to 1. */
  confidence: number;
}

export const NO_CHORD = "N";
