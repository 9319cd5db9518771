/** What all studios of a page sound through. */
import { type AudioOutput, openAudioOutput } from "./audio-output.ts";
import type { AudioPlatform } from "./audio-platform.ts";
import { openSound } from "./sound.ts";
import type { SoundControls, StudioSound } from "./studio-sound.ts";
import type { Recording } from "./channel.ts";

export interface AudioEngine {
  openSound(recording: Recording, controls: SoundControls): StudioSound;
  /** Closes its sounds as well. */
  close(): void;
}

export function createAudioEngine(platform: AudioPlatform): AudioEngine {
  const sounds = new Set<StudioSound>();
  /** Undefined until the first sound asks. */
  let output: AudioOutput | null | undefined;

  return {
    openSound(recording, controls) {
      if (output === undefined) output = openAudioOutput(platform);
      const sound = openSound({ recording, controls, platform, output });
      const open: StudioSound = {
        ...sound,
        close() {
          sounds.delete(open);
          sound.close();
        },
      };
      sounds.add(open);
      return open;
    },
    close() {
      for (const sound of sounds) sound.close();
      output?.close();
      output = undefined;
    },
  };
}
