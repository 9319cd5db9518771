import { ALL_PARTS } from "@bandstand/domain/studio/ranges";
import type { SoundControls } from "./studio-sound.ts";

/** A recording as it is. */
export const FIRST_CONTROLS: SoundControls = {
  volume: 1,
  speed: 1,
  pitch: 0,
  gains: null,
  loop: null,
  parts: ALL_PARTS,
  click: null,
  clickLevel: 0.5,
  countIn: null,
};
