/** What a media element is told, since speed is its own doing and, where nothing better is to be had, pitch as well. */
import { clamp } from "@bandstand/domain/clamp";
import { isShifted, pitchRatio } from "./pitch/pitch-ratio.ts";
import type { PitchMethod, SoundControls } from "./studio-sound.ts";

export interface ElementSettings {
  playbackRate: number;
  preservesPitch: boolean;
  volume: number;
}

/** What every browser plays; the documented ends of a pitch's ratio. */
const SLOWEST = 0.25;
const FASTEST = 4;

/** @param isInGraph the volume is then the graph's */
export function elementSettings(
  { speed, pitch, volume }: Pick<SoundControls, "speed" | "pitch" | "volume">,
  way: PitchMethod,
  isInGraph: boolean,
): ElementSettings {
  const isByRate = way === "rate" && isShifted(pitch);
  const rate = isByRate ? speed * pitchRatio(pitch) : speed;
  return {
    playbackRate: clamp(rate, SLOWEST, FASTEST),
    preservesPitch: !isByRate,
    volume: isInGraph ? 1 : volume,
  };
}

/** Says only what is new: some browsers begin anew with whatever they are told. */
export function tell(media: ElementSettings, settings: ElementSettings): void {
  for (const name of ["preservesPitch", "playbackRate", "volume"] as const) {
    if (media[name] !== settings[name]) Object.assign(media, { [name]: settings[name] });
  }
}
