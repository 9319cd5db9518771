/** The engine of this page's studios, made when the first one opens: a browser allows few audio contexts. */
import type { AudioEngine } from "@bandstand/audio/engine/audio-engine";
import type { SoundControls, StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { OpenedRecording } from "../../../records/player/playable.ts";
import { createStudioEngine } from "../sound/studio-engine.ts";

let engine: AudioEngine | null = null;

export function openStudioSound(
  { url, kind, duration }: Pick<OpenedRecording, "url" | "kind" | "duration">,
  controls: SoundControls,
): StudioSound {
  engine ??= createStudioEngine(window);
  return engine.openSound({ url, kind, duration }, controls);
}
