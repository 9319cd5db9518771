/** What the settings of a studio mean for its sound. */
import type { CountedIn, SoundControls } from "@bandstand/audio/engine/studio-sound";
import type { StudioSettings } from "@bandstand/domain/studio/settings";

/** Counted without the song's own beat: 4/4 at 120. */
const BEATS_A_BAR = 4;
const SECONDS_A_BEAT = 0.5;

export interface Moment {
  /** The factor to play at: the trainer may have got further than what is set. */
  speed: number;
  /** As the band noted it, for where the recording was not analysed. */
  bpm: number | null | undefined;
}

export function soundControls(settings: StudioSettings, { speed, bpm }: Moment): SoundControls {
  const { volume, parts, detectedBeats, barPositions, countIn, click } = settings;
  return {
    volume,
    speed,
    pitch: settings.pitchShift + settings.finePitch / 100,
    gains: settings.eqEnabled ? settings.equalizerBands.map(({ gain }) => gain) : null,
    loop: settings.loopEnabled ? settings.loopRegion : null,
    parts,
    click: settings.clickEnabled
      ? { beats: detectedBeats, bars: barPositions, division: click.division }
      : null,
    clickLevel: click.level,
    countIn: countIn === 0 ? null : countedIn(settings, bpm),
  };
}

/** In seconds of the recording: the sound counts as fast as it is going to play. */
function countedIn(
  { countIn, countInRounds, beatsPerBar, beatInterval }: StudioSettings,
  bpm: number | null | undefined,
): CountedIn {
  const beatsABar = beatsPerBar ?? BEATS_A_BAR;
  const noted = bpm ? 60 / bpm : SECONDS_A_BEAT;
  return {
    beats: countIn * beatsABar,
    beatsABar,
    secondsABeat: beatInterval ?? noted,
    isEachRound: countInRounds,
  };
}
