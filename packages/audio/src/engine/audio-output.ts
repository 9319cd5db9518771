/** The one AudioContext of all sounds: made with the first, woken by a press, closed with the engine. */
import type { AudioPlatform } from "./audio-platform.ts";
import { createMediaSources, type MediaSources } from "./graph/media-sources.ts";
import { createShifterPool, type ShifterPool } from "./pitch/shifter-pool.ts";

export interface AudioOutput {
  readonly context: AudioContext;
  readonly shifters: ShifterPool;
  readonly sources: MediaSources;
  /** Asks the browser to let it sound; false where it does not. */
  wake(): Promise<boolean>;
  /** Calls when the browser or the system silences it. */
  onSilenced(listener: () => void): () => void;
  close(): void;
}

/** Milliseconds in which a browser that lets us sound at all has started. */
const PATIENCE = 500;

/** Null where there is no Web Audio. */
export function openAudioOutput(platform: AudioPlatform): AudioOutput | null {
  const context = newContext(platform);
  if (!context) return null;
  const isRunning = () => context.state === "running";

  return {
    context,
    shifters: createShifterPool(context, platform.modules),
    sources: createMediaSources(context, platform.newMedia),
    async wake() {
      if (isRunning()) return true;
      const late = new Promise<void>((resolve) => platform.after(PATIENCE, resolve));
      await Promise.race([context.resume().catch(() => {}), late]);
      return isRunning();
    },
    onSilenced(listener) {
      const listen = () => {
        if (!isRunning()) listener();
      };
      context.addEventListener("statechange", listen);
      return () => context.removeEventListener("statechange", listen);
    },
    close() {
      void context.close().catch(() => {});
    },
  };
}

function newContext({ newContext }: AudioPlatform): AudioContext | null {
  try {
    return newContext?.() ?? null;
  } catch {
    return null;
  }
}
