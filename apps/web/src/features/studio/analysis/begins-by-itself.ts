/** Whether a recording is analysed unasked when its studio opens. */
import { hasAnalysis } from "@bandstand/domain/studio/analysis-settings";
import type { StudioSettings } from "@bandstand/domain/studio/settings";

/** Half of what may be analysed: decoded, it takes 160 MB, which nobody has agreed to. */
const LONGEST_UNASKED = 10 * 60;

export interface Opening {
  settings: Pick<
    StudioSettings,
    "analysisResults" | "detectedChords" | "detectedBeats" | "setAside"
  >;
  /** Seconds; 0 while it is not known. */
  duration: number;
  /** What is found is kept, and whoever may not keep it finds it for nothing. */
  mayKeep: boolean;
  /** The member stopped it before, or it cannot be done. */
  isDeclined: boolean;
  /** The member asks the browser to load little. */
  savesData: boolean;
}

export function beginsByItself(opening: Opening): boolean {
  const { settings, duration, mayKeep, isDeclined, savesData } = opening;
  // What was heard in another recording can be taken over: the member decides.
  const isHeard = hasAnalysis(settings) || settings.setAside !== null;
  const isPossible = duration > 0 && duration <= LONGEST_UNASKED;
  return !isHeard && isPossible && mayKeep && !isDeclined && !savesData;
}
