/** What the settings of a studio mean for its sound. */
import type { SoundControls } from "@bandstand/audio/engine/studio-sound";
import type { StudioSettings } from "@bandstand/domain/studio/settings";

/** Counted where nothing was heard of the song's own beat: 4/4 at 120. */
const BEATS_A_BAR = 4;
const SECONDS_A_BEAT = 0.5;

/** @param speed the factor to play at: the trainer may have got further than what is set */
export function soundControls(
  settings: StudioSettings,
  speed = settings.playbackRate,
): SoundControls {
  const { volume, centreReduced, detectedBeats, barPositions, countIn } = settings;
  const secondsABeat = settings.beatInterval ?? SECONDS_A_BEAT;
  return {
    volume,
    speed,
    pitch: settings.pitchShift + settings.finePitch / 100,
    gains: settings.eqEnabled ? settings.equalizerBands.map(({ gain }) => gain) : null,
    loop: settings.loopEnabled ? settings.loopRegion : null,
    centreReduced,
    click: settings.clickEnabled ? { beats: detectedBeats, bars: barPositions } : null,
    countIn:
      countIn === 0
        ? null
        : // As fast as the song is going to be.
          {
            beats: countIn * (settings.beatsPerBar ?? BEATS_A_BAR),
            secondsABeat: secondsABeat / speed,
          },
  };
}
