/**
 * The analysis of one recording says nothing of another. When the song has another one, it is set aside: it is neither
 * shown nor sounded, and waits to be taken over or to be replaced. A loop that was counted in its bars goes with it.
 */
import { hasAnalysis, analysisOf } from "./analysis-settings.ts";
import { NO_ANALYSIS } from "./ranges.ts";
import type { Marker, SetAside, StudioSettings } from "./settings.ts";

export interface StudioRecording {
  /** Of the file that plays; each upload has one of its own. */
  readonly filename: string;
  /** When it came, ISO 8601; null where nobody knows. */
  readonly date: string | null;
}

/** The settings as they are for the recording that is open; the same object where they are of it already. */
export function inRecording(settings: StudioSettings, recording: StudioRecording): StudioSettings {
  return isAnalysedIn(settings, recording)
    ? stamped(settings, recording.filename)
    : movedTo(settings, recording.filename);
}

/** @param filename of a recording that they are not of */
export function movedTo(settings: StudioSettings, filename: string): StudioSettings {
  const { setAside } = settings;
  const left = hasAnalysis(settings) ? aside(settings) : null;
  // An old copy is played where the server is away, and the new recording after that.
  if (setAside?.recording === filename) return broughtBack(settings, setAside, filename, left);
  if (left === null) return stamped(settings, filename);
  return {
    ...settings,
    ...NO_ANALYSIS,
    loopRegion: null,
    loopEnabled: false,
    recording: filename,
    setAside: left,
  };
}

/** The member says that what was set aside is true of this recording as well. A loop set in this one stays. */
export function takenOver(settings: StudioSettings): StudioSettings {
  const { setAside, loopRegion } = settings;
  if (setAside === null) return settings;
  return {
    ...settings,
    ...analysisOf(setAside),
    loopRegion: loopRegion ?? setAside.loopRegion,
    setAside: null,
  };
}

/** Markers that cannot have been set in this recording. */
export function beyondEnd(markers: readonly Marker[], duration: number): readonly Marker[] {
  return duration > 0 ? markers.filter(({ time }) => time > duration + TOLERANCE) : [];
}

/** Seconds by which two readings of one recording's length differ. */
const TOLERANCE = 1;

/** What an older version kept does not say what was analysed: an analysis from before the recording came is not of it. */
function isAnalysedIn(
  { recording, analysisResults }: StudioSettings,
  { filename, date }: StudioRecording,
): boolean {
  if (recording !== null) return recording === filename;
  if (analysisResults === null || date === null) return true;
  return Date.parse(analysisResults.analyzedAt) >= Date.parse(date);
}

function stamped(settings: StudioSettings, filename: string): StudioSettings {
  return settings.recording === filename ? settings : { ...settings, recording: filename };
}

function aside(settings: StudioSettings): SetAside {
  const { recording, loopRegion } = settings;
  return { ...analysisOf(settings), recording, loopRegion };
}

function broughtBack(
  settings: StudioSettings,
  setAside: SetAside,
  recording: string,
  left: SetAside | null,
): StudioSettings {
  const loopRegion =
    left === null ? (settings.loopRegion ?? setAside.loopRegion) : setAside.loopRegion;
  return {
    ...settings,
    ...analysisOf(setAside),
    loopRegion,
    loopEnabled: settings.loopEnabled && loopRegion !== null,
    recording,
    setAside: left,
  };
}
